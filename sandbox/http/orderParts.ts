import { validateHeaderName, validateHeaderValue } from 'node:http'

/** What a part of an order must be, and in which words to say so. */
export type OrderPart = readonly [fits: (value: unknown) => boolean, words: string]

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

/** Parts that more than one kind of order has, or could have. */
export const ORDER_PARTS = {
  text: [isText, 'a text'],
  someText: [(value) => isText(value) && value !== '', 'a text'],
  count: [isWhole(1, Number.MAX_SAFE_INTEGER), 'a whole number from 1'],
  flag: [(value) => typeof value === 'boolean', 'true or false'],
  status: [isWhole(200, 599), 'a whole number from 200 to 599'],
  headers: [areHeaders, 'an object of header names and texts'],
  upTo: (most: number) => [isWhole(0, most), `a whole number from 0 to ${most}`],
} satisfies Readonly<Record<string, OrderPart | ((most: number) => OrderPart)>>
