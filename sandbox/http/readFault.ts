import type { Fault } from './Fault.js'

const KINDS: Readonly<Record<keyof Fault, string>> = {
  match: 'string',
  method: 'string',
  times: 'number',
  delayMs: 'number',
  drop: 'boolean',
  hang: 'boolean',
  status: 'number',
  headers: 'object',
  body: 'string',
}

const fits = (value: object): value is Fault =>
  'match' in value && Object.entries(value).every(([key, part]: [string, unknown]) => typeof part === Object.entries(KINDS).find(([name]) => name === key)?.[1])

/** Reads an ordered fault; the text says what is wrong with it. */
export const readFault = (text: string): Fault | string => {
  try {
    const value: unknown = JSON.parse(text)
    if (typeof value === 'object' && value !== null && fits(value)) return value
  } catch {
    return 'the body is not JSON'
  }
  return `a fault is an object with "match" (text), and any of ${Object.keys(KINDS).join(', ')}`
}
