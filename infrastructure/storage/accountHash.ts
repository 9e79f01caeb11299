import { stringMatching } from '../http/codecs/combinators.js'
import { toHex } from '../shared/hexBytes.js'

/** A hash or salt: 16 bytes in hexadecimal. */
const HASH_BYTES = 16
export const hash = stringMatching(/^[0-9a-f]{32}$/)

/** The part of `Crypto` that is used; insecure pages (plain http) have no `subtle`. */
export interface Hashing {
  readonly subtle?: Pick<SubtleCrypto, 'digest'>
  readonly getRandomValues: (bytes: Uint8Array<ArrayBuffer>) => Uint8Array
}

export const newSalt = (hashing: Hashing): string => toHex(hashing.getRandomValues(new Uint8Array(HASH_BYTES)))

/** EVM addresses are case-insensitive except for their checksum; others are compared exactly. */
const spelt = (account: string): string => (account.startsWith('0x') ? account.toLowerCase() : account)

/**
 * Hash that stands for an account in storage: it reveals no address, but a reader can test whether it belongs to a
 * known address (S-25). `undefined` if the page cannot hash.
 */
export const hashAccount = async ({ subtle }: Hashing, salt: string, account: string): Promise<string | undefined> => {
  if (subtle === undefined) return undefined
  const digest = await subtle.digest('SHA-256', new TextEncoder().encode(`${salt} ${spelt(account)}`))
  return toHex(new Uint8Array(digest, 0, HASH_BYTES))
}
