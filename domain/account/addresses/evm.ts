import * as E from 'fp-ts/Either'
import { toChecksumAddress } from './checksum.js'

/**
 * Why a text is no EVM address: it has another form, or one of its letters or digits is wrong, which the checksum gives
 * away (EIP-55).
 */
export type EvmAddressError = 'MalformedAddress' | 'WrongChecksum'

/** `0x` and 40 digits, with its checksum. */
export type EvmAddress = `0x${string}`

/**
 * Reads an EVM address as strictly as money needs it (W-47): `0x` and 40 digits, whose letters are all small, all
 * large, or as the checksum has them (EIP-55).
 */
export const parseEvmAddress = (text: string): E.Either<EvmAddressError, EvmAddress> => {
  if (!/^0x[0-9a-fA-F]{40}$/.test(text)) return E.left('MalformedAddress')
  const digits = text.slice(2)
  const spelt: EvmAddress = `0x${toChecksumAddress(text).slice(2)}`
  const isSpelt = digits === digits.toLowerCase() || digits === digits.toUpperCase() || text === spelt
  return isSpelt ? E.right(spelt) : E.left('WrongChecksum')
}
