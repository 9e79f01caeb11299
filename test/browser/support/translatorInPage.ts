/** A deprecated element; TypeScript warns of its name. */
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
 * What a browser's translator does to a page: it moves each text into a `<font>` with its translation, as soon as it
 * appears. Text under `translate="no"` is unchanged. Runs before the page's own code.
 */
export const translate = (): void => {
  new MutationObserver(() => wrapAll(document)).observe(document, { childList: true, subtree: true })
}

translate()
