import type { TaskEither } from 'fp-ts/TaskEither'
import {
  concatMap,
  defer,
  filter,
  firstValueFrom,
  map,
  merge,
  NEVER,
  type Observable,
  of,
  race,
  type SchedulerLike,
  Subject,
  Subscription,
  tap,
} from 'rxjs'
import type { FrameBox, FrameState } from '../../application/ports/embeddedWallet.js'
import { createStore, type Readable, readOnly } from '../../application/kernel/store.js'
import type { LoginError } from '../../domain/login/loginError.js'
import { FRAME_MESSAGES, type PayloadOf, type ReplyOf } from './frameMessages.js'
import * as E from 'fp-ts/Either'
import { exchangeMessage, type LiveFrame, mountFrame } from './liveFrame.js'
import type { FrameHost } from './browserFrameHost.js'

export type AskFrame = <Name extends keyof typeof FRAME_MESSAGES>(
  name: Name,
  payload: PayloadOf<Name>,
  abandoned?: Observable<unknown>,
) => TaskEither<LoginError, ReplyOf<Name>>

/** The secure site, as the rest of the adapter asks it. */
export interface Frame {
  readonly state: Readable<FrameState>
  /** Loads the frame first where there is none. Always ends; `abandoned` ends it as `FrameRequestAborted`. */
  readonly ask: AskFrame
  /**
   * The same for what the visitor decides on, which nothing but its answer, `abandoned` or the end of the frame ends:
   * it stands in the frame until it is taken back there.
   */
  readonly askVisitor: AskFrame
  /**
   * Takes back what the visitor may be deciding on, and emits when that is done: `true` by the frame's word, `false` by
   * the end of that frame (S7-44). Unsubscribe when what it is about was `answered`.
   */
  readonly abort: (answered: Observable<unknown>) => Observable<boolean>
  /** Takes it out of the page, with all that is open; the next question loads another. */
  readonly end: () => void
  /** The visitor goes to another page. */
  readonly pageLeft: Observable<unknown>
  /** The page in the frame was loaded anew, and knows nothing of what it was asked before. */
  readonly reloaded: Observable<unknown>
  /** Marks the questions that are open now, but for `askVisitor`; what it gives ends those of them that still are. */
  readonly openNow: () => () => void
  readonly show: (box: FrameBox) => void
  readonly hide: () => void
  readonly dispose: () => void
}

/** How a question ends that nobody waits for any more, or whose frame is gone. */
export const ABORTED: E.Either<LoginError, never> = E.left({ _tag: 'FrameRequestAborted' })

export interface FrameDeps {
  readonly host: FrameHost
  /** Made anew for each frame; `undefined` where no secure site is configured. */
  readonly url: () => string | undefined
  readonly scheduler: SchedulerLike
  readonly makeId: () => string
  /** What each frame is told as soon as it is ready, before all else. */
  readonly greet: (ask: AskFrame) => void
}

/** The secure site's frame: made by the first question, and made anew by the next one when it did not load. */
export const makeFrame = (deps: FrameDeps): Frame => {
  const { host, scheduler, makeId } = deps
  const state = createStore<FrameState>({ _tag: 'Absent' })
  /** Questions up to this one end; with the frame, all of them. */
  const ended = new Subject<number>()
  const over = new Subject<void>()
  const reloaded = new Subject<void>()
  let loading: Promise<E.Either<LoginError, LiveFrame>> | undefined
  let live: LiveFrame | undefined
  let hearing = new Subscription()
  let asked = 0
  /** Where it is shown, as soon as it is ready. */
  let place: FrameBox | undefined
  let disposed = false

  const drop = (next: FrameState): void => {
    hearing.unsubscribe()
    live?.remove()
    live = undefined
    loading = undefined
    state.set(next)
  }
  const failed = (error: LoginError): E.Either<LoginError, never> => {
    drop({ _tag: 'Failed', error })
    return E.left(error)
  }
  const nextNumber = (): number => (asked += 1)
  const endOf = (abandoned: Observable<unknown>, number: number): Observable<E.Either<LoginError, never>> =>
    merge(abandoned, ended.pipe(filter((last) => number <= last))).pipe(map(() => ABORTED))
  const post = <Name extends keyof typeof FRAME_MESSAGES>(frame: LiveFrame, name: Name, asked: PayloadOf<Name>) =>
    exchangeMessage({ frame, id: makeId(), scheduler, name, asked })
  /** Asks a frame that said it is ready, though not everybody may ask it yet. */
  const askOf =
    (frame: LiveFrame): AskFrame =>
    (name, asked) =>
    () =>
      firstValueFrom(race(endOf(NEVER, nextNumber()), post(frame, name, asked)))
  const follow = async (frame: LiveFrame): Promise<E.Either<LoginError, LiveFrame>> => {
    const isLoaded = await frame.loaded
    if (live !== frame) return ABORTED
    if (!isLoaded) return failed({ _tag: 'FrameNotLoaded' })
    state.set({ _tag: 'Ready' })
    if (place !== undefined) frame.show(place)
    return E.right(frame)
  }
  const ready = (): LiveFrame | undefined => (state.value._tag === 'Ready' ? live : undefined)
  const load = (): Promise<E.Either<LoginError, LiveFrame>> => {
    if (loading !== undefined) return loading
    const url = disposed ? undefined : deps.url()
    const frame = url === undefined ? undefined : mountFrame({ host, url, scheduler, over })
    if (frame === undefined) return Promise.resolve(failed({ _tag: 'FrameNotSet' }))
    live = frame
    state.set({ _tag: 'Loading' })
    hearing = frame.ready.subscribe(() => {
      if (ready() !== undefined) reloaded.next()
      deps.greet(askOf(frame))
    })
    loading = follow(frame)
    return loading
  }
  const askUntil =
    (number: () => number): AskFrame =>
    (name, asked, abandoned = NEVER) =>
    async () => {
      if (!FRAME_MESSAGES[name].payload.is(asked)) return E.left({ _tag: 'FrameMalformed', detail: name })
      const answer = defer(load).pipe(
        concatMap((frame) => (E.isLeft(frame) ? of(frame) : post(frame.right, name, asked))),
      )
      return firstValueFrom(race(endOf(abandoned, number()), answer))
    }
  const askVisitor = askUntil(() => Infinity)
  const end = (): void => {
    ended.next(Infinity)
    drop({ _tag: 'Absent' })
  }
  return {
    state: readOnly(state),
    ask: askUntil(nextNumber),
    askVisitor,
    abort: (answered) =>
      // A frame that is not ready was not asked anything yet.
      defer(async () => ready() === undefined || E.isRight(await askVisitor('RPC_ABORT', undefined, answered)())).pipe(
        tap((isTakenBack) => {
          if (!isTakenBack) end()
        }),
      ),
    end,
    pageLeft: host.left,
    reloaded,
    openNow: () => {
      const last = asked
      return () => ended.next(last)
    },
    show: (box) => {
      place = box
      ready()?.show(box)
    },
    hide: () => {
      place = undefined
      live?.hide()
    },
    dispose: () => {
      disposed = true
      over.next()
      end()
    },
  }
}
