/**
 * The element types of the document, with the names of their attributes, except our own `data-` ones. Text that became
 * markup adds one.
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
