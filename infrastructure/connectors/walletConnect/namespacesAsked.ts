import type { ChainNamespace } from '../../../domain/network/ChainNamespace.js'
import { CHAIN_NAMESPACES } from '../../../domain/network/chainNamespaces.js'
import type { Network } from '../../../domain/network/Network.js'
import type { ProposedNamespace, ProposedNamespaces } from './ProposedNamespaces.js'

/** The methods in use, and those of wallets that can do more in one go (EIP-5792). What a wallet lacks it does not grant. */
const METHODS: Readonly<Record<ChainNamespace, readonly string[]>> = {
  eip155: [
    'eth_sendTransaction',
    'eth_signTypedData_v4',
    'eth_signTypedData',
    'personal_sign',
    'wallet_addEthereumChain',
    'wallet_getCallsStatus',
    'wallet_getCapabilities',
    'wallet_sendCalls',
    'wallet_showCallsStatus',
    'wallet_switchEthereumChain',
    'wallet_watchAsset',
  ],
  solana: ['solana_signAllTransactions', 'solana_signAndSendTransaction', 'solana_signMessage', 'solana_signTransaction'],
  bip122: ['getAccountAddresses', 'sendTransfer', 'signMessage', 'signPsbt'],
  polkadot: ['polkadot_signMessage', 'polkadot_signTransaction'],
  cosmos: ['cosmos_getAccounts', 'cosmos_signAmino', 'cosmos_signDirect'],
}
const EVENTS: readonly string[] = ['accountsChanged', 'chainChanged']

/** Names that wallets of an earlier time know Solana's chains by, asked for beside the present ones. */
const FORMER_NAMES: Readonly<Record<string, `solana:${string}`>> = {
  'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp': 'solana:4sGjMW1sUnHzSxGspuhpqLDx6wiyjNtZ',
  'solana:EtWTRABZaYq6iMfeYKouRu166VU2xqa1': 'solana:8E9rvCKLFQia2Y35HXjjpWzj8weVo44K',
}

const proposed = (namespace: ChainNamespace, networks: readonly Network[]): ProposedNamespace => ({
  chains: networks.flatMap(({ caipNetworkId }) => {
    const former = FORMER_NAMES[caipNetworkId]
    return former === undefined ? [caipNetworkId] : [caipNetworkId, former]
  }),
  methods: METHODS[namespace],
  events: EVENTS,
})

/** What a site asks a wallet for (CAIP-25): the configured chains, and nothing of a namespace that has none. */
export const namespacesAsked = (networks: readonly Network[]): ProposedNamespaces =>
  Object.fromEntries(
    CHAIN_NAMESPACES.map((namespace) => [namespace, networks.filter(({ chainNamespace }) => chainNamespace === namespace)] as const)
      .filter(([, own]) => own.length > 0)
      .map(([namespace, own]) => [namespace, proposed(namespace, own)]),
  )
