import { pipe } from 'fp-ts/function'
import * as TE from 'fp-ts/TaskEither'
import type { BalanceApi, BalanceQuery } from '../../application/ports/blockchainApi.js'
import type { ChainRpc } from '../../application/ports/chainRpc.js'
import { truncateAddress } from '../../domain/account/truncateAddress.js'
import type { TokenBalance, TokenHolding } from '../../domain/account/tokens.js'
import { baseUnitsToDecimal } from '../../domain/amount/baseUnits.js'
import type { RemoteError } from '../../domain/errors/remoteError.js'
import type { Network } from '../../domain/network/network.js'

const balanceOf = (
  { caipNetworkId }: Network,
  named: Pick<TokenBalance, 'name' | 'symbol' | 'address'>,
  units: bigint,
  decimals: number,
): TokenBalance => ({
  ...named,
  chainId: caipNetworkId,
  price: 0,
  quantity: { decimals: String(decimals), numeric: baseUnitsToDecimal(units, decimals) },
})

const coinOf = (network: Network, units: bigint): readonly TokenBalance[] => {
  const { name, symbol, decimals } = network.nativeCurrency
  return units === 0n ? [] : [balanceOf(network, { name, symbol }, units, decimals)]
}

/** Labels a token by its address: names on chain can be forged. */
const tokenOf =
  (network: Network) =>
  ({ contract, units, decimals }: TokenHolding): TokenBalance => {
    const short = truncateAddress(contract)
    return balanceOf(
      network,
      { name: short, symbol: short, address: `${network.caipNetworkId}:${contract}` },
      units,
      decimals,
    )
  }

/**
 * Reads balances from the chain, without names and prices, when the blockchain API fails. If the chain fails too or
 * cannot list tokens, returns the API's error, or the chain's error if no API is configured.
 */
export const balancesFromChain =
  ({ chainRpc, networks }: { readonly chainRpc: ChainRpc; readonly networks: readonly Network[] }) =>
  ({ address, chainId, since }: BalanceQuery, error: RemoteError): ReturnType<BalanceApi['balances']> => {
    const network = networks.find(({ caipNetworkId }) => caipNetworkId === chainId)
    if (network === undefined) return TE.left(error)
    return pipe(
      chainRpc.tokens(network, address, since),
      TE.flatMap((tokens) =>
        pipe(
          chainRpc.nativeBalance(network, address, since),
          TE.map((units) => [...coinOf(network, units), ...tokens.map(tokenOf(network))]),
        ),
      ),
      TE.mapLeft((own) => (error._tag === 'NotConfigured' ? own : error)),
    )
  }
