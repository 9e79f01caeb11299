/** The words of an element that a screen reader meets: what is hidden from it is left out. */
export const wordsOf = (element: Element | undefined): string => {
  const copy = element?.cloneNode(true)
  if (!(copy instanceof Element)) return ''
  for (const hidden of copy.querySelectorAll('[aria-hidden="true"]')) hidden.remove()
  return copy.textContent
}
