import type { Log } from '../../application/ports/platform.js'
import { scrub } from '../../domain/notify/scrub.js'

/** Applied after scrubbing: a secret cut in half would not be recognised, and half of it would be logged. */
const MAX_TEXT_LENGTH = 500
/** Keys that explain a failure to a developer. Other keys of an error may hold visitor data. */
const REPORTED_KEYS: readonly string[] = [
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
const MAX_DEPTH = 3

const read = (source: object, key: string): unknown => {
  try {
    return Reflect.get(source, key)
  } catch {
    return undefined
  }
}

const summarizeTo = (value: unknown, depth: number): unknown => {
  if (typeof value === 'string') return scrub(value).slice(0, MAX_TEXT_LENGTH)
  if (typeof value !== 'object' || value === null)
    return typeof value === 'number' || typeof value === 'boolean' ? value : undefined
  if (depth === MAX_DEPTH) return undefined
  const fields = REPORTED_KEYS.flatMap((key) => {
    const part = summarizeTo(read(value, key), depth + 1)
    return part === undefined ? [] : [[key, part] as const]
  })
  return fields.length === 0 ? undefined : Object.fromEntries(fields)
}

/** A copy of an error for the console: the parts that explain the failure, without the visitor's data (S-26). */
const summarize = (detail: unknown): unknown => summarizeTo(detail, 0)

const PREFIX = '[portico]'
/** Code of an error or alert. Exempt from scrubbing, which would take it for a word of a recovery phrase. */
const CODE = /^PTC(?:-[A-Z]{1,20}){1,8} /

const scrubMessage = (message: string): string => {
  const [code = ''] = CODE.exec(message) ?? []
  return code + scrub(message.slice(code.length))
}

type Console = Pick<typeof globalThis.console, 'error' | 'warn' | 'info'>

/** Writes to the developer's console, scrubbed (S-26). */
export const makeConsoleLog = (console: Console = globalThis.console): Log => {
  const at =
    (name: keyof Log) =>
    (message: string, detail?: unknown): void => {
      const summary = summarize(detail)
      if (summary === undefined) console[name](PREFIX, scrubMessage(message))
      else console[name](PREFIX, scrubMessage(message), summary)
    }
  return { error: at('error'), warn: at('warn'), info: at('info') }
}
