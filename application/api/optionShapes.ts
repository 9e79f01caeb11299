/** Why a value is refused: where it stands, such as `theme.variables.accent`, what it has to be, and what it is. */
export interface Fault {
  readonly path: string
  readonly expected: string
  readonly given: unknown
}

export type Table = Readonly<Record<string, unknown>>

/** Says what a wrong value has to be, or where in it the fault is; nothing of a right one. */
export type Rule = (given: unknown, path: string) => string | Fault | false | undefined

/**
 * What a value has to be: like this one, where a list has any number of entries; a text of this form; or what the rule
 * says. Literals and functions only: a bundler leaves them out where nothing sets Portico up (U-04).
 */
export type Shape = string | number | boolean | RegExp | Rule | List | Shapes
type List = readonly [Shape]
export interface Shapes {
  readonly [name: string]: Shape
}

const isList = (shape: List | Shapes): shape is List => Array.isArray(shape)

/** Neither a list nor a map, a date or the like, of which nothing would be read. */
const isTable = (given: unknown): given is Table => /^\[object (Object|Module)]$/.test({}.toString.call(given))

/** More entries than any option has use for: a list of gaps may be said to be longer than can be looked at. */
const LONGEST_LIST = 100_000

const lookInto = (given: unknown, shape: Shape, path: string, isNeeded: boolean): Fault | undefined => {
  if (given === undefined && !isNeeded) return undefined
  const unless = (isRight: boolean, expected: string): Fault | undefined =>
    isRight ? undefined : { path, expected, given }
  if (typeof shape === 'function') {
    const said = shape(given, path)
    return typeof said === 'string' ? unless(false, said) : said || undefined
  }
  if (typeof shape !== 'object') return unless(typeof given === typeof shape, `a ${typeof shape}`)
  if (shape instanceof RegExp) return unless(typeof given === 'string' && shape.test(given), `a string like ${shape}`)
  if (isList(shape))
    return Array.isArray(given) && given.length <= LONGEST_LIST
      ? // With its gaps, which are no entries.
        Array.from(given, (each, at) => faultOf(each, shape[0], `${path}[${at}]`, true)).find(Boolean)
      : unless(false, 'a list')
  return isTable(given)
    ? Object.entries(shape)
        .map(([name, each]) => faultOf(given[name], each, path + (path && '.') + name, isNeeded))
        .find(Boolean)
    : unless(false, 'a table')
}

/**
 * What is left out is right, except where it `isNeeded`: in an entry of a list, all is. What throws where it is looked
 * at, as a getter or a revoked `Proxy` does, is wrong.
 */
export const faultOf = (given: unknown, shape: Shape, path: string, isNeeded = false): Fault | undefined => {
  try {
    return lookInto(given, shape, path, isNeeded)
  } catch {
    return { path, expected: 'readable', given: 'what throws' }
  }
}

/** A table of any names, of which some are special. */
export const table =
  (each: Shape, special: Shapes = {}): Rule =>
  (given, path) =>
    faultOf(given, {}, path, true) ??
    faultOf(given, { ...Object.fromEntries(Object.keys(given as Table).map((name) => [name, each])), ...special }, path)
