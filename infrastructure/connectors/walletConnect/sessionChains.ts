import type { CaipNetworkId } from '../../../domain/network/CaipNetworkId.js'
import type { RelaySession } from './RelaySession.js'

/** The chains that a session grants on EVM, in the wallet's order. */
export const sessionChains = ({ accounts }: RelaySession): readonly CaipNetworkId[] => [
  ...new Set(
    accounts.flatMap(({ namespace, chainId }): readonly CaipNetworkId[] =>
      namespace === 'eip155' ? [`eip155:${chainId}`] : [],
    ),
  ),
]
