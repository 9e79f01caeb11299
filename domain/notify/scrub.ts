import { withoutNamedSecrets } from './namedSecrets.js'
import { withoutPhrases } from './recoveryPhrase.js'

// Removes the visitor's data from a text (S-14, S-26). Each expression decides in a bounded number of steps whether a
// secret begins, and then consumes it: the time is linear in the length, also for hostile texts.

const share = (text: string, of: RegExp): number => (text.match(of)?.length ?? 0) / text.length

/** Random text has about one digit in six, and many capitals; joined words have few of both. */
const isRandom = (text: string): boolean => share(text, /\d/g) >= 1 / 12 || share(text, /[A-Z]/g) >= 1 / 4

const BASE58 = /^[1-9A-HJ-NP-Za-km-z]+$/
/** Addresses of Bitcoin, Cosmos, Bitcoin Cash, Stacks, Filecoin: one case, with digits. */
const isCode = (word: string): boolean => word.length >= 38 && /\d/.test(word) && isRandom(word)
/** Such addresses with few digits: after the last `1` they have no b, i or o, unlike any word of that length. */
const BECH32 = /1[02-9ac-hj-np-z]{38,}$/i
/** Addresses and seeds of Stellar and Algorand. */
const BASE32 = /^[A-Z2-7]{50,}$/
/** Chains that CAIP-2 identifies by the first 32 characters of a hash. */
const CHAIN = /(?:solana|bip122|polkadot):$/
const CHAIN_LETTERS = 32

const isChain = (word: string, at: number, text: string): boolean =>
  word.length === CHAIN_LETTERS && CHAIN.test(text.slice(Math.max(0, at - 9), at))

/** Removes addresses, keys, signatures and hashes. */
const scrubWord = (word: string, at: number, text: string): string => {
  if (isChain(word, at, text)) return word
  const isBase58 = BASE58.test(word) && /[a-z]/.test(word) && /[A-Z]/.test(word) && isRandom(word)
  return isBase58 || isCode(word) || BECH32.test(word) || BASE32.test(word) ? '…' : word.replace(/[0-9a-f]{32,}/gi, '…')
}

/** Signatures and keys in base64, in which a slash or dash may be a character, as in a path. */
const scrubBase64 = (word: string): string =>
  /\d/.test(word) && share(word, /[A-Z]/g) >= 1 / 8 && share(word, /[a-z]/g) >= 1 / 8 ? '…' : word

/** A part of a host or path that is specific to one project: RPC providers put their keys there. */
const isKey = (part: string): boolean =>
  part.length >= 16 &&
  /^[\w-]+$/.test(part) &&
  part.split('-').some((piece) => (piece.length >= 8 && isRandom(piece)) || piece.length >= 24)

const scrubParts = (text: string, mark: string): string =>
  text
    .split(mark)
    .map((part) => (isKey(part) ? '…' : part))
    .join(mark)

/** Allows punctuation of the surrounding sentence at the end. */
const HOST = /^[\p{L}\d.[\]:_…-]*[),.;:!]{0,3}$/u
const PORT = /^[^:]*(?::\d{0,5})?[),.;:!]{0,3}$/

/** Removes the user, the keys, the query and the fragment from a web address. */
const scrubWeb = (rest: string): string => {
  const end = rest.search(/[?#]/)
  const [authority = '', ...path] = (end < 0 ? rest : rest.slice(0, end)).split('/')
  const host = authority.slice(authority.lastIndexOf('@') + 1)
  // If a password contains a slash, what precedes it has no valid host or port.
  if (!HOST.test(host) || !PORT.test(host.slice(host.lastIndexOf(']') + 1))) return '…'
  const parts = [scrubParts(host, '.'), ...(path.length === 0 ? [] : [scrubParts(path.join('/'), '/')])]
  return `${host === authority ? '' : '…@'}${parts.join('/')}${end < 0 ? '' : '…'}`
}

/** An address without its `https:`, or a bare path. */
const PATH = /(?:\/[\w.~%:-]+)+/g
/** Nothing marks this as an address, so only random parts are removed, not long words. */
const scrubPath = (path: string): string =>
  path
    .split('/')
    .map((part) => (isKey(part) && isRandom(part) ? '…' : part))
    .join('/')

/** A JWT: parts in base64, the first of which encodes a JSON object, with or without blanks. */
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

/** Undoes the escapes of JSON and of addresses: an escaped secret is a secret, too. */
const unescape = (text: string): string =>
  text
    .replace(/\\{1,4}(?:u([0-9a-f]{4})|x([0-9a-f]{2}))/gi, (_, long?: string, short?: string) =>
      letterOf(long ?? short ?? ''),
    )
    .replace(/\\{1,4}[nrt]/g, ' ')
    .replace(/\\{1,4}(?=["'/])/g, '')
    .replace(/%(?:25)*([0-7][0-9a-f])/gi, (_, code: string) => letterOf(code))
    .replace(/(?:%(?:25)*[89a-f][0-9a-f])+/gi, decodeBytes)

/** One form of each character (NFKC), except for the mark of a removed part. */
const normalize = (text: string): string => text.replace(/[^…]+/g, (part) => part.normalize('NFKC'))

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i
const MIN_DIGITS = 28

/** Bytes in hex, one or several at a time. Numbers have no letters, and words no digits. */
const scrubGroups = (groups: string): string =>
  groups.replace(/0x|[^0-9a-f]/gi, '').length >= MIN_DIGITS &&
  /\d/.test(groups) &&
  /[a-f]/i.test(groups) &&
  !UUID.test(groups)
    ? '…'
    : groups

/**
 * No log line is longer. The last `MAX_SECRET` characters of a cut text are dropped, as a secret may be cut in two
 * there.
 */
const MAX_READ = 8_192
const MAX_SECRET = 512

/**
 * Removes addresses, keys, hashes, e-mails and the contents of links from a text (S-14, S-26). Cuts texts over 8,192
 * characters.
 */
export const scrub = (text: string): string =>
  text.length > MAX_READ ? scrubAll(text.slice(0, MAX_READ)).slice(0, -MAX_SECRET) : scrubAll(text)

const scrubAll = (text: string): string =>
  withoutNamedSecrets(withoutPhrases(normalize(unescape(text))))
    // Characters of zero width could split a secret.
    .replace(/\p{DI}+/gu, '')
    // A pairing link contains the key of its session, also as a part of another link.
    .replace(/wc:[^\s"'<>]+/gi, 'wc:…')
    // A link to an app is removed whole: it consists of parameters only.
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
    // The bytes of a key, as Solana's tools print them.
    .replace(/(?:"?-?\d{1,3}"?[,:\s]{1,2}){15,127}-?\d{1,3}/g, '…')
