import { mergeMap, type Observable, pairwise } from 'rxjs'
import type { EmbeddedSession } from '../../../application/ports/embeddedWallet/EmbeddedSession.js'
import type { ConnectorEvent } from '../../../application/ports/WalletConnector.js'
import type { LoggedIn } from '../../../domain/login/LoggedIn.js'

const eventsOf = (before: LoggedIn | undefined, after: LoggedIn | undefined): readonly ConnectorEvent[] => {
  if (before?.caipNetworkId.startsWith('solana:') !== true) return []
  if (after?.caipNetworkId.startsWith('solana:') !== true) return [{ _tag: 'Disconnected' }]
  const { address, caipNetworkId } = after
  return [
    { _tag: 'AccountsChanged', accounts: [address] },
    { _tag: 'ChainChanged', caipNetworkId },
  ]
}

/** What moved for somebody who is logged in on Solana. A visitor who went over to another namespace has left this one. */
export const solanaMoves = (loggedIn: EmbeddedSession['loggedIn']): Observable<ConnectorEvent> =>
  loggedIn.changes.pipe(
    pairwise(),
    mergeMap(([before, after]) => eventsOf(before, after)),
  )
