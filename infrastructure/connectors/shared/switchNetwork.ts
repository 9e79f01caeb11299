import * as E from 'fp-ts/Either'
import {
  defer,
  filter,
  firstValueFrom,
  map,
  merge,
  NEVER,
  type Observable,
  race,
  type SchedulerLike,
  share,
  Subject,
  tap,
} from 'rxjs'
import { lateAfter } from '../../../application/kernel/inTime.js'
import type { WalletConnector } from '../../../application/ports/walletConnector.js'
import { afterEvent, type ConnectorEvent } from '../../../domain/connect/connections.js'
import type { Connection } from '../../../domain/connect/connection.js'
import type { CaipNetworkId } from '../../../domain/network/network.js'
import type { SwitchError } from '../../../domain/network/networkSwitch.js'
import { failed, type SwitchOutcome, VISITOR_DEADLINE_MS, type WalletDriver } from './walletDriver.js'

/**
 * Runs one switch at a time, as `WalletConnector.switchNetwork` specifies. An event of the move counts as the answer.
 */
export const makeSwitchNetwork = (deps: {
  readonly driver: Pick<WalletDriver, 'switchTo'>
  readonly walletEvents: Observable<ConnectorEvent>
  readonly disconnects: Observable<void>
  readonly scheduler: SchedulerLike
  readonly current: () => Connection | undefined
  /** Networks used since the connection. */
  readonly visited: ReadonlySet<CaipNetworkId>
  /** Called before the wallet can emit newer events. */
  readonly arrived: (id: CaipNetworkId) => void
}): WalletConnector['switchNetwork'] => {
  const begun = new Subject<void>()
  return (network, abandoned = NEVER) =>
    async () => {
      const from = deps.current()
      if (from === undefined) return E.left({ _tag: 'SwitchAbandoned' })
      begun.next()
      let connection = from
      const events = deps.walletEvents.pipe(
        tap((event) => (connection = afterEvent(connection, event) ?? connection)),
        share(),
      )
      return firstValueFrom(
        race(
          events.pipe(
            filter((event) => event._tag === 'ChainChanged' && event.caipNetworkId === network.caipNetworkId),
            map((): SwitchOutcome => E.right(network.caipNetworkId)),
          ),
          merge(abandoned, deps.disconnects, begun, events.pipe(filter(({ _tag }) => _tag === 'Disconnected'))).pipe(
            map(failed<SwitchError>({ _tag: 'SwitchAbandoned' })),
          ),
          lateAfter<SwitchError>(deps.scheduler, VISITOR_DEADLINE_MS, {
            _tag: 'SwitchTimedOut',
            afterMs: VISITOR_DEADLINE_MS,
          }),
          defer(() => deps.driver.switchTo(network, () => connection, deps.visited.has(network.caipNetworkId))),
        ).pipe(tap((outcome) => E.isRight(outcome) && deps.arrived(outcome.right))),
      )
    }
}
