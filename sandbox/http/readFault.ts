import type { Fault } from './Fault.js'
import { ORDER_PARTS } from './orderParts.js'
import { orderReader } from './orderReader.js'

const LONGEST_DELAY_MS = 600_000
const { text, flag, status, headers, upTo } = ORDER_PARTS

/** Reads an ordered fault; a text says what is wrong with it. */
export const readFault = orderReader<Fault>('fault', {
  delayMs: upTo(LONGEST_DELAY_MS),
  drop: flag,
  hang: flag,
  status,
  headers,
  body: text,
})
