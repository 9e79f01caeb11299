import { type Observable, Subject } from 'rxjs'
import type { ConnectorEvent } from '../../../application/ports/WalletConnector.js'
import type { CaipNetworkId } from '../../../domain/network/CaipNetworkId.js'
import { readList } from '../readList.js'
import type { OtherNamespace } from '../walletConnect/OtherNamespaces.js'
import type { RelayEvent } from '../walletConnect/RelayEvent.js'
import type { RelayHolder } from '../walletConnect/RelayHolder.js'
import type { Standing } from './Standing.js'
import { standIn } from './standIn.js'

const MOST_ACCOUNTS = 500

/** One namespace of the page's session, as the wallet last had it. */
export interface PairedState {
  readonly standing: () => Standing | undefined
  /** Whatever changes, or is said again; not for a session that was never there. */
  readonly moves: Observable<ConnectorEvent>
  /** The session went, or another one took its place. */
  readonly replaced: Observable<void>
  /** Asks nobody: each request names its chain. */
  readonly moveTo: (id: CaipNetworkId) => void
  /** Hears the wallet from now on. */
  readonly listen: () => Promise<void>
}

export interface PairedStateDeps {
  readonly namespace: OtherNamespace
  readonly holder: Pick<RelayHolder, 'client' | 'session'>
  /** Where the page would like to be, best first. */
  readonly preferred: () => readonly CaipNetworkId[]
  /** The present name of a chain that a wallet may know by a former one. */
  readonly nameOf: (id: CaipNetworkId) => CaipNetworkId
}

export const makePairedState = ({ namespace, holder, preferred, nameOf }: PairedStateDeps): PairedState => {
  const moves = new Subject<ConnectorEvent>()
  const replaced = new Subject<void>()
  const prefix = `${namespace}:`
  let told: readonly string[] = []
  let at: CaipNetworkId | undefined
  let standing: Standing | undefined
  let topic: string | undefined
  let listening = false

  const settle = (): void => {
    const session = holder.session.value
    standing =
      session &&
      standIn(session, { namespace, told, wanted: at === undefined ? preferred() : [at, ...preferred()], nameOf })
    at = standing?.at
    if (standing === undefined) return moves.next({ _tag: 'Disconnected' })
    moves.next({ _tag: 'AccountsChanged', accounts: standing.accounts })
    moves.next({ _tag: 'ChainChanged', caipNetworkId: standing.at })
  }
  const hear = (event: RelayEvent): void => {
    if (event._tag !== 'SessionEvent' || event.topic !== topic || !event.chainId.startsWith(prefix)) return
    if (event.name === 'accountsChanged') {
      const named = (readList(event.data, MOST_ACCOUNTS) ?? []).filter((each) => typeof each === 'string')
      // Plain, or as CAIP-10 writes them.
      told = named.map((each) => each.slice(each.lastIndexOf(':') + 1))
      settle()
    }
    if (event.name !== 'chainChanged') return
    // Wallets name the chain in the data, whole or by what follows the namespace, and in the envelope.
    const said = [event.data, `${prefix}${String(event.data)}`, event.chainId]
    const next = [...(standing?.chains ?? [])].find(([, name]) => said.includes(name))
    at = next?.[0] ?? at
    settle()
  }
  holder.session.changes.subscribe((session) => {
    if (session?.topic !== topic) {
      topic = session?.topic
      told = []
      at = undefined
      replaced.next()
    }
    settle()
  })
  return {
    standing: () => standing,
    moves,
    replaced,
    moveTo: (id) => {
      at = id
      settle()
    },
    listen: async () => {
      const client = await holder.client()
      if (!listening) client.events.subscribe(hear)
      listening = true
    },
  }
}
