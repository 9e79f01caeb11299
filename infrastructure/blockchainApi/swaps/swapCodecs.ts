import * as t from 'io-ts'
import type { CaipAddress } from '../../../domain/account/caip10.js'
import type { CaipNetworkId } from '../../../domain/network/network.js'
import { fromRefinement } from '../../http/codecs/combinators.js'

const DIGITS = /^\d{1,78}$/

/** An amount in base units, as decimal text; 78 digits have all that 256 bits count. A JSON number is none. */
export const Amount = new t.Type<bigint, bigint, unknown>(
  'amount',
  (value): value is bigint => typeof value === 'bigint',
  (value, context) =>
    typeof value === 'string' && DIGITS.test(value) ? t.success(BigInt(value)) : t.failure(value, context),
  t.identity,
)

/** CAIP-10, on an EVM chain. */
export const EvmCaipAddress = fromRefinement(
  'EVM address',
  (value): value is `eip155:${string}:0x${string}` =>
    typeof value === 'string' && /^eip155:\d{1,32}:0x[0-9a-f]{40}$/i.test(value),
)

/** The plain address in a CAIP-10 id, and its chain. */
export const partsOf = (
  id: `eip155:${string}:0x${string}`,
): { readonly chainId: CaipNetworkId; readonly address: string } => {
  const at = id.lastIndexOf(':')
  return { chainId: `eip155:${id.slice('eip155:'.length, at)}`, address: id.slice(at + 1) }
}

/** CAIP-10 of a plain address, as some of the calls have it (wire reference 10, row 9). */
export const onChain = ({
  chainId,
  account,
}: {
  readonly chainId: CaipNetworkId
  readonly account: string
}): CaipAddress => `${chainId}:${account}`
