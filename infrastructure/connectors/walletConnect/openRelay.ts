import * as E from 'fp-ts/Either'
import { filter, firstValueFrom, type SchedulerLike, timeout } from 'rxjs'
import type { KeyValueStore } from '../../../application/ports/KeyValueStore.js'
import type { Grant, Pairing } from '../../../application/ports/Pairing.js'
import type { WalletConnector } from '../../../application/ports/WalletConnector.js'
import type { Readable } from '../../../application/shared/Readable.js'
import type { CaipNetworkId } from '../../../domain/network/CaipNetworkId.js'
import type { Network } from '../../../domain/network/Network.js'
import { makePairing } from './makePairing.js'
import { makeRelayConnector } from './makeRelayConnector.js'
import { makeRelayHolder } from './makeRelayHolder.js'
import { makeSend } from './makeSend.js'
import { makeSessionProvider } from './makeSessionProvider.js'
import { makeSessionState } from './makeSessionState.js'
import { makeWaiting } from './makeWaiting.js'
import { namespacesAsked } from './namespacesAsked.js'
import type { OtherNamespaces } from './OtherNamespaces.js'
import { providerError } from './providerError.js'
import { readSession } from './readSession.js'
import type { Relay } from './Relay.js'
import type { RelayClient } from './RelayClient.js'

/** EIP-1193, JSON-RPC. */
const USER_REJECTED = 4001
const FAILED = -32603
/** A pairing that nobody waits for any more is given up, and a late approval of it ends. */
const CONNECT_DEADLINE_MS = 5 * 60_000

export interface RelayDeps {
  /** Starts the SDK. */
  readonly open: () => Promise<RelayClient>
  readonly networks: readonly Network[]
  /** Needed where not all networks are EVM. */
  readonly others?: OtherNamespaces
  readonly visible: Readable<boolean>
  /** Where it is kept how a wallet was opened. */
  readonly store: KeyValueStore
  readonly scheduler: SchedulerLike
}

/** The wallets behind a relay, as a page uses them: pairings, and a connector for each namespace that the site and Portico know. */
export const openRelay = ({ open, networks, others, visible, store, scheduler }: RelayDeps): Relay => {
  const asked = namespacesAsked(networks, others)
  const read = (session: unknown) => readSession(session, asked, others)
  const alone = makeRelayHolder({ open, read, visible, scheduler })
  const holder = others?.share(alone) ?? alone
  const grantOf = async (connector: WalletConnector): Promise<readonly Grant[]> => {
    const connection = await connector.restore()
    return E.isRight(connection) && connection.right !== undefined ? [{ connector, connection: connection.right }] : []
  }
  const grants = async (): Promise<readonly Grant[]> => (await Promise.all(connectors.map(grantOf))).flat()
  const waiting = makeWaiting({ store, session: holder.session })
  const begin = makePairing({ holder, asked, read, grants, scheduler })
  const pair = async (): Promise<void> => {
    const end = await firstValueFrom(
      begin.pipe(
        filter(({ _tag }) => _tag !== 'Linked'),
        timeout({ first: CONNECT_DEADLINE_MS, scheduler }),
      ),
    )
    // A session without an account is no session: the connector finds none, and says so.
    if (end._tag === 'Approved' || (end._tag === 'Failed' && end.error._tag === 'NothingGranted')) return
    throw providerError(
      end._tag === 'Rejected' ? USER_REJECTED : FAILED,
      end._tag === 'Failed' ? end.error._tag : end._tag,
    )
  }
  const preferred = (granted: readonly CaipNetworkId[]): CaipNetworkId | undefined =>
    asked.eip155?.chains.find((id) => granted.includes(id))
  const send = makeSend({ holder, waiting })
  const provider = makeSessionProvider({ holder, pair, send, state: makeSessionState({ holder, preferred }) })
  const evm: readonly WalletConnector[] =
    asked.eip155 === undefined
      ? []
      : [makeRelayConnector({ provider, wallet: () => holder.session.value?.wallet, scheduler })]
  const connectors = others?.connect({ holder, pair, send, networks, scheduler }, evm) ?? evm
  const pairing: Pairing = {
    begin,
    take: () => undefined,
    waiting: waiting.request,
    openedWith: (link) => {
      const topic = holder.session.value?.topic
      if (topic !== undefined) waiting.remember(topic, link)
    },
  }
  return { pairing, connectors, dispose: holder.dispose }
}
