import { validateHeaderName, validateHeaderValue } from 'node:http'
import { readObject } from './readObject.js'
import type { Fault } from './Fault.js'

const LONGEST_DELAY_MS = 600_000

const isWhole = (least: number, most: number) => (value: unknown) => typeof value === 'number' && Number.isInteger(value) && value >= least && value <= most
const isFlag = (value: unknown): boolean => typeof value === 'boolean'
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

/** What each part must be, and in which words to say so. */
const PARTS: Readonly<Record<keyof Fault, readonly [fits: (value: unknown) => boolean, words: string]>> = {
  match: [(value) => isText(value) && value !== '', 'a text'],
  method: [isText, 'a text'],
  times: [isWhole(1, Number.MAX_SAFE_INTEGER), 'a whole number from 1'],
  delayMs: [isWhole(0, LONGEST_DELAY_MS), `a whole number from 0 to ${LONGEST_DELAY_MS}`],
  drop: [isFlag, 'true or false'],
  hang: [isFlag, 'true or false'],
  status: [isWhole(200, 599), 'a whole number from 200 to 599'],
  headers: [areHeaders, 'an object of header names and texts'],
  body: [isText, 'a text'],
}

const isPart = (name: string): name is keyof Fault => Object.hasOwn(PARTS, name)

const complaints = (value: object): readonly string[] => [
  ...('match' in value ? [] : ['"match" is missing']),
  ...Object.entries(value).flatMap(([name, part]: [string, unknown]) => {
    if (!isPart(name)) return [`"${name}" is no part of a fault`]
    const [fits, words] = PARTS[name]
    return fits(part) ? [] : [`"${name}" must be ${words}`]
  }),
]

const isFault = (value: object): value is Fault => complaints(value).length === 0

/** Reads an ordered fault; a text says what is wrong with it. */
export const readFault = (text: string): Fault | string => {
  const value = readObject(text)
  if (value === undefined) return 'the body is not a JSON object'
  return isFault(value) ? value : complaints(value).join('; ')
}
