import * as E from 'fp-ts/Either'
import {
  defer,
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
import type { WalletConnector } from '../../../application/ports/walletConnector.js'
import type { CaipNetworkId } from '../../../domain/network/network.js'
import type { SwitchError } from '../../../domain/network/networkSwitch.js'
import { toSwitchError } from '../shared/providerErrors.js'

const SWITCH_DEADLINE_MS = 5 * 60_000

type Outcome = E.Either<SwitchError, CaipNetworkId>

const failed = (error: SwitchError) => (): Outcome => E.left(error)

/** Moves a login to another Solana network, as `WalletConnector.switchNetwork` says: the frame asks no visitor. */
export const makeSwitchSolanaNetwork = (deps: {
  /** Gives where the frame says it is; rejects with an error of EIP-1193. */
  readonly switchTo: (id: CaipNetworkId) => Promise<CaipNetworkId>
  readonly isConnected: () => boolean
  /** The page gave the wallet up. */
  readonly left: Observable<void>
  readonly arrived: (id: CaipNetworkId) => void
  readonly scheduler: SchedulerLike
}): WalletConnector['switchNetwork'] => {
  const begun = new Subject<void>()
  const move = (id: CaipNetworkId) => async (): Promise<Outcome> => {
    try {
      const reported = await deps.switchTo(id)
      return reported === id ? E.right(id) : E.left({ _tag: 'SwitchNotHonoured', reported })
    } catch (cause) {
      return E.left(toSwitchError(cause))
    }
  }
  return ({ caipNetworkId }, abandoned = NEVER) =>
    async () => {
      if (!deps.isConnected()) return E.left({ _tag: 'SwitchAbandoned' })
      if (!caipNetworkId.startsWith('solana:')) return E.left({ _tag: 'SwitchNotSupported' })
      begun.next()
      const outcome = await firstValueFrom(
        race(
          merge(abandoned, deps.left, begun).pipe(map(failed({ _tag: 'SwitchAbandoned' }))),
          timer(SWITCH_DEADLINE_MS, deps.scheduler).pipe(
            map(failed({ _tag: 'SwitchTimedOut', afterMs: SWITCH_DEADLINE_MS })),
          ),
          defer(move(caipNetworkId)),
        ),
      )
      if (E.isRight(outcome)) deps.arrived(outcome.right)
      return outcome
    }
}
