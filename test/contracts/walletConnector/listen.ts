import type { ConnectorEvent, WalletConnector } from '../../../application/ports/walletConnector.js'

/** What a connector says until `stop` is called. */
export const listen = (
  connector: WalletConnector,
): { readonly heard: readonly ConnectorEvent[]; readonly stop: () => void } => {
  const heard: ConnectorEvent[] = []
  const subscription = connector.events.subscribe((event) => heard.push(event))
  return { heard, stop: () => subscription.unsubscribe() }
}
