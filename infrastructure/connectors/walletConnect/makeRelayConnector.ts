import * as TE from 'fp-ts/TaskEither'
import { filter, firstValueFrom, type SchedulerLike, timeout } from 'rxjs'
import type { Pairing } from '../../../application/ports/Pairing.js'
import type { WalletConnector } from '../../../application/ports/WalletConnector.js'
import type { Connection } from '../../../domain/connect/Connection.js'
import type { CaipNetworkId } from '../../../domain/network/CaipNetworkId.js'
import { makeInjectedConnector } from '../makeInjectedConnector.js'
import { pinProvider } from '../pinProvider.js'
import { makeSessionProvider } from './makeSessionProvider.js'
import { makeSessionState } from './makeSessionState.js'
import type { RelayHolder } from './RelayHolder.js'

const USER_REJECTED = 4001
/** A pairing that nobody waits for any more is given up, and a late approval of it ends. */
const CONNECT_DEADLINE_MS = 5 * 60_000

/** The EVM wallet behind the page's session: from here on it is a wallet like any other. */
export const makeRelayConnector = (deps: {
  readonly holder: RelayHolder
  readonly pairing: () => Pairing
  readonly networks: readonly CaipNetworkId[]
  readonly scheduler: SchedulerLike
}): WalletConnector => {
  const { holder, networks, scheduler } = deps
  const pair = async (): Promise<void> => {
    const end = await firstValueFrom(
      deps.pairing().begin.pipe(
        filter(({ _tag }) => _tag !== 'Linked'),
        timeout({ first: CONNECT_DEADLINE_MS, scheduler }),
      ),
    )
    // A session without an account is no session: the connector finds none, and says so.
    if (end._tag === 'Approved' || (end._tag === 'Failed' && end.error._tag === 'NothingGranted')) return
    throw Object.assign(new Error(end._tag === 'Failed' ? end.error._tag : end._tag), end._tag === 'Rejected' ? { code: USER_REJECTED } : {})
  }
  const preferred = (granted: readonly CaipNetworkId[]): CaipNetworkId | undefined => networks.find((id) => granted.includes(id))
  const provider = pinProvider(makeSessionProvider({ holder, pair, state: makeSessionState({ holder, preferred }) }))
  if (provider === undefined) throw new Error('A session provider has the methods of one.')
  const connector = makeInjectedConnector({ provider, info: { id: 'walletConnect', name: 'WalletConnect', remote: true }, scheduler })
  const named = <C extends Connection | undefined>(connection: C): C => {
    const wallet = holder.session.value?.wallet
    return connection === undefined || wallet === undefined ? connection : { ...connection, wallet }
  }
  return {
    ...connector,
    connect: TE.map(named<Connection>)(connector.connect),
    restore: TE.map(named<Connection | undefined>)(connector.restore),
  }
}
