import { filter } from 'rxjs'
import type { WalletConnector } from '../../../application/ports/walletConnector.js'
import type { ConnectorEvent } from '../../../domain/connect/connections.js'

/**
 * The connector's reports of accounts and chain until `stop` is called; a wallet's approved networks change with both.
 */
export const listen = (
  connector: WalletConnector,
): { readonly heard: readonly ConnectorEvent[]; readonly stop: () => void } => {
  const heard: ConnectorEvent[] = []
  const subscription = connector.events
    .pipe(filter(({ _tag }) => _tag !== 'NetworksApproved'))
    .subscribe((event) => heard.push(event))
  return { heard, stop: () => subscription.unsubscribe() }
}
