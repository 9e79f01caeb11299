import { toChecksumAddress } from '../account/addresses/checksum.js'
import { isSolanaKey } from '../account/addresses/solana.js'
import { CHAIN_NAMESPACES, type CaipNetworkId, type ChainNamespace } from '../network/network.js'

/**
 * What a visitor signs to sign in, by CAIP-122 (S3-12). Times are RFC 3339 texts. An absent field has no line in the
 * text.
 */
export interface SignInMessage {
  /** In its chain's notation: on EVM with its checksum (EIP-55) or all lower case; segwit addresses in lower case. */
  readonly accountAddress: string
  /** CAIP-2. */
  readonly chainId: CaipNetworkId
  /** Host and port of the page that asks. */
  readonly domain: string
  /** Subject of the session: an address on that page. */
  readonly uri: string
  /** Version of the message format: always `1`. */
  readonly version: string
  /** Letters and digits, at least 8. Never used twice. */
  readonly nonce: string
  /** Required by EIP-4361, optional in CAIP-122. */
  readonly issuedAt?: string | undefined
  /** The signature is valid before this time. */
  readonly expirationTime?: string | undefined
  /** The signature is valid from this time. */
  readonly notBefore?: string | undefined
  readonly requestId?: string | undefined
  /** One line of ASCII characters that the visitor agrees to. */
  readonly statement?: string | undefined
  /** URIs attached to the session; ReCap URIs say what it grants (EIP-5573). */
  readonly resources?: readonly string[] | undefined
}

export type MessageField = keyof SignInMessage

const CHAIN = /^[a-z0-9-]{3,8}:[-\w]{1,32}$/
const EVM_CHAIN = /^eip155:(?:0|[1-9]\d{0,31})$/
/** As long as an address of any chain; no blanks, no line breaks. */
const ADDRESS = /^[\w.-]{1,128}$/
const EVM_ADDRESS = /^0x[0-9a-f]{40}$/i
/** Segwit addresses may also be upper case (BIP-173). Refused, because one account would have two names. */
const CAPITAL_SEGWIT = /^(?:BC|TB|BCRT)1/
const HOST = /^(?:\[[0-9a-f:.]{2,45}\]|[a-z0-9](?:[\w.-]{0,252}[a-z0-9])?)(?::\d{1,5})?$/i
const URI = /^[a-z][a-z0-9+.-]{0,31}:[\w\-.~:/?#[\]@!$&'()*+,;=%]{1,8191}$/i
const NONCE = /^[a-z0-9]{8,256}$/i
const TIME = /^\d{4}-\d{2}-\d{2}T(?:[01]\d|2[0-3]):\d{2}:\d{2}(?:\.\d{1,9})?(?:Z|[+-]\d{2}:\d{2})$/
/** Reserved and unreserved characters of RFC 3986, and blanks. */
const STATEMENT = /^[\w\-.~:/?#[\]@!$&'()*+,;= ]{1,4096}$/
const REQUEST_ID = /^[\w\-.~!$&'()*+,;=:@%]{0,256}$/
const MOST_RESOURCES = 64

const DATE_LETTERS = 10

/** Milliseconds since 1970 of an RFC 3339 text; `undefined` for any other. */
export const toTime = (text: string): number | undefined => {
  const time = TIME.test(text) ? Date.parse(text) : Number.NaN
  if (Number.isNaN(time)) return undefined
  // `Date` reads a day that its month lacks as a day of the next month.
  const date = text.slice(0, DATE_LETTERS)
  return new Date(date).toISOString().startsWith(date) ? time : undefined
}

export const namespaceOf = (chainId: CaipNetworkId): ChainNamespace | undefined =>
  CHAIN_NAMESPACES.find((namespace) => chainId.startsWith(`${namespace}:`))

const isText = (value: unknown, pattern: RegExp): boolean => typeof value === 'string' && pattern.test(value)

const isChain = (chainId: CaipNetworkId): boolean =>
  isText(chainId, CHAIN) &&
  namespaceOf(chainId) !== undefined &&
  (namespaceOf(chainId) !== 'eip155' || EVM_CHAIN.test(chainId))

const isAddress = ({ accountAddress, chainId }: SignInMessage): boolean => {
  if (!isText(accountAddress, ADDRESS)) return false
  if (namespaceOf(chainId) === 'solana') return isSolanaKey(accountAddress)
  if (namespaceOf(chainId) === 'bip122') return !CAPITAL_SEGWIT.test(accountAddress)
  if (namespaceOf(chainId) !== 'eip155') return true
  // Wallets write contract accounts in lower case or with a checksum, but never with a wrong checksum.
  const isSpelt = [accountAddress.toLowerCase(), toChecksumAddress(accountAddress)].includes(accountAddress)
  return isSpelt && EVM_ADDRESS.test(accountAddress)
}

const isTime = (value: unknown): boolean =>
  value === undefined || (typeof value === 'string' && toTime(value) !== undefined)

/** By the grammars of EIP-4361 and CAIP-122. The chain comes first, because the other rules rely on it. */
const RULES: readonly (readonly [MessageField, (message: SignInMessage) => boolean])[] = [
  ['chainId', ({ chainId }) => isChain(chainId)],
  ['accountAddress', isAddress],
  ['domain', ({ domain }) => isText(domain, HOST)],
  ['uri', ({ uri }) => isText(uri, URI)],
  ['version', ({ version }) => version === '1'],
  ['nonce', ({ nonce }) => isText(nonce, NONCE)],
  ['issuedAt', ({ issuedAt, chainId }) => isTime(issuedAt) && (issuedAt !== undefined || !EVM_CHAIN.test(chainId))],
  ['expirationTime', ({ expirationTime }) => isTime(expirationTime)],
  ['notBefore', ({ notBefore }) => isTime(notBefore)],
  ['requestId', ({ requestId }) => requestId === undefined || isText(requestId, REQUEST_ID)],
  ['statement', ({ statement }) => statement === undefined || isText(statement, STATEMENT)],
  [
    'resources',
    ({ resources }) =>
      resources === undefined ||
      (Array.isArray(resources) && resources.length <= MOST_RESOURCES && resources.every((uri) => isText(uri, URI))),
  ],
]

/** The first field that is missing or violates its grammar; `undefined` for a message that can be signed. */
export const wrongFieldOf = (message: SignInMessage): MessageField | undefined =>
  RULES.find(([, isRight]) => !isRight(message))?.[0]
