import type { CaipNetworkId } from '../../../domain/network/CaipNetworkId.js'
import { isBitcoinAddress } from '../../../domain/account/addresses/bitcoin.js'
import { isCosmosAddress } from '../../../domain/account/addresses/cosmos.js'
import { isPolkadotAddress } from '../../../domain/account/addresses/polkadot.js'
import { isSolanaKey } from '../../../domain/account/addresses/solana.js'
import { BITCOIN_METHODS } from '../paired/bitcoinMethods.js'
import { COSMOS_METHODS } from '../paired/cosmosMethods.js'
import { makePairedConnectors } from '../paired/makePairedConnectors.js'
import { POLKADOT_METHODS } from '../paired/polkadotMethods.js'
import { SOLANA_METHODS } from '../paired/solanaMethods.js'
import { sessionUses } from '../paired/sessionUses.js'
import type { OtherNamespace, OtherNamespaces } from './OtherNamespaces.js'

const FORMER_NAMES: Readonly<Partial<Record<CaipNetworkId, CaipNetworkId>>> = {
  'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp': 'solana:4sGjMW1sUnHzSxGspuhpqLDx6wiyjNtZ',
  'solana:EtWTRABZaYq6iMfeYKouRu166VU2xqa1': 'solana:8E9rvCKLFQia2Y35HXjjpWzj8weVo44K',
}
const namesOf = (id: CaipNetworkId): readonly CaipNetworkId[] => {
  const former = FORMER_NAMES[id]
  return former === undefined ? [id] : [id, former]
}

const IS_ADDRESS: Readonly<Record<OtherNamespace, (text: string, chain: CaipNetworkId) => boolean>> = {
  solana: isSolanaKey,
  bip122: isBitcoinAddress,
  polkadot: isPolkadotAddress,
  cosmos: isCosmosAddress,
}

/** What wallets are asked for beyond EVM, and how they are used there: loaded for a host that configures such networks. `visited`: where the visitor was before. */
export const otherNamespaces = (visited: () => readonly CaipNetworkId[]): OtherNamespaces => {
  const uses = sessionUses()
  return {
    methods: {
      solana: Object.keys(SOLANA_METHODS),
      bip122: Object.keys(BITCOIN_METHODS),
      polkadot: Object.keys(POLKADOT_METHODS),
      cosmos: Object.keys(COSMOS_METHODS),
    },
    namesOf,
    isUsable: ({ namespace, chainId, address }) =>
      namespace !== 'eip155' && IS_ADDRESS[namespace](address, `${namespace}:${chainId}`),
    share: uses.share,
    connect: makePairedConnectors({ namesOf, visited, uses }),
  }
}
