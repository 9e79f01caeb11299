import * as E from 'fp-ts/Either'
import * as TE from 'fp-ts/TaskEither'
import { tap } from 'rxjs'
import type { Connections } from '../../domain/connect/connection.js'
import { addNetworkChoice, defaultNetwork, resolveNetwork } from '../../domain/network/networkChoice.js'
import type { CaipNetworkId, ChainNamespace, Network } from '../../domain/network/network.js'
import type { NetworkError, NetworkSwitch, SwitchError } from '../../domain/network/networkSwitch.js'
import type { NetworkRules } from '../../domain/network/activeNetwork.js'
import type { NetworkState } from '../api/state.js'
import type { NamespaceSession } from '../connect/namespaceSession.js'
import type { NetworkMemory } from '../ports/storage.js'
import { combine } from '../kernel/derive.js'
import { createStore, type Readable } from '../kernel/store.js'
import { makeSwitchAttempts, switchWalletNetwork } from './switchAttempts.js'

export interface NetworkFeature {
  readonly state: Readable<NetworkState>
  readonly switching: Readable<NetworkSwitch>
  /** Makes the network of a namespace the active one: that of its wallet, or the visitor's last choice (S2-21). */
  readonly setActiveNamespace: (namespace: ChainNamespace) => void
  /**
   * Like `setActiveNamespace`, for a namespace whose wallet the visitor connects or chooses: remembered for the next
   * visit.
   */
  readonly enterNamespace: (namespace: ChainNamespace) => void
  /**
   * Switches the wallet of the network's namespace or, without one, the page, at once. One switch at a time; a newer
   * one, a disconnect or `abandonSwitch` ends the older as `SwitchAbandoned`, and its late answer changes nothing.
   */
  readonly switchNetwork: (id: CaipNetworkId) => TE.TaskEither<NetworkError | SwitchError, CaipNetworkId>
  /** Records the network to use once a wallet of its namespace is connected; the page does not switch. */
  readonly prefer: (id: CaipNetworkId) => void
  /** The namespace of a network that was preferred since the page switched to its present namespace. */
  readonly wantedNamespace: () => ChainNamespace | undefined
  /** The page's network on a namespace without a wallet; if the site has no network of it, one of another namespace. */
  readonly homeOf: (namespace: ChainNamespace) => Network
  /** Whether `switchNetwork` would have to ask a wallet. */
  readonly needsWallet: (id: CaipNetworkId) => boolean
  /** Ends the current switch, and clears the outcome of the last one. */
  readonly abandonSwitch: () => void
  readonly dispose: () => void
}

export interface NetworkFeatureDeps {
  readonly networks: readonly [Network, ...Network[]]
  readonly connections: Readable<Connections>
  readonly sessions: Readonly<Record<ChainNamespace, Pick<NamespaceSession, 'state' | 'connector'>>>
  readonly memory: NetworkMemory
  readonly rules: NetworkRules
}

/** The page's network, as far as no wallet determines it. */
interface NetworkSelection {
  readonly activeNamespace: ChainNamespace
  /** The visitor's choices, the latest first. */
  readonly chosen: readonly CaipNetworkId[]
}

/** The page's network: that of the wallet (U-36) or, without one, the visitor's choice. */
export const makeNetworkFeature = ({
  networks,
  connections,
  sessions,
  memory,
  rules,
}: NetworkFeatureDeps): NetworkFeature => {
  const configured = (id: CaipNetworkId): Network | undefined =>
    networks.find(({ caipNetworkId }) => caipNetworkId === id)
  const selection = createStore<NetworkSelection>({ activeNamespace: networks[0].chainNamespace, chosen: [] })

  const homeOf = (namespace: ChainNamespace): Network => defaultNetwork(networks, selection.value.chosen, namespace)
  const note = (id: CaipNetworkId): readonly CaipNetworkId[] => {
    const chosen = addNetworkChoice(selection.value.chosen, id)
    // The default network is not stored, because stored networks make the core load at once.
    memory.write(chosen.length === 1 && chosen[0] === networks[0].caipNetworkId ? [] : chosen)
    return chosen
  }
  /** The namespace that the visitor prefers, but has no wallet for. */
  let wanted: ChainNamespace | undefined
  const activate = (next: NetworkSelection): void => {
    wanted = undefined
    selection.set(next)
  }
  const choose = ({ caipNetworkId, chainNamespace }: Network): void =>
    activate({ activeNamespace: chainNamespace, chosen: note(caipNetworkId) })
  // Set after the start: the initial value must equal the server's rendering (U-06).
  const remembered = memory.read().filter((id) => configured(id) !== undefined)
  const latest = remembered[0] === undefined ? undefined : configured(remembered[0])
  if (latest !== undefined) selection.set({ activeNamespace: latest.chainNamespace, chosen: remembered })

  const attempts = makeSwitchAttempts({
    move: (network) =>
      switchWalletNetwork(sessions[network.chainNamespace], network).pipe(
        tap((outcome) => E.isRight(outcome) && choose(network)),
      ),
  })

  return {
    state: combine(selection, connections, ({ activeNamespace }, all): NetworkState => {
      const connection = all[activeNamespace]
      return {
        ...rules,
        activeNamespace,
        active:
          connection._tag === 'Connected'
            ? resolveNetwork(networks, connection.active.caipNetworkId)
            : { _tag: 'Configured', network: homeOf(activeNamespace) },
        networks,
      }
    }),
    switching: attempts.switching,
    setActiveNamespace: (activeNamespace) => {
      const { value } = selection
      activate(value.activeNamespace === activeNamespace ? value : { ...value, activeNamespace })
    },
    enterNamespace: (activeNamespace) => {
      const home = homeOf(activeNamespace)
      const isOwn = home.chainNamespace === activeNamespace
      activate({ activeNamespace, chosen: isOwn ? note(home.caipNetworkId) : selection.value.chosen })
    },
    switchNetwork: (id) => {
      const network = configured(id)
      if (network === undefined) return TE.left({ _tag: 'NetworkNotFound', id })
      return async () => {
        if (sessions[network.chainNamespace].state.value._tag !== 'Disconnected') return attempts.begin(network)()
        attempts.abandon()
        choose(network)
        return E.right(id)
      }
    },
    prefer: (id) => {
      const chosen = note(id)
      wanted = configured(id)?.chainNamespace
      selection.update((before) => ({ ...before, chosen }))
    },
    wantedNamespace: () => wanted,
    homeOf,
    needsWallet: (id) => {
      const network = configured(id)
      const connection = network === undefined ? undefined : sessions[network.chainNamespace].state.value
      if (connection === undefined || connection._tag === 'Disconnected') return false
      return connection._tag === 'Restoring' || connection.active.caipNetworkId !== id
    },
    abandonSwitch: attempts.abandon,
    dispose: attempts.dispose,
  }
}
