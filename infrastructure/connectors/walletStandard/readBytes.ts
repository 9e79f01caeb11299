import { readList } from '../readList.js'

/** A PSBT may hold the whole transactions that it spends. */
const MOST_BYTES = 1_048_576

const isByte = (value: unknown): value is number =>
  typeof value === 'number' && Number.isInteger(value) && value >= 0 && value <= 255

/** Bytes that a wallet answered, copied; `undefined` when they are none, or more than 1 MiB. */
export const readBytes = (input: unknown): Uint8Array | undefined => {
  const list = readList(input, MOST_BYTES)
  return list !== undefined && list.length > 0 && list.every(isByte) ? Uint8Array.from(list) : undefined
}
