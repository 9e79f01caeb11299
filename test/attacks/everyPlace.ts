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
 * Copies of a JSON value with the payload at one place each; and one with the payload under an additional key
 * everywhere.
 */
export const everyPlace = (sample: unknown, payload: string): readonly unknown[] => [
  payload,
  ...placesOf(sample).map((path) => replaced(sample, path, payload)),
  ...placesOf(sample).map((path) => replaced(sample, path, { [payload]: payload })),
]
