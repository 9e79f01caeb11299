import { defer, finalize } from 'rxjs'
import type { WalletConnector } from '../../../../application/ports/walletConnector.js'
import type { CaipNetworkId, ChainNamespace } from '../../../../domain/network/network.js'
import type { WalletConnectSessions } from '../sessions.js'
import type { NonEvmNamespace, NonEvmNamespaces } from '../namespaces.js'
import { askBitcoinSession, BITCOIN_METHODS } from './bitcoin.js'
import { askListedMethod, COSMOS_METHODS, POLKADOT_METHODS, type SessionRequest } from './methods.js'
import { askSolanaSession, SOLANA_METHODS } from './solana.js'
import { makeNamespaceConnector } from './connector.js'
import type { RequestOutcome } from '../../shared/walletDriver.js'
import { makeNamespaceState } from './state.js'
import { isBitcoinAddress } from '../../../../domain/account/addresses/bitcoin.js'
import { isCosmosAddress } from '../../../../domain/account/addresses/cosmos.js'
import { isPolkadotAddress } from '../../../../domain/account/addresses/polkadot.js'
import { isSolanaKey } from '../../../../domain/account/addresses/solana.js'

/** Counts the namespaces that use the page's session. */
interface SessionRefCount {
  /** Wraps a connector: it counts as connected as long as the page listens to its events. */
  readonly counted: (connector: WalletConnector) => WalletConnector
  /** Wraps the sessions so that a session ends only when its last namespace disconnects. */
  readonly share: <H extends WalletConnectSessions>(holder: H) => H
}

const sessionRefCount = (): SessionRefCount => {
  const listeners = new Map<ChainNamespace, number>()
  const count = (namespace: ChainNamespace, more: 1 | -1): void =>
    void listeners.set(namespace, (listeners.get(namespace) ?? 0) + more)
  return {
    counted: (connector) => ({
      ...connector,
      events: defer(() => {
        count(connector.namespace, 1)
        return connector.events
      }).pipe(finalize(() => count(connector.namespace, -1))),
    }),
    share: (holder) => ({
      ...holder,
      end: async (namespace) => {
        if (![...listeners].some(([each, some]) => each !== namespace && some > 0)) await holder.end(namespace)
      },
    }),
  }
}

const REQUESTS: Readonly<Record<NonEvmNamespace, (call: SessionRequest) => Promise<RequestOutcome>>> = {
  solana: askSolanaSession,
  bip122: askBitcoinSession,
  polkadot: askListedMethod(POLKADOT_METHODS),
  cosmos: askListedMethod(COSMOS_METHODS),
}

/** Connectors of a paired wallet, one per namespace of the site: the existing EVM connector and the others. */
const makeNamespaceConnectors =
  ({
    namesOf,
    uses,
  }: {
    readonly namesOf: NonEvmNamespaces['namesOf']
    readonly uses: Pick<SessionRefCount, 'counted'>
  }): NonEvmNamespaces['connect'] =>
  ({ networks, visited, ...parts }, evm) => {
    const connectorOf = (namespace: ChainNamespace): readonly WalletConnector[] => {
      if (namespace === 'eip155') return evm
      const own = networks
        .filter(({ chainNamespace }) => chainNamespace === namespace)
        .map(({ caipNetworkId }) => caipNetworkId)
      const state = makeNamespaceState({
        namespace,
        holder: parts.holder,
        preferred: () => [...visited().filter((id) => own.includes(id)), ...own],
        nameOf: (id) => own.find((each) => namesOf(each).includes(id)) ?? id,
      })
      return [makeNamespaceConnector({ ...parts, namespace, state, ask: REQUESTS[namespace] })]
    }
    return [...new Set(networks.map(({ chainNamespace }) => chainNamespace))]
      .reverse()
      .flatMap(connectorOf)
      .map(uses.counted)
  }

const FORMER_CHAIN_IDS: Readonly<Partial<Record<CaipNetworkId, CaipNetworkId>>> = {
  'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp': 'solana:4sGjMW1sUnHzSxGspuhpqLDx6wiyjNtZ',
  'solana:EtWTRABZaYq6iMfeYKouRu166VU2xqa1': 'solana:8E9rvCKLFQia2Y35HXjjpWzj8weVo44K',
}
const namesOf = (id: CaipNetworkId): readonly CaipNetworkId[] => {
  const former = FORMER_CHAIN_IDS[id]
  return former === undefined ? [id] : [id, former]
}

const IS_ADDRESS: Readonly<Record<NonEvmNamespace, (text: string, chain: CaipNetworkId) => boolean>> = {
  solana: isSolanaKey,
  bip122: isBitcoinAddress,
  polkadot: isPolkadotAddress,
  cosmos: isCosmosAddress,
}

/** Methods and connectors of the namespaces besides EVM; loaded if a host configures such networks. */
export const nonEvmNamespaces = (): NonEvmNamespaces => {
  const uses = sessionRefCount()
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
    connect: makeNamespaceConnectors({ namesOf, uses }),
  }
}
