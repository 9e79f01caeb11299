import { attempt, readField } from '../../shared/safeRead.js'

/** Where wallets, relays and libraries put what they were told themselves. */
const INNER: readonly string[] = [
  ...['message', 'data', 'originalError', 'error', 'cause', 'info'],
  ...['reason', 'details', 'shortMessage'],
]
/** Wallets nest three deep; a page script may nest without end. */
const MAX_PARTS = 32
const MAX_JSON_LENGTH = 4_096
const MAX_TEXT_LENGTH = 500
const MAX_NAME_LENGTH = 64

/** Relays pass a whole error on as the text of another. */
const parseJson = (text: string): unknown =>
  text.startsWith('{') && text.length <= MAX_JSON_LENGTH
    ? attempt<unknown>(() => JSON.parse(text), undefined)
    : undefined

const partsOf = (thrown: unknown): readonly unknown[] => {
  const parts: unknown[] = [thrown]
  // The list grows while it is walked, so that what lies further out comes first.
  for (const part of parts) {
    const inner = typeof part === 'string' ? [parseJson(part)] : INNER.map((key) => readField(part, key))
    for (const each of inner)
      if (each !== undefined && !parts.includes(each) && parts.length < MAX_PARTS) parts.push(each)
  }
  return parts
}

/** A code of a library in place of EIP-1193's: ethers has its own for a visitor's "no". */
const NAMED: Readonly<Record<string, number>> = { ACTION_REJECTED: 4001 }

const readCode = (part: unknown): number | undefined => {
  const code = readField(part, 'code')
  if (typeof code !== 'string') return typeof code === 'number' && Number.isFinite(code) ? code : undefined
  return /^-?\d{1,6}$/.test(code) ? Number(code) : NAMED[code]
}

/** What an error says, together with the errors inside of it. */
export interface ErrorParts {
  /** That of the error itself, as a number. */
  readonly code: number | undefined
  /** All codes, the outermost first. */
  readonly codes: readonly number[]
  /** All texts, the outermost first: each has 1 to 500 characters. */
  readonly texts: readonly string[]
  /** What the errors are called: their names, tags, and codes that are words, of 1 to 64 characters. */
  readonly names: readonly string[]
}

/**
 * Reads what was thrown, which may be anything: codes as numbers or texts, and texts, at any depth that wallets use.
 * Each part is read once, so that loops, endless errors and getters that throw do no harm.
 */
export const readErrorParts = (thrown: unknown): ErrorParts => {
  const parts = partsOf(thrown)
  return {
    code: readCode(thrown),
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
