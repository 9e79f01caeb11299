import type { ChainNamespace } from '../../../domain/network/ChainNamespace.js'
import { CHAIN_NAMESPACES } from '../../../domain/network/chainNamespaces.js'
import type { Network } from '../../../domain/network/Network.js'
import type { OtherNamespaces } from './OtherNamespaces.js'
import type { ProposedNamespace, ProposedNamespaces } from './ProposedNamespaces.js'

/** The methods in use, and those of wallets that can do more in one go (EIP-5792). What a wallet lacks it does not grant. */
const EVM_METHODS: readonly string[] = [
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
]
const EVENTS: readonly string[] = ['accountsChanged', 'chainChanged']

const proposed = (
  namespace: ChainNamespace,
  networks: readonly Network[],
  others: OtherNamespaces | undefined,
): ProposedNamespace => ({
  chains: networks.flatMap(({ caipNetworkId }) => others?.namesOf(caipNetworkId) ?? [caipNetworkId]),
  methods: namespace === 'eip155' ? EVM_METHODS : (others?.methods[namespace] ?? []),
  events: EVENTS,
})

/** What a site asks a wallet for (CAIP-25): the configured chains, and nothing of a namespace that has none. `others`: needed where not all are EVM. */
export const namespacesAsked = (networks: readonly Network[], others?: OtherNamespaces): ProposedNamespaces =>
  Object.fromEntries(
    CHAIN_NAMESPACES.map(
      (namespace) => [namespace, networks.filter(({ chainNamespace }) => chainNamespace === namespace)] as const,
    )
      .filter(([, own]) => own.length > 0)
      .map(([namespace, own]) => [namespace, proposed(namespace, own, others)]),
  )
