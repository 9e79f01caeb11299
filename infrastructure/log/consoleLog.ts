import type { Log } from '../../application/ports/platform.js'
import { DEFAULT_LOG_LEVEL, type LogLevel } from '../../domain/config/options.js'

const SECRETS: readonly (readonly [pattern: RegExp, instead: string])[] = [
  // A pairing link holds the key of its session.
  [/\bwc:[^\s"'<>]+/gi, 'wc:…'],
  // What stands behind the path may be anything; a link of an app is nothing but that.
  [/\b(https?:\/\/[^\s"'<>?#]*)[?#][^\s"'<>]*/gi, '$1…'],
  [/\b(?!https?:)([a-z][a-z0-9+.-]*):\/\/[^\s"'<>]*/gi, '$1://…'],
  [/[^\s"'<>@:/]+@[^\s"'<>@]+\.[a-z]{2,}/gi, '…@…'],
  [/\b0x[0-9a-f]{16,}/gi, '0x…'],
  [/\b[1-9a-km-zA-HJ-NP-Z]{32,44}\b/g, '…'],
]

/** A text without addresses, hashes, e-mails and what stands in links (S-14, S-26). */
const redact = (text: string): string =>
  SECRETS.reduce((rest, [pattern, instead]) => rest.replace(pattern, instead), text)

const MAX_TEXT_LENGTH = 500
/** What tells a developer what went wrong. All else of an error may be about the visitor. */
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
  if (typeof value === 'string') return redact(value.slice(0, MAX_TEXT_LENGTH))
  if (typeof value !== 'object' || value === null)
    return typeof value === 'number' || typeof value === 'boolean' ? value : undefined
  if (depth === MAX_DEPTH) return undefined
  const told = REPORTED_KEYS.flatMap((key) => {
    const part = summarizeTo(read(value, key), depth + 1)
    return part === undefined ? [] : [[key, part] as const]
  })
  return told.length === 0 ? undefined : Object.fromEntries(told)
}

/** A copy of an error for the console: the parts that explain the failure, without the visitor's data (S-26). */
const summarize = (detail: unknown): unknown => summarizeTo(detail, 0)

const PREFIX = '[portico]'
const FROM_SILENT: readonly LogLevel[] = ['silent', 'error', 'warn', 'info', 'debug']

type Console = Pick<typeof globalThis.console, 'error' | 'warn' | 'info'>

/**
 * Writes to the developer's console up to a level (S9-31), without addresses, e-mails and links (S-26). Nothing else
 * writes to it.
 */
export const makeConsoleLog = ({
  level = DEFAULT_LOG_LEVEL,
  console = globalThis.console,
}: { readonly level?: LogLevel; readonly console?: Console } = {}): Log => {
  const at =
    (name: keyof Log) =>
    (message: string, detail?: unknown): void => {
      if (FROM_SILENT.indexOf(name) > FROM_SILENT.indexOf(level)) return
      const summary = summarize(detail)
      if (summary === undefined) console[name](PREFIX, redact(message))
      else console[name](PREFIX, redact(message), summary)
    }
  return { error: at('error'), warn: at('warn'), info: at('info') }
}
