import * as E from 'fp-ts/Either'
import type { EvmAddress } from '../account/addresses/evm.js'
import { toCoinType } from '../network/caip2.js'
import type { Network } from '../network/network.js'
import type { NameError } from './nameError.js'

/** In bytes; a domain name is at most this long (RFC 1035, S-09). */
const LONGEST_NAME = 255

export const isTooLong = (name: string): boolean =>
  name.length > LONGEST_NAME || new TextEncoder().encode(name).length > LONGEST_NAME

/** Names of the zones that the blockchain API keeps: `falcon.reown.id`, and those of an older zone. */
export const isServedName = (name: string): boolean => /^[a-z0-9][a-z0-9.-]{2,63}\.(?:reown|wcn)\.id$/.test(name)

/** The coin type of Ethereum, and of EVM wallets in general (SLIP-44). */
export const ETHER = 60

/** The addresses that a name has. */
export interface NameRecord {
  readonly name: string
  /** By coin type (SLIP-44, ENSIP-11); `undefined` for one that is there and is no EVM address. */
  readonly addresses: Readonly<Record<string, EvmAddress | undefined>>
}

const NOBODY: EvmAddress = `0x${'0'.repeat(40)}`

/** The address, but for that of nobody, by which a name has none. */
export const unlessNobody = (address: EvmAddress | undefined): EvmAddress | undefined =>
  address === NOBODY ? undefined : address

/** The coin types under which a name has its address on an EVM network, the first choice first. */
export const coinTypesOf = ({ id }: Pick<Network, 'id'>): readonly number[] => {
  const own = toCoinType(Number(id))
  return own === undefined || own === ETHER ? [ETHER] : [own, ETHER]
}

/**
 * The address of a name on an EVM network; `undefined` when it has none there. One that cannot be read is a failure:
 * the next choice would be an address that its owner did not mean for this network.
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
    : E.right(unlessNobody(address))
}

/** SLIP-44: 60, and the types of ENSIP-11. */
const isEvmCoinType = (coinType: string): boolean => Number(coinType) === ETHER || Number(coinType) >= 0x80000000

/** Whether a name leads to one address and no other, whichever EVM network it is asked for. */
export const leadsOnlyTo = ({ addresses }: NameRecord, address: EvmAddress): boolean => {
  const own = Object.keys(addresses).filter(isEvmCoinType)
  return own.length > 0 && own.every((coinType) => addresses[coinType] === address)
}
