import * as E from 'fp-ts/Either'
import type * as TE from 'fp-ts/TaskEither'
import type { TaskEither } from 'fp-ts/TaskEither'
import {
  defer,
  delay,
  filter,
  firstValueFrom,
  map,
  merge,
  type MonoTypeOperatorFunction,
  type Observable,
  race,
  type SchedulerLike,
  timer,
} from 'rxjs'
import type { ConnectorEvent, WalletRequest } from '../../../application/ports/walletConnector.js'
import type { Connection } from '../../../domain/connect/connection.js'
import type { RequestError } from '../../../domain/connect/walletRequest.js'
import { toRequestError } from './providerErrors.js'
import { tryPromise } from '../../shared/tasks.js'

export const isNonEmpty = <A>(list: readonly A[]): list is readonly [A, ...A[]] => list.length > 0

/** Answers `late` when the task has not answered after `afterMs`; what the task says then is dropped. */
export const withDeadline =
  <Late>(deps: { readonly scheduler: SchedulerLike; readonly afterMs: number; readonly late: Late }) =>
  <Error, A>(task: TaskEither<Error, A>): TaskEither<Error | Late, A> =>
  () =>
    firstValueFrom(
      race(
        defer(task),
        timer(deps.afterMs, deps.scheduler).pipe(map((): E.Either<Error | Late, A> => E.left(deps.late))),
      ),
    )

const accountsOf = (event: ConnectorEvent): readonly string[] | undefined => {
  if (event._tag === 'ChainChanged') return undefined
  return event._tag === 'AccountsChanged' ? event.accounts : []
}

const keyOf = (accounts: readonly string[]): string => accounts.join().toLowerCase()

/** Drops an event that says what `known` or the last event of its kind already said. `known` is read on subscription. */
export const dedupeEvents =
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

/** The visitor reads and decides in the wallet. */
const REQUEST_DEADLINE_MS = 5 * 60_000
/** A wallet tells of a new account and answers in either order; its answer counts when it comes this soon. */
const ANSWER_GRACE_MS = 250

type Outcome = E.Either<RequestError, unknown>

const failed = (error: RequestError) => (): Outcome => E.left(error)

const leavesAccount =
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
    const moved = deps.events.pipe(filter(leavesAccount(connection)), delay(ANSWER_GRACE_MS, deps.scheduler))
    const late = timer(REQUEST_DEADLINE_MS, deps.scheduler)
    return firstValueFrom(
      race(
        merge(deps.left, moved).pipe(map(failed({ _tag: 'ConnectionChanged' }))),
        late.pipe(map(failed({ _tag: 'RequestTimedOut', afterMs: REQUEST_DEADLINE_MS }))),
        defer(tryPromise(async () => deps.ask(request), toRequestError)),
      ),
    )
  }
