import { attempt, readField } from '../../shared/safeRead.js'

/** Fields in which wallets, relays and libraries wrap inner errors. */
const INNER: readonly string[] = [
  ...['message', 'data', 'originalError', 'error', 'cause', 'info'],
  ...['reason', 'details', 'shortMessage'],
]
/** Wallets nest errors three levels deep; a script may nest without end. */
const MAX_PARTS = 32
const MAX_JSON_LENGTH = 4_096
const MAX_TEXT_LENGTH = 500
const MAX_NAME_LENGTH = 64

/** Relays wrap whole errors as JSON text. */
const parseJson = (text: string): unknown =>
  text.startsWith('{') && text.length <= MAX_JSON_LENGTH
    ? attempt<unknown>(() => JSON.parse(text), undefined)
    : undefined

const partsOf = (thrown: unknown): readonly unknown[] => {
  const parts: unknown[] = [thrown]
  // Breadth first: the list grows during iteration, so that outer parts come first.
  for (const part of parts) {
    const inner = typeof part === 'string' ? [parseJson(part)] : INNER.map((key) => readField(part, key))
    for (const each of inner)
      if (each !== undefined && !parts.includes(each) && parts.length < MAX_PARTS) parts.push(each)
  }
  return parts
}

/** Library codes that stand for EIP-1193 codes, such as ethers' code for a rejection. */
const NAMED: Readonly<Record<string, number>> = { ACTION_REJECTED: 4001 }

const readCode = (part: unknown): number | undefined => {
  const code = readField(part, 'code')
  if (typeof code !== 'string') return typeof code === 'number' && Number.isFinite(code) ? code : undefined
  return /^-?\d{1,6}$/.test(code) ? Number(code) : NAMED[code]
}

/**
 * The code of the error itself: its own, or that inside an envelope without words of its own, or in JSON text. Inner
 * errors have codes of nodes, too: a library that reports "could not fetch the transaction" after a broadcast has a
 * node's "no such method" inside, which is not the wallet's answer (S-28).
 */
const readOwnCode = (thrown: unknown): number | undefined => {
  const own = readField(thrown, 'code')
  if (own !== undefined && own !== null) return readCode(thrown)
  const text = typeof thrown === 'string' ? thrown : readField(thrown, 'message')
  if (text === undefined || text === null || text === '') return readCode(readField(thrown, 'error'))
  return typeof text === 'string' ? readCode(parseJson(text)) : readCode(text)
}

/** An error merged with its inner errors. */
export interface ErrorParts {
  /** Numeric code of the error itself; `undefined` if only an inner error has one. */
  readonly code: number | undefined
  /** All codes, outermost first. */
  readonly codes: readonly number[]
  /** All texts, outermost first, of 1 to 500 characters. */
  readonly texts: readonly string[]
  /** Names, tags and textual codes, of 1 to 64 characters. */
  readonly names: readonly string[]
}

/**
 * Collects codes (numbers or numeric texts) and texts from any thrown value, at all depths that wallets use. Reads each
 * part once: cycles, endless nesting and throwing getters do no harm.
 */
export const readErrorParts = (thrown: unknown): ErrorParts => {
  const parts = partsOf(thrown)
  return {
    code: readOwnCode(thrown),
    codes: parts.flatMap((part) => readCode(part) ?? []),
    names: parts.flatMap((part) =>
      ['name', 'code', '_tag'].flatMap((key) => {
        const name = readField(part, key)
        return typeof name === 'string' && name !== '' ? [name.slice(0, MAX_NAME_LENGTH)] : []
      }),
    ),
    texts: parts.flatMap((part) => (typeof part === 'string' && part !== '' ? [part.slice(0, MAX_TEXT_LENGTH)] : [])),
  }
}
