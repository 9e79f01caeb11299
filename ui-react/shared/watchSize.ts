/** Calls whenever the size of one of these changes, which a browser of tests may never say; returns what ends that. */
export const watchSize = (changed: () => void, ...elements: readonly Element[]): (() => void) => {
  if (!('ResizeObserver' in globalThis)) return () => undefined
  const sizes = new ResizeObserver(changed)
  for (const element of elements) sizes.observe(element)
  return () => sizes.disconnect()
}
