import * as E from 'fp-ts/Either'
import { toChecksumAddress } from './checksum.js'

/** Why a text is not an EVM address: its form is wrong, or its checksum reveals a wrong letter or digit (EIP-55). */
export type EvmAddressError = 'MalformedAddress' | 'WrongChecksum'

/** `0x` and 40 hex digits, in checksum spelling (EIP-55). */
export type EvmAddress = `0x${string}`

/**
 * Parses an EVM address as strictly as payments need it (W-47): `0x` and 40 hex digits, all lower case, all upper case,
 * or with a valid checksum (EIP-55).
 */
export const parseEvmAddress = (text: string): E.Either<EvmAddressError, EvmAddress> => {
  if (!/^0x[0-9a-fA-F]{40}$/.test(text)) return E.left('MalformedAddress')
  const digits = text.slice(2)
  const spelt: EvmAddress = `0x${toChecksumAddress(text).slice(2)}`
  const isSpelt = digits === digits.toLowerCase() || digits === digits.toUpperCase() || text === spelt
  return isSpelt ? E.right(spelt) : E.left('WrongChecksum')
}
