import type { CaipNetworkId } from '../../../../domain/network/network.js'
import type { WalletConnectSession, WalletConnectSessions } from '../sessions.js'
import { isNonEmpty } from '../../shared/connectorBase.js'
import type { NonEvmNamespace } from '../namespaces.js'
import { Subject } from 'rxjs'
import type { ConnectorEvent } from '../../../../domain/connect/connections.js'
import { readList } from '../../shared/untrusted.js'
import type { WalletConnectEvent } from '../client.js'
import type { SessionNamespace } from '../connector.js'

/** Active account and network on one namespace of a session. */
interface NamespaceAccountState {
  readonly session: WalletConnectSession
  /** Active account first. */
  readonly accounts: readonly [string, ...string[]]
  /** Chains of the active account, with the name under which the wallet knows each. */
  readonly chains: ReadonlyMap<CaipNetworkId, CaipNetworkId>
  readonly at: CaipNetworkId
}

/**
 * Resolves the active account and network: the account that the wallet last announced (`reportedAccounts`), on the
 * first chain of `wanted` that the account can use. `undefined` if the session grants nothing on the namespace.
 */
const resolveAccount = (
  session: WalletConnectSession,
  {
    namespace,
    reportedAccounts,
    wanted,
    nameOf,
  }: {
    readonly namespace: NonEvmNamespace
    readonly reportedAccounts: readonly string[]
    readonly wanted: readonly CaipNetworkId[]
    /** Current name of a chain that a wallet may know by an older name. */
    readonly nameOf: (id: CaipNetworkId) => CaipNetworkId
  },
): NamespaceAccountState | undefined => {
  const own = session.accounts.filter((account) => account.namespace === namespace)
  const all = [...new Set(own.map(({ address }) => address))]
  const active = reportedAccounts.find((address) => all.includes(address)) ?? all[0]
  const accounts = [...all.filter((address) => address === active), ...all.filter((address) => address !== active)]
  // Sorts current names last, so that they overwrite older ones.
  const names = own
    .filter(({ address }) => address === active)
    .map(({ chainId }): CaipNetworkId => `${namespace}:${chainId}`)
    .sort((left, right) => Number(nameOf(left) === left) - Number(nameOf(right) === right))
  const chains = new Map(names.map((name) => [nameOf(name), name]))
  const at = wanted.find((id) => chains.has(id)) ?? chains.keys().next().value
  return isNonEmpty(accounts) && at !== undefined ? { session, accounts, chains, at } : undefined
}

const MAX_ACCOUNTS = 500

/** One namespace of the page's session, with the wallet's last reported state. */
export interface NamespaceState extends SessionNamespace {
  readonly accountState: () => NamespaceAccountState | undefined
  /** Sends no request: each request names its chain. */
  readonly setNetwork: (id: CaipNetworkId) => void
}

export interface NamespaceStateDeps {
  readonly namespace: NonEvmNamespace
  readonly holder: Pick<WalletConnectSessions, 'client' | 'session'>
  /** Preferred networks, best first. */
  readonly preferred: () => readonly CaipNetworkId[]
  /** Current name of a chain that a wallet may know by an older name. */
  readonly nameOf: (id: CaipNetworkId) => CaipNetworkId
}

export const makeNamespaceState = ({ namespace, holder, preferred, nameOf }: NamespaceStateDeps): NamespaceState => {
  const moves = new Subject<ConnectorEvent>()
  const prefix = `${namespace}:`
  let reportedAccounts: readonly string[] = []
  let at: CaipNetworkId | undefined
  let standing: NamespaceAccountState | undefined
  let topic: string | undefined
  let listening = false

  const settle = (): void => {
    const session = holder.session.value
    standing =
      session &&
      resolveAccount(session, {
        namespace,
        reportedAccounts,
        wanted: at === undefined ? preferred() : [at, ...preferred()],
        nameOf,
      })
    at = standing?.at
    if (standing === undefined) return moves.next({ _tag: 'Disconnected' })
    moves.next({ _tag: 'NetworksApproved', approvedNetworks: [...standing.chains.keys()] })
    moves.next({ _tag: 'AccountsChanged', accounts: standing.accounts })
    moves.next({ _tag: 'ChainChanged', caipNetworkId: standing.at })
  }
  const onEvent = (event: WalletConnectEvent): void => {
    if (event._tag !== 'SessionEvent' || event.topic !== topic || !event.chainId.startsWith(prefix)) return
    if (event.name === 'accountsChanged') {
      const named = (readList(event.data, MAX_ACCOUNTS) ?? []).filter((each) => typeof each === 'string')
      // Plain addresses or CAIP-10 ids.
      reportedAccounts = named.map((each) => each.slice(each.lastIndexOf(':') + 1))
      settle()
    }
    if (event.name !== 'chainChanged') return
    // Wallets name the chain in the event data, in full or by its reference, or only in the envelope.
    const named = typeof event.data === 'string' || typeof event.data === 'number' ? String(event.data) : ''
    const said = [named, prefix + named, event.chainId]
    const next = [...(standing?.chains ?? [])].find(([, name]) => said.includes(name))
    at = next?.[0] ?? at
    settle()
  }
  holder.session.changes.subscribe((session) => {
    if (session?.topic !== topic) {
      topic = session?.topic
      reportedAccounts = []
      at = undefined
    }
    settle()
  })
  return {
    accountState: () => standing,
    events: moves,
    granted: () =>
      standing && {
        accounts: standing.accounts,
        caipNetworkId: standing.at,
        approvedNetworks: [...standing.chains.keys()],
        wallet: standing.session.wallet,
      },
    setNetwork: (id) => {
      at = id
      settle()
    },
    listen: async () => {
      const client = await holder.client()
      if (!listening) client.events.subscribe(onEvent)
      listening = true
    },
  }
}
