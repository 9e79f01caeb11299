/**
 * The kinds of elements that the document is made of, with the names of their attributes; our own `data-` ones are left
 * out. A text that became more than a text adds one.
 */
export const elementNames = (): readonly string[] => {
  const kinds = [...document.body.querySelectorAll('*')].flatMap((element) => [
    element.localName,
    ...element
      .getAttributeNames()
      .filter((name) => !name.startsWith('data-'))
      .map((name) => `${element.localName}[${name}]`),
  ])
  return [...new Set(kinds)].sort()
}
