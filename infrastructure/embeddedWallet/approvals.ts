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
  Subject,
  switchMap,
  timer,
} from 'rxjs'
import type { SchedulerLike } from 'rxjs'
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

/** Requests that the visitor decides on in the frame. */
export interface Approvals {
  /**
   * Always ends; `abandoned`, the end of the connection it was made for, ends it as `ConnectionChanged`, unless the
   * frame shows that more became of it. It is for whoever is logged in, where they are, when it is called.
   */
  readonly ask: (call: PayloadOf<'RPC_REQUEST'>, abandoned: Observable<unknown>) => TaskEither<CallError, unknown>
  /** The one in the frame. */
  readonly approval: Readable<Approval | undefined>
  /** Ends the one in the frame and all that wait. */
  readonly abort: () => void
}

/**
 * Puts requests to the frame one at a time, the others wait here (S-30): an abort carries no id, so it must find the
 * one that is meant and no other. A request that ends in any other way than by the frame's answer is taken back; until
 * the frame has said so, or is gone, the visitor could still approve it there, so nothing else is put to it. A frame
 * that is gone, or whose page was loaded anew, may have carried it out.
 */
export const makeApprovals = (deps: {
  readonly frame: Frame
  readonly loggedIn: Readable<LoggedIn | undefined>
  readonly scheduler: SchedulerLike
}): Approvals => {
  const { frame, loggedIn } = deps
  const approval = createStore<Approval | undefined>(undefined)
  const aborted = new Subject<void>()
  // How many may wait is said where requests are made, by kind.
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
    // What the visitor approved a moment before is done, and what the host has to know. The deadline of `takenBack`
    // alone ends a request: where the machine slept, that of the question is over at the same moment.
    const answer = defer(frame.askVisitor('RPC_REQUEST', call, over)).pipe(
      switchMap((said) => {
        if (E.isRight(said)) return of(said)
        if (said.left._tag === 'FrameTimedOut') return NEVER
        // Not the frame's word: it has gone, and what it was doing with it.
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
          // The turn may come by the very change that this request ends by.
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
