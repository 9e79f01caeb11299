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
  Subject,
  timer,
} from 'rxjs'
import type { WalletConnector } from '../../application/ports/walletConnector.js'
import type { ConnectorEvent } from '../../domain/connect/connections.js'
import type { CaipNetworkId } from '../../domain/network/network.js'
import type { SwitchError } from '../../domain/network/networkSwitch.js'
import type { FakeSwitches, SwitchVerdict } from './fakeSwitches.js'

const FIVE_MINUTES_MS = 5 * 60_000
const GRACE_MS = 500

const BROKEN = new Error('wallet is broken')
const REFUSALS: Readonly<Record<Exclude<SwitchVerdict, 'yes' | 'unknownChain'>, SwitchError>> = {
  reject: { _tag: 'SwitchRejected' },
  sayPending: { _tag: 'SwitchPending' },
  fail: { _tag: 'SwitchFailed', code: -32603, message: BROKEN.message, detail: BROKEN.message, cause: BROKEN },
  cannot: { _tag: 'SwitchNotSupported' },
}

/** `switchNetwork` of the fake connector. */
export const fakeSwitchNetwork = (deps: {
  readonly scheduler: SchedulerLike
  readonly switches: FakeSwitches
  readonly connected: () => boolean
  readonly at: () => CaipNetworkId
  readonly events: Observable<ConnectorEvent>
  readonly left: Observable<void>
}): WalletConnector['switchNetwork'] => {
  const { switches } = deps
  const begun = new Subject<void>()
  type Outcome = E.Either<SwitchError, CaipNetworkId>

  const ask = async (id: CaipNetworkId): Promise<Outcome> => {
    let verdict = await switches.move(id)
    if (verdict === 'unknownChain') {
      const added = await switches.add(id)
      if (added === 'fail')
        return E.left({ _tag: 'ChainNotAdded', networkId: id, detail: BROKEN.message, cause: BROKEN })
      verdict = added === 'yes' ? await switches.move(id) : added
    }
    if (verdict === 'unknownChain') return E.left({ _tag: 'ChainNotAdded', networkId: id })
    if (verdict !== 'yes') return E.left(REFUSALS[verdict])
    if (deps.at() !== id) await firstValueFrom(timer(GRACE_MS, deps.scheduler))
    return deps.at() === id ? E.right(id) : E.left({ _tag: 'SwitchNotHonoured', reported: deps.at() })
  }
  return (network, abandoned = NEVER) =>
    async () => {
      if (!deps.connected()) return E.left({ _tag: 'SwitchAbandoned' })
      begun.next()
      const heard = (tag: ConnectorEvent['_tag']): Observable<ConnectorEvent> =>
        deps.events.pipe(filter(({ _tag }) => _tag === tag))
      return firstValueFrom(
        race(
          heard('ChainChanged').pipe(
            filter(() => deps.at() === network.caipNetworkId),
            map((): Outcome => E.right(network.caipNetworkId)),
          ),
          merge(abandoned, deps.left, begun, heard('Disconnected')).pipe(
            map((): Outcome => E.left({ _tag: 'SwitchAbandoned' })),
          ),
          timer(FIVE_MINUTES_MS, deps.scheduler).pipe(
            map((): Outcome => E.left({ _tag: 'SwitchTimedOut', afterMs: FIVE_MINUTES_MS })),
          ),
          defer(() => ask(network.caipNetworkId)),
        ),
      )
    }
}
