const replaced = (value: unknown, [step, ...rest]: readonly string[], payload: unknown): unknown => {
  if (step === undefined) return payload
  if (Array.isArray(value))
    return value.map((entry: unknown, index) => (String(index) === step ? replaced(entry, rest, payload) : entry))
  return { ...(value as object), [step]: replaced(Reflect.get(value as object, step), rest, payload) }
}

const placesOf = (value: unknown, path: readonly string[] = []): readonly (readonly string[])[] => {
  const inside =
    typeof value === 'object' && value !== null
      ? Object.entries(value).flatMap(([key, entry]: [string, unknown]) => placesOf(entry, [...path, key]))
      : []
  return path.length === 0 ? inside : [path, ...inside]
}

/**
 * A JSON value once for each place in it, with the payload there; and once with the payload for a further key
 * everywhere.
 */
export const everyPlace = (sample: unknown, payload: string): readonly unknown[] => [
  payload,
  ...placesOf(sample).map((path) => replaced(sample, path, payload)),
  ...placesOf(sample).map((path) => replaced(sample, path, { [payload]: payload })),
]
