import { withoutNamedSecrets } from './namedSecrets.js'
import { withoutPhrases } from './recoveryPhrase.js'

// Takes out of a text what belongs to the visitor (S-14, S-26). Each expression sees in a bounded number of steps
// whether a secret begins, and then consumes it: a text takes time in proportion to its length, whoever wrote it.

const share = (text: string, of: RegExp): number => (text.match(of)?.length ?? 0) / text.length

/** Random letters have a digit among six, and many capitals; words that are joined have few of both. */
const isRandom = (text: string): boolean => share(text, /\d/g) >= 1 / 12 || share(text, /[A-Z]/g) >= 1 / 4

const BASE58 = /^[1-9A-HJ-NP-Za-km-z]+$/
/** Addresses of Bitcoin, Cosmos, Bitcoin Cash, Stacks, Filecoin: letters of one case and digits. */
const isCode = (word: string): boolean => word.length >= 38 && /\d/.test(word) && isRandom(word)
/** The same where they have few digits: what stands behind the last `1` has none of b, i and o, as no word does. */
const BECH32 = /1[02-9ac-hj-np-z]{38,}$/i
/** Addresses and seeds of Stellar and Algorand. */
const BASE32 = /^[A-Z2-7]{50,}$/
/** Chains that CAIP-2 names by the first 32 letters of a hash. */
const CHAIN = /(?:solana|bip122|polkadot):$/
const CHAIN_LETTERS = 32

const isChain = (word: string, at: number, text: string): boolean =>
  word.length === CHAIN_LETTERS && CHAIN.test(text.slice(Math.max(0, at - 9), at))

/** Addresses, keys, signatures and hashes. */
const scrubWord = (word: string, at: number, text: string): string => {
  if (isChain(word, at, text)) return word
  const isBase58 = BASE58.test(word) && /[a-z]/.test(word) && /[A-Z]/.test(word) && isRandom(word)
  return isBase58 || isCode(word) || BECH32.test(word) || BASE32.test(word) ? '…' : word.replace(/[0-9a-f]{32,}/gi, '…')
}

/** Signatures and keys in base64, of which a slash or a dash may be a letter, as in a path. */
const scrubBase64 = (word: string): string =>
  /\d/.test(word) && share(word, /[A-Z]/g) >= 1 / 8 && share(word, /[a-z]/g) >= 1 / 8 ? '…' : word

/** A part of a host or path that one project has for itself: providers of RPC put their keys there. */
const isKey = (part: string): boolean =>
  part.length >= 16 &&
  /^[\w-]+$/.test(part) &&
  part.split('-').some((piece) => (piece.length >= 8 && isRandom(piece)) || piece.length >= 24)

const scrubParts = (text: string, mark: string): string =>
  text
    .split(mark)
    .map((part) => (isKey(part) ? '…' : part))
    .join(mark)

/** With the marks of the sentence around it. */
const HOST = /^[\p{L}\d.[\]:_…-]*[),.;:!]{0,3}$/u
const PORT = /^[^:]*(?::\d{0,5})?[),.;:!]{0,3}$/

