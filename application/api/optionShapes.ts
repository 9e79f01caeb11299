/** Why a value is invalid: its path, such as `theme.variables.accent`, the expected value and the given one. */
export interface Fault {
  readonly path: string
  readonly expected: string
  readonly given: unknown
}

export type Table = Readonly<Record<string, unknown>>

/** Returns what an invalid value should be, or the fault inside it; a falsy value if it is valid. */
export type Rule = (value: unknown, path: string) => string | Fault | false | undefined

/**
 * The expected form of a value: the type of this example (a list may have any length), a text that matches, or a rule.
 * Literals and functions only: bundlers drop them if Portico is never set up (U-04).
 */
export type Shape = string | number | boolean | RegExp | Rule | List | Shapes
type List = readonly [Shape]
export interface Shapes {
  readonly [name: string]: Shape
}

export const isFunction: Rule = (value) => typeof value !== 'function' && 'a function'

const isList = (shape: List | Shapes): shape is List => Array.isArray(shape)

/** Excludes lists and maps, dates and the like, whose entries would not be read. */
const isTable = (value: unknown): value is Table => /^\[object (Object|Module)]$/.test({}.toString.call(value))

/** More entries than any option needs: a sparse list may claim a length that cannot be iterated. */
const LONGEST_LIST = 100_000

const lookInto = (value: unknown, shape: Shape, path: string, isNeeded: boolean): Fault | undefined => {
  if (value === undefined && !isNeeded) return undefined
  const unless = (isRight: boolean, expected: string): Fault | undefined =>
    isRight ? undefined : { path, expected, given: value }
  if (typeof shape === 'function') {
    const said = shape(value, path)
    return typeof said === 'string' ? unless(false, said) : said || undefined
  }
  if (typeof shape !== 'object') return unless(typeof value === typeof shape, `a ${typeof shape}`)
  if (shape instanceof RegExp) return unless(typeof value === 'string' && shape.test(value), `a string like ${shape}`)
  if (isList(shape))
    return Array.isArray(value) && value.length <= LONGEST_LIST
      ? // Includes gaps, which are invalid entries.
        Array.from(value, (each, at) => faultOf(each, shape[0], `${path}[${at}]`, true)).find(Boolean)
      : unless(false, 'a list')
  return isTable(value)
    ? Object.entries(shape)
        .map(([name, each]) => faultOf(value[name], each, path + (path && '.') + name, isNeeded))
        .find(Boolean)
    : unless(false, 'a table')
}

/**
 * A missing value is valid unless it `isNeeded`; inside an entry of a list, every value is needed. A value that throws
 * when it is read (a getter, a revoked `Proxy`) is invalid.
 */
export const faultOf = (value: unknown, shape: Shape, path: string, isNeeded = false): Fault | undefined => {
  try {
    return lookInto(value, shape, path, isNeeded)
  } catch {
    return { path, expected: 'readable', given: 'what throws' }
  }
}

/** A table with any keys; those in `special` have shapes of their own. */
export const table =
  (each: Shape, special: Shapes = {}): Rule =>
  (value, path) =>
    faultOf(value, {}, path, true) ??
    faultOf(value, { ...Object.fromEntries(Object.keys(value as Table).map((name) => [name, each])), ...special }, path)
