import { defer, filter, type MonoTypeOperatorFunction } from 'rxjs'
import type { ConnectorEvent } from '../../application/ports/WalletConnector.js'
import type { Connection } from '../../domain/connect/Connection.js'

const accountsOf = (event: ConnectorEvent): readonly string[] | undefined => {
  if (event._tag === 'ChainChanged') return undefined
  return event._tag === 'AccountsChanged' ? event.accounts : []
}

const keyOf = (accounts: readonly string[]): string => accounts.join().toLowerCase()

/** Drops an event that says what `known` or the last event of its kind already said. `known` is read on subscription. */
export const dropRepeats =
  (known: () => Connection | undefined): MonoTypeOperatorFunction<ConnectorEvent> =>
  (events) =>
    defer(() => {
      const start = known()
      let accounts = start === undefined ? undefined : keyOf(start.accounts)
      let chain = start?.caipNetworkId
      return events.pipe(
        filter((event) => {
          const before = { accounts, chain }
          const list = accountsOf(event)
          if (list !== undefined) accounts = keyOf(list)
          if (event._tag === 'ChainChanged') chain = event.caipNetworkId
          return before.accounts !== accounts || before.chain !== chain
        }),
      )
    })
