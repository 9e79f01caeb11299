import * as E from 'fp-ts/Either'
import type { TaskEither } from 'fp-ts/TaskEither'
import {
  defer,
  exhaustMap,
  filter,
  finalize,
  firstValueFrom,
  map,
  merge,
  NEVER,
  type Observable,
  of,
  race,
  type SchedulerLike,
  Subject,
  switchMap,
  timer,
} from 'rxjs'
import type { Approval, CallError } from '../../application/ports/embeddedWallet.js'
import { keyedQueue } from '../../application/kernel/keyedQueue.js'
import { createStore, type Readable } from '../../application/kernel/store.js'
import type { LoggedIn } from '../../domain/account/embeddedUser.js'
import { ABORTED, type Frame } from './frame.js'
import { FRAME_TIMEOUTS_MS, type PayloadOf } from './frameMessages.js'

type Answer = E.Either<CallError, unknown>

const TIMED_OUT: Answer = E.left({ _tag: 'FrameTimedOut', afterMs: FRAME_TIMEOUTS_MS.visitor })
const MOVED: Answer = E.left({ _tag: 'ConnectionChanged' })
const UNKNOWN: Answer = E.left({ _tag: 'RequestOutcomeUnknown' })

const placeOf = (user: LoggedIn | undefined): string | undefined => user && `${user.caipNetworkId} ${user.address}`

/** Requests that the visitor approves in the frame. */
export interface Approvals {
  /**
   * Always ends. `abandoned` (the connection ended) ends it as `ConnectionChanged`, unless the frame reports a later
   * state. Bound to the user and network at the time of the call.
   */
  readonly ask: (call: PayloadOf<'RPC_REQUEST'>, abandoned: Observable<unknown>) => TaskEither<CallError, unknown>
  /** The request shown in the frame. */
  readonly approval: Readable<Approval | undefined>
  /** Ends the shown request and all waiting ones. */
  readonly abort: () => void
}

/**
 * Sends requests to the frame one at a time and queues the others (S-30): an abort carries no id, so it must hit the
 * intended request. A request that ends without the frame's answer is aborted. Until the frame confirms the abort or is
 * gone, the visitor could still approve, so nothing else is sent. A frame that is gone or reloaded may have executed
 * the request.
 */
export const makeApprovals = (deps: {
  readonly frame: Frame
  readonly loggedIn: Readable<LoggedIn | undefined>
  readonly scheduler: SchedulerLike
}): Approvals => {
  const { frame, loggedIn } = deps
  const approval = createStore<Approval | undefined>(undefined)
  const aborted = new Subject<void>()
  // Unlimited here: the limit per kind is enforced where requests are made.
  const turns = keyedQueue(Infinity)

  const put = (call: PayloadOf<'RPC_REQUEST'>, givenUp: Observable<Answer>): Observable<Answer> => {
    const own: Approval = { method: call.method }
    const over = new Subject<void>()
    const leave = (): void => {
      if (approval.value === own) approval.set(undefined)
    }
    let ending: Answer | undefined
    const takenBack = merge(
      givenUp,
      frame.reloaded.pipe(map(() => UNKNOWN)),
      timer(FRAME_TIMEOUTS_MS.visitor, deps.scheduler).pipe(map(() => TIMED_OUT)),
    ).pipe(
      exhaustMap((outcome) => {
        ending = outcome
        leave()
        return frame.abort(over).pipe(map((isTakenBack) => (isTakenBack ? outcome : UNKNOWN)))
      }),
    )
    approval.set(own)
    // An approval just before an abort counts: the host must learn that the request was executed. Only the deadline of
    // `takenBack` ends a request: after the machine slept, both deadlines have passed.
    const answer = defer(frame.askVisitor('RPC_REQUEST', call, over)).pipe(
      switchMap((said) => {
        if (E.isRight(said)) return of(said)
        if (said.left._tag === 'FrameTimedOut') return NEVER
        // `ABORTED` means that the frame is gone, and its state with it.
        return of(said === ABORTED ? UNKNOWN : (ending ?? said))
      }),
    )
    return race(answer, takenBack).pipe(
      finalize(() => {
        over.next()
        leave()
      }),
    )
  }
  return {
    ask: (call, abandoned) => () => {
      let waits = true
      const place = placeOf(loggedIn.value)
      const hasMoved = (): boolean => placeOf(loggedIn.value) !== place
      const givenUp = merge(
        merge(aborted, frame.pageLeft).pipe(map((): Answer => ABORTED)),
        abandoned.pipe(map(() => MOVED)),
      )
      const moved = loggedIn.changes.pipe(
        filter(hasMoved),
        map(() => MOVED),
      )
      const answered = turns('').pipe(
        switchMap(() => {
          // The turn may come through the very change that moves the user.
          if (hasMoved()) return of(MOVED)
          waits = false
          return put(call, givenUp)
        }),
      )
      return firstValueFrom(race(merge(givenUp, moved).pipe(filter(() => waits)), answered))
    },
    approval,
    abort: () => aborted.next(),
  }
}
