import { validateHeaderName, validateHeaderValue } from 'node:http'
import type { Fault, RequestRule, Rewrite } from './rules.js'
import { readObject } from './handler.js'

/** Check of a field, and its description in error messages. */
type RuleField = readonly [fits: (value: unknown) => boolean, words: string]

const isWhole = (least: number, most: number) => (value: unknown) =>
  typeof value === 'number' && Number.isInteger(value) && value >= least && value <= most
const isText = (value: unknown): boolean => typeof value === 'string'

const areHeaders = (value: unknown): boolean => {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false
  return Object.entries(value).every(([name, text]: [string, unknown]) => {
    if (typeof text !== 'string') return false
    try {
      validateHeaderName(name)
      validateHeaderValue(name, text)
      return true
    } catch {
      return false
    }
  })
}

/** Checks shared by several kinds of orders. */
const RULE_FIELDS = {
  text: [isText, 'a text'],
  someText: [(value) => isText(value) && value !== '', 'a text'],
  count: [isWhole(1, Number.MAX_SAFE_INTEGER), 'a whole number from 1'],
  flag: [(value) => typeof value === 'boolean', 'true or false'],
  status: [isWhole(200, 599), 'a whole number from 200 to 599'],
  headers: [areHeaders, 'an object of header names and texts'],
  upTo: (most: number) => [isWhole(0, most), `a whole number from 0 to ${most}`],
} satisfies Readonly<Record<string, RuleField | ((most: number) => RuleField)>>

const COMMON_FIELDS: Readonly<Record<keyof RequestRule, RuleField>> = {
  match: RULE_FIELDS.someText,
  query: RULE_FIELDS.text,
  method: RULE_FIELDS.text,
  times: RULE_FIELDS.count,
}

/** Makes a reader of orders with these specific fields; the reader returns an error text for invalid ones. */
const ruleReader = <O extends RequestRule>(
  what: string,
  own: Readonly<Record<Exclude<keyof O, keyof RequestRule>, RuleField>>,
) => {
  const parts = new Map<string, RuleField>(Object.entries<RuleField>({ ...COMMON_FIELDS, ...own }))
  const complaintsAbout = (value: object): readonly string[] => [
    ...('match' in value ? [] : ['"match" is missing']),
    ...Object.entries(value).flatMap(([name, given]: [string, unknown]) => {
      const [fits, words] = parts.get(name) ?? []
      if (fits === undefined || words === undefined) return [`"${name}" is no part of a ${what}`]
      return fits(given) ? [] : [`"${name}" must be ${words}`]
    }),
  ]
  const isOrder = (value: object): value is O => complaintsAbout(value).length === 0
  return (text: string): O | string => {
    const value = readObject(text)
    if (value === undefined) return 'the body is not a JSON object'
    return isOrder(value) ? value : complaintsAbout(value).join('; ')
  }
}

const LONGEST_DELAY_MS = 600_000
const { text, flag, status, headers, upTo } = RULE_FIELDS

/** Reads a fault order; returns an error text if invalid. */
export const readFault = ruleReader<Fault>('fault', {
  delayMs: upTo(LONGEST_DELAY_MS),
  drop: flag,
  hang: flag,
  status,
  headers,
  body: text,
})

const isObject = (value: unknown): boolean => typeof value === 'object' && value !== null && !Array.isArray(value)
const isBase64 = (value: unknown): boolean => typeof value === 'string' && /^[a-z0-9+/]*={0,2}$/i.test(value)

/** Reads a rewrite order; returns an error text if invalid. */
export const readRewrite = ruleReader<Rewrite>('rewrite', {
  set: [isObject, 'an object of places and values'],
  body: [() => true, 'JSON'],
  base64: [isBase64, 'a text in base64'],
  status: RULE_FIELDS.status,
  headers: RULE_FIELDS.headers,
})
