import { scrub } from './scrub.js'

const LONGEST = 500
/** What tells a developer what went wrong. All else of an error may be about the visitor. */
const TOLD: readonly string[] = [
  '_tag',
  'name',
  'code',
  'status',
  'message',
  'detail',
  'afterMs',
  'connectorId',
  'networkId',
  'reported',
  'cause',
]
const DEEPEST = 3

const read = (source: object, key: string): unknown => {
  try {
    return Reflect.get(source, key)
  } catch {
    return undefined
  }
}

const parts = (value: unknown, depth: number): unknown => {
  if (typeof value === 'string') return scrub(value.slice(0, LONGEST))
  if (typeof value !== 'object' || value === null)
    return typeof value === 'number' || typeof value === 'boolean' ? value : undefined
  if (depth === DEEPEST) return undefined
  const told = TOLD.flatMap((key) => {
    const part = parts(read(value, key), depth + 1)
    return part === undefined ? [] : [[key, part] as const]
  })
  return told.length === 0 ? undefined : Object.fromEntries(told)
}

/** What the console is told of an error: a copy of the parts that tell what went wrong, without what is the visitor's (S-26). */
export const summarize = (detail: unknown): unknown => parts(detail, 0)
