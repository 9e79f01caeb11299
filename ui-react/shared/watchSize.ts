/**
 * Calls back when the size of an element changes; never in test environments without `ResizeObserver`. Returns a
 * function that stops it.
 */
export const watchSize = (changed: () => void, ...elements: readonly Element[]): (() => void) => {
  if (!('ResizeObserver' in globalThis)) return () => undefined
  const sizes = new ResizeObserver(changed)
  for (const element of elements) sizes.observe(element)
  return () => sizes.disconnect()
}
