import { ORDER_PARTS } from './orderParts.js'
import { orderReader } from './orderReader.js'
import type { Rewrite } from './Rewrite.js'

const { status, headers } = ORDER_PARTS

const isObject = (value: unknown): boolean => typeof value === 'object' && value !== null && !Array.isArray(value)
const isBase64 = (value: unknown): boolean => typeof value === 'string' && /^[a-z0-9+/]*={0,2}$/i.test(value)

/** Reads an ordered rewrite; a text says what is wrong with it. */
export const readRewrite = orderReader<Rewrite>('rewrite', {
  set: [isObject, 'an object of places and values'],
  body: [() => true, 'JSON'],
  base64: [isBase64, 'a text in base64'],
  status,
  headers,
})