/** An address of the web without its user, its keys, and what stands behind the path. */
const scrubWeb = (rest: string): string => {
  const end = rest.search(/[?#]/)
  const [authority = '', ...path] = (end < 0 ? rest : rest.slice(0, end)).split('/')
  const host = authority.slice(authority.lastIndexOf('@') + 1)
  // A slash in a password ends what looks like the host, and what looks like the port is none.
  if (!HOST.test(host) || !PORT.test(host.slice(host.lastIndexOf(']') + 1))) return '…'
  const parts = [scrubParts(host, '.'), ...(path.length === 0 ? [] : [scrubParts(path.join('/'), '/')])]
  return `${host === authority ? '' : '…@'}${parts.join('/')}${end < 0 ? '' : '…'}`
}

/** An address without its `https:`, or a path alone. */
const PATH = /(?:\/[\w.~%:-]+)+/g
/** Nothing says that it is an address: words that are long do not count, letters at random do. */
const scrubPath = (path: string): string =>
  path
    .split('/')
    .map((part) => (isKey(part) && isRandom(part) ? '…' : part))
    .join('/')

/** A JWT: parts in base64, of which the first is a JSON object, with or without blanks in it. */
const isHead = (part: string): boolean => {
  const head = part.slice(Math.max(0, part.search(/e[w-z]/)))
  return part.includes('eyJ') || (head.length >= 16 && /^e[w-z]/.test(head) && share(head, /[A-Z]/g) >= 1 / 8)
}
const scrubToken = (word: string): string => {
  const parts = word.split('.')
  const at = parts.findIndex((part, index) => index < parts.length - 1 && isHead(part))
  return at < 0 ? word : [...parts.slice(0, at), '…'].join('.')
}

const HIDING = /[\s\p{Cc}"'<>]/gu
const letterOf = (code: string): string => String.fromCharCode(parseInt(code, 16)).replace(HIDING, '_')

const decodeBytes = (bytes: string): string => {
  try {
    return decodeURIComponent(bytes.replace(/%(?:25)*/g, '%')).replace(HIDING, '_')
  } catch {
    return bytes
  }
}

/** As the text reads where it was written into JSON or an address: what is hidden so is no less told. */
const unescape = (text: string): string =>
  text
    .replace(/\\{1,4}(?:u([0-9a-f]{4})|x([0-9a-f]{2}))/gi, (_, long?: string, short?: string) =>
      letterOf(long ?? short ?? ''),
    )
    .replace(/\\{1,4}[nrt]/g, ' ')
    .replace(/\\{1,4}(?=["'/])/g, '')
    .replace(/%(?:25)*([0-7][0-9a-f])/gi, (_, code: string) => letterOf(code))
    .replace(/(?:%(?:25)*[89a-f][0-9a-f])+/gi, decodeBytes)

/** Each letter in one way. A mark of what was taken out stays one. */
const normalize = (text: string): string => text.replace(/[^…]+/g, (part) => part.normalize('NFKC'))

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i
const MIN_DIGITS = 28

/** Bytes in hex, one or some at a time: numbers have no letters in them, and words no digits. */
const scrubGroups = (groups: string): string =>
  groups.replace(/0x|[^0-9a-f]/gi, '').length >= MIN_DIGITS &&
  /\d/.test(groups) &&
  /[a-f]/i.test(groups) &&
  !UUID.test(groups)
    ? '…'
    : groups

/** No line of a log is longer; and what begins where a text is cut would be told by half. */
const MAX_READ = 8_192
const MAX_SECRET = 512

/**
 * A text without addresses, keys, hashes, e-mails, and what stands in links (S-14, S-26). Of a text of more than 8,192
 * letters, only the beginning.
 */
export const scrub = (text: string): string =>
  text.length > MAX_READ ? scrubAll(text.slice(0, MAX_READ)).slice(0, -MAX_SECRET) : scrubAll(text)

const scrubAll = (text: string): string =>
  withoutNamedSecrets(withoutPhrases(normalize(unescape(text))))
    // Signs without a width part what belongs together.
    .replace(/\p{DI}+/gu, '')
    // A pairing link holds the key of its session, also as a part of another link.
    .replace(/wc:[^\s"'<>]+/gi, 'wc:…')
    // A link of an app is nothing but what it was opened with.
    .replace(/(https?)?:\/\/([^\s"'<>]*)/gi, (_, web: string | undefined, rest: string) =>
      web === undefined ? '://…' : `${web}://${scrubWeb(rest)}`,
    )
    .replace(/([?&][\w.-]{1,40}=)[^\s"'<>&]+/g, '$1…')
    .replace(
      /(?<![\p{L}\p{M}\d.!#$+^_`{|}~-])[\p{L}\p{M}\d.!#$+^_`{|}~-]+@[\p{L}\p{M}\d.-]*\.\p{L}[\p{L}\p{M}]+/giu,
      '…@…',
    )
    .replace(/"[^"\n]{1,64}"@[\p{L}\d.-]+/gu, '…@…')
    .replace(/[\w.-]{20,}/g, scrubToken)
    .replace(/0x[0-9a-f]{16,}/gi, '0x…')
    .replace(/[\w+/-]{40,}={0,2}/g, scrubBase64)
    .replace(/[a-z0-9]{25,}/gi, scrubWord)
    .replace(PATH, scrubPath)
    .replace(
      /(?<![\p{L}\d])(?:(?:0x[0-9a-f]|[0-9a-f]{2}|0x[0-9a-f]{2})["'\s,:;|/.·+_-]{1,4}){15,127}(?:0x)?[0-9a-f]{1,2}(?![\p{L}\d])/giu,
      scrubGroups,
    )
    .replace(/(?<![\p{L}\d])(?:[0-9a-f]{3,31}["'\s,;:|/.·+=…_-]{1,3}){1,31}[0-9a-f]{1,31}(?![\p{L}\d])/giu, scrubGroups)
    // The bytes of a key, as Solana's tools write them.
    .replace(/(?:"?-?\d{1,3}"?[,:\s]{1,2}){15,127}-?\d{1,3}/g, '…')
