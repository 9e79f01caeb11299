import * as E from 'fp-ts/Either'
import type * as TE from 'fp-ts/TaskEither'
import {
  defer,
  delay,
  filter,
  firstValueFrom,
  map,
  merge,
  type Observable,
  race,
  type SchedulerLike,
  timer,
} from 'rxjs'
import type { ConnectorEvent, WalletRequest } from '../../application/ports/WalletConnector.js'
import type { Connection } from '../../domain/connect/Connection.js'
import type { RequestError } from '../../domain/connect/RequestError.js'
import { toRequestError } from './toRequestError.js'
import { tryPromise } from '../shared/tryPromise.js'

/** The visitor reads and decides in the wallet. */
const REQUEST_DEADLINE_MS = 5 * 60_000
/** A wallet tells of a new account and answers in either order; its answer counts when it comes this soon. */
const ANSWER_GRACE_MS = 250

type Outcome = E.Either<RequestError, unknown>

const failed = (error: RequestError) => (): Outcome => E.left(error)

const movesAwayFrom =
  ({ accounts: [active] }: Connection) =>
  (event: ConnectorEvent): boolean =>
    event._tag === 'Disconnected' ||
    (event._tag === 'AccountsChanged' && event.accounts[0].toLowerCase() !== active.toLowerCase())

/** Passes a call to the wallet. It is bound to the account it was made for: when that one goes, so does the call (U-41). */
export const makeRequestWallet =
  (deps: {
    /** May throw, reject, answer anything or never. What it is bound to is read when it is called. */
    readonly ask: (request: WalletRequest) => unknown
    /** What the wallet says unasked. */
    readonly events: Observable<ConnectorEvent>
    readonly scheduler: SchedulerLike
    readonly current: () => Connection | undefined
    /** The page gave the wallet up. */
    readonly left: Observable<void>
  }) =>
  (request: WalletRequest): TE.TaskEither<RequestError, unknown> =>
  () => {
    const connection = deps.current()
    if (connection === undefined) return Promise.resolve(E.left({ _tag: 'NotConnected' }))
    const moved = deps.events.pipe(filter(movesAwayFrom(connection)), delay(ANSWER_GRACE_MS, deps.scheduler))
    const late = timer(REQUEST_DEADLINE_MS, deps.scheduler)
    return firstValueFrom(
      race(
        merge(deps.left, moved).pipe(map(failed({ _tag: 'ConnectionChanged' }))),
        late.pipe(map(failed({ _tag: 'RequestTimedOut', afterMs: REQUEST_DEADLINE_MS }))),
        defer(tryPromise(async () => deps.ask(request), toRequestError)),
      ),
    )
  }
