import type { Locator } from 'playwright-core'

/**
 * The kinds of elements that a part of the page is made of, with the names of their attributes; our own `data-` ones
 * are left out.
 */
export const elementNames = async (part: Locator): Promise<readonly string[]> => {
  const kinds = await part.evaluateAll((roots) =>
    roots
      .flatMap((root) => [root, ...root.querySelectorAll('*')])
      .flatMap((element) => [
        element.localName,
        ...element
          .getAttributeNames()
          .filter((name) => !name.startsWith('data-'))
          .map((name) => `${element.localName}[${name}]`),
      ]),
  )
  return [...new Set(kinds)].sort()
}
