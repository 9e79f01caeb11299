/** One property of a thing that a page script made: read once, never throwing, absent when it cannot be read. */
export const readField = (source: unknown, key: string): unknown => {
  try {
    const readable = (typeof source === 'object' && source !== null) || typeof source === 'function'
    return readable ? Reflect.get(source, key) : undefined
  } catch {
    return undefined
  }
}
