/** An element of old, which the types of today warn of by its name. */
const TRANSLATION: string = 'font'
const LEFT_ALONE = 'font, script, style, textarea, title, [translate=no]'

const wrapAll = (root: Node): void => {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
  const texts: Text[] = []
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode())
    if (node instanceof Text && node.data.trim() !== '' && node.parentElement?.closest(LEFT_ALONE) === null)
      texts.push(node)
  for (const text of texts) {
    const [outer, inner] = [document.createElement(TRANSLATION), document.createElement(TRANSLATION)]
    outer.append(inner)
    text.replaceWith(outer)
    inner.append(text)
  }
}

/**
 * What a browser's translator does to a page: each text goes into `<font>`, in which its translation stands, as soon as
 * it is there. What says `translate="no"` stays as it is. Runs before the page's own code.
 */
export const translate = (): void => {
  new MutationObserver(() => wrapAll(document)).observe(document, { childList: true, subtree: true })
}

translate()
