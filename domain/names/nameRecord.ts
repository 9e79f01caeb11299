import * as E from 'fp-ts/Either'
import type { EvmAddress } from '../account/addresses/evm.js'
import { toCoinType } from '../network/caip2.js'
import type { Network } from '../network/network.js'
import type { NameError } from './nameError.js'

/** In bytes; the longest domain name (RFC 1035, S-09). */
const LONGEST_NAME = 255

export const isTooLong = (name: string): boolean =>
  name.length > LONGEST_NAME || new TextEncoder().encode(name).length > LONGEST_NAME

/** Whether a name is in a zone of the blockchain API: `falcon.reown.id`, or the older `wcn.id`. */
export const isServedName = (name: string): boolean => /^[a-z0-9][a-z0-9.-]{2,63}\.(?:reown|wcn)\.id$/.test(name)

/** Coin type of Ethereum, and of EVM wallets in general (SLIP-44). */
export const ETHER = 60

/** The addresses of a name. */
export interface NameRecord {
  readonly name: string
  /** By coin type (SLIP-44, ENSIP-11); `undefined` for an entry that is not an EVM address. */
  readonly addresses: Readonly<Record<string, EvmAddress | undefined>>
}

const ZERO_ADDRESS: EvmAddress = `0x${'0'.repeat(40)}`

/** Drops the zero address, by which a name says that it has no address. */
export const unlessZero = (address: EvmAddress | undefined): EvmAddress | undefined =>
  address === ZERO_ADDRESS ? undefined : address

/** Coin types under which a name has its address on an EVM network, the preferred one first. */
export const coinTypesOf = ({ id }: Pick<Network, 'id'>): readonly number[] => {
  const own = toCoinType(Number(id))
  return own === undefined || own === ETHER ? [ETHER] : [own, ETHER]
}

/**
 * The address of a name on an EVM network; `undefined` if it has none there. An unreadable entry is a failure: falling
 * back to the next coin type would use an address that the owner did not mean for this network.
 */
export const addressOn = (
  { addresses }: NameRecord,
  network: Pick<Network, 'id'>,
): E.Either<NameError, EvmAddress | undefined> => {
  const coinType = coinTypesOf(network).find((each) => Object.hasOwn(addresses, each))
  if (coinType === undefined) return E.right(undefined)
  const address = addresses[coinType]
  return address === undefined
    ? E.left({ _tag: 'Malformed', detail: `addresses.${coinType}` })
    : E.right(unlessZero(address))
}

/** 60 (SLIP-44), or a coin type of ENSIP-11. */
const isEvmCoinType = (coinType: string): boolean => Number(coinType) === ETHER || Number(coinType) >= 0x80000000

/** Whether a name resolves to this one address on every EVM network. */
export const leadsOnlyTo = ({ addresses }: NameRecord, address: EvmAddress): boolean => {
  const own = Object.keys(addresses).filter(isEvmCoinType)
  return own.length > 0 && own.every((coinType) => addresses[coinType] === address)
}
