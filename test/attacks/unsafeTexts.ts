import { safeText } from './safeText.js'

/** The forbidden texts of a decoded value, with their paths; has to be empty. */
export const unsafeTexts = (value: unknown, key = '', path = ''): readonly string[] => {
  if (typeof value === 'string')
    return Object.hasOwn(safeText, key) && safeText[key]?.(value) === true ? [] : [`${path}: ${value.slice(0, 80)}`]
  if (typeof value !== 'object' || value === null) return []
  if (value instanceof Set || Array.isArray(value))
    return [...(value as Iterable<unknown>)].flatMap((entry, index) => unsafeTexts(entry, key, `${path}.${index}`))
  return Object.entries(value).flatMap(([name, entry]: [string, unknown]) =>
    unsafeTexts(entry, name, `${path}.${name}`),
  )
}
