// Takes out of a text what belongs to the visitor (S-14, S-26). Each expression sees in a bounded number of steps
// whether a secret begins, and then consumes it: a text takes time in proportion to its length, whoever wrote it.

const share = (text: string, of: RegExp): number => (text.match(of)?.length ?? 0) / text.length

/** Random letters have a digit among six, and many capitals; words that are joined have few of both. */
const isRandom = (text: string): boolean => share(text, /\d/g) >= 1 / 12 || share(text, /[A-Z]/g) >= 1 / 4

const HEX = /^[0-9a-f]{40,}$/i
const BASE58 = /^[1-9A-HJ-NP-Za-km-z]+$/
/** Addresses and keys of Bitcoin and Cosmos: the prefix of a chain, a 1, and what bech32 writes behind it. */
const BECH32 = /^[a-z0-9]{1,20}1[02-9ac-hj-np-z]{38,}$/i
/** Chains that CAIP-2 names by the first 32 letters of a hash. */
const CHAIN = /(?:solana|bip122|polkadot):$/
const CHAIN_LETTERS = 32

const isChain = (word: string, at: number, text: string): boolean =>
  word.length === CHAIN_LETTERS && CHAIN.test(text.slice(Math.max(0, at - 9), at))

/** Addresses, keys, signatures and hashes. */
const scrubWord = (word: string, at: number, text: string): string => {
  const isBase58 = BASE58.test(word) && /[a-z]/.test(word) && /[A-Z]/.test(word) && isRandom(word)
  return (isBase58 || HEX.test(word) || BECH32.test(word)) && !isChain(word, at, text) ? '…' : word
}

/** Signatures and keys in base64, of which a slash or a dash may be a letter, as in a path. */
const scrubBase64 = (word: string): string =>
  /\d/.test(word) && share(word, /[A-Z]/g) >= 1 / 5 && share(word, /[a-z]/g) >= 1 / 5 ? '…' : word

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

/** A JWT: parts in base64, of which the first is a JSON object. */
const scrubToken = (word: string): string => {
  const at = word.indexOf('eyJ')
  return at < 0 || !word.includes('.', at) ? word : `${word.slice(0, at)}…`
}

/** A text without addresses, keys, hashes, e-mails, and what stands in links (S-14, S-26). */
export const scrub = (text: string): string =>
  text
    // A pairing link holds the key of its session, also as a part of another link.
    .replace(/wc(?::|%(?:25){0,3}3a)[^\s"'<>]+/gi, 'wc:…')
    .replace(/(symkey["']?(?:[=:]|%(?:25){0,3}3d) ?["']?)[^\s"'<>&,]+/gi, '$1…')
    // A link of an app is nothing but what it was opened with.
    .replace(/(https?)?:\/\/([^\s"'<>]*)/gi, (_, web: string | undefined, rest: string) =>
      web === undefined ? '://…' : `${web}://${scrubWeb(rest)}`,
    )
    .replace(/(?<![\p{L}\d.!#$+^_`{|}~-])[\p{L}\d.!#$+^_`{|}~-]+(?:@|%(?:25){0,3}40)[\p{L}\d.-]*\.\p{L}{2,}/giu, '…@…')
    .replace(/[\w.-]{20,}/g, scrubToken)
    .replace(/0x[0-9a-f]{16,}/gi, '0x…')
    .replace(/[\w+/-]{40,}={0,2}/g, scrubBase64)
    .replace(/[a-z0-9]{25,}/gi, scrubWord)
    // What looks like the words that a wallet is recovered from.
    .replace(/(?<![\p{L}\d])(?:[a-z]{3,8}[\s,;"'+_-]{1,8}(?:\d{1,2}[.:)]?\s{0,2})?){11,}[a-z]{3,8}(?![\p{L}\d])/gu, '…')
