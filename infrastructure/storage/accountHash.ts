import { stringMatching } from '../http/codecs/combinators.js'
import { toHex } from '../shared/hexBytes.js'

/** A hash or a salt: 16 bytes, kept as hexadecimal digits. */
const HASH_BYTES = 16
export const hash = stringMatching(/^[0-9a-f]{32}$/)

/** The part of `Crypto` that is used; a page that is not secure (plain http) has no `subtle`. */
export interface Hashing {
  readonly subtle?: Pick<SubtleCrypto, 'digest'>
  readonly getRandomValues: (bytes: Uint8Array<ArrayBuffer>) => Uint8Array
}

export const newSalt = (hashing: Hashing): string => toHex(hashing.getRandomValues(new Uint8Array(HASH_BYTES)))

/** Letters of an EVM address are large or small as its checksum has it; every other address is itself. */
const spelt = (account: string): string => (account.startsWith('0x') ? account.toLowerCase() : account)

/**
 * The hash that an account is known by in storage: who reads it learns no address, but can tell whether it is that of
 * an address that they know (S-25). `undefined` where the page cannot hash.
 */
export const hashAccount = async ({ subtle }: Hashing, salt: string, account: string): Promise<string | undefined> => {
  if (subtle === undefined) return undefined
  const digest = await subtle.digest('SHA-256', new TextEncoder().encode(`${salt} ${spelt(account)}`))
  return toHex(new Uint8Array(digest, 0, HASH_BYTES))
}
