import * as t from 'io-ts'
import type { CaipAddress } from '../../../domain/account/caip10.js'
import type { CaipNetworkId } from '../../../domain/network/network.js'
import { fromRefinement } from '../../http/codecs/combinators.js'

const DIGITS = /^\d{1,78}$/

/** An amount in base units, as decimal text of at most 78 digits (256 bits). Rejects JSON numbers. */
export const Amount = new t.Type<bigint, bigint, unknown>(
  'amount',
  (value): value is bigint => typeof value === 'bigint',
  (value, context) =>
    typeof value === 'string' && DIGITS.test(value) ? t.success(BigInt(value)) : t.failure(value, context),
  t.identity,
)

/** CAIP-10 address on an EVM chain. */
export const EvmCaipAddress = fromRefinement(
  'EVM address',
  (value): value is `eip155:${string}:0x${string}` =>
    typeof value === 'string' && /^eip155:\d{1,32}:0x[0-9a-f]{40}$/i.test(value),
)

/** Splits a CAIP-10 id into chain and plain address. */
export const partsOf = (
  id: `eip155:${string}:0x${string}`,
): { readonly chainId: CaipNetworkId; readonly address: string } => {
  const at = id.lastIndexOf(':')
  return { chainId: `eip155:${id.slice('eip155:'.length, at)}`, address: id.slice(at + 1) }
}

/** Builds the CAIP-10 id that some calls take in place of a plain address (wire reference 10, row 9). */
export const onChain = ({
  chainId,
  account,
}: {
  readonly chainId: CaipNetworkId
  readonly account: string
}): CaipAddress => `${chainId}:${account}`
