/** The text of an element for a screen reader: hidden parts are left out. */
export const wordsOf = (element: Element | undefined): string => {
  const copy = element?.cloneNode(true)
  if (!(copy instanceof Element)) return ''
  for (const hidden of copy.querySelectorAll('[aria-hidden="true"]')) hidden.remove()
  return copy.textContent
}
