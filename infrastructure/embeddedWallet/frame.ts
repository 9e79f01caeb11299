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
  type Subscription,
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

/** Access to the secure site for the rest of the adapter. */
export interface Frame {
  readonly state: Readable<FrameState>
  /** Loads the frame if needed. Always ends; `abandoned` ends it as `FrameRequestAborted`. */
  readonly ask: AskFrame
  /** Like `ask`, for requests that the visitor approves: only the answer, `abandoned` or the frame's end ends them. */
  readonly askVisitor: AskFrame
  /**
   * Aborts what the visitor may be approving. Emits `true` if the frame confirms, `false` if the frame is gone (S7-44).
   * Must be unsubscribed once the request is `answered`.
   */
  readonly abort: (answered: Observable<unknown>) => Observable<boolean>
  /** Removes the frame and ends all requests; the next request loads a new frame. */
  readonly end: () => void
  /** Emits when the visitor leaves the page. */
  readonly pageLeft: Observable<unknown>
  /** Emits when the frame's page was reloaded and lost its requests. */
  readonly reloaded: Observable<unknown>
  /**
   * Marks the requests that are now in flight, except those of `askVisitor`; the returned function ends those still
   * open.
   */
  readonly openNow: () => () => void
  readonly show: (box: FrameBox) => void
  readonly hide: () => void
  readonly dispose: () => void
}

/** Result of an abandoned request, or one whose frame is gone. */
export const ABORTED: E.Either<LoginError, never> = E.left({ _tag: 'FrameRequestAborted' })

export interface FrameDeps {
  readonly host: FrameHost
  /** Called for each new frame; `undefined` if no secure site is configured. */
  readonly url: () => string | undefined
  readonly scheduler: SchedulerLike
  readonly makeId: () => string
  /** Sends the first messages to each new frame as soon as it is ready. */
  readonly greet: (ask: AskFrame) => void
}

/** No frame is in the page; the next request mounts one. */
interface EmptySlot {
  readonly state: Extract<FrameState, { readonly _tag: 'Absent' | 'Failed' }>
  readonly mounted?: undefined
}

/** A frame is in the page. Requests wait for `loaded`; `hearing` ends with the frame. */
interface MountedSlot {
  readonly state: Exclude<FrameState, EmptySlot['state']>
  readonly mounted: {
    readonly frame: LiveFrame
    readonly loaded: Promise<E.Either<LoginError, LiveFrame>>
    readonly hearing: Subscription
  }
}

/** The secure site's frame: created by the first request, and again by the next one if it failed to load. */
export const makeFrame = (deps: FrameDeps): Frame => {
  const { host, scheduler, makeId } = deps
  /** Emits the number up to which requests end; `Infinity` when the frame is removed. */
  const ended = new Subject<number>()
  const over = new Subject<void>()
  const reloaded = new Subject<void>()
  let slot: EmptySlot | MountedSlot = { state: { _tag: 'Absent' } }
  const state = createStore<FrameState>(slot.state)
  /** Returns `undefined` after disposal. */
  let makeUrl = deps.url
  let lastNumber = 0
  /** Box in which to show the frame once it is ready. */
  let place: FrameBox | undefined

  const fill = (next: EmptySlot | MountedSlot): void => {
    slot = next
    state.set(next.state)
  }
  const empty = (next: EmptySlot): void => {
    slot.mounted?.hearing.unsubscribe()
    slot.mounted?.frame.remove()
    fill(next)
  }
  const failed = (error: LoginError): E.Either<LoginError, never> => {
    empty({ state: { _tag: 'Failed', error } })
    return E.left(error)
  }
  const nextNumber = (): number => (lastNumber += 1)
  const endOf = (abandoned: Observable<unknown>, number: number): Observable<E.Either<LoginError, never>> =>
    merge(abandoned, ended.pipe(filter((last) => number <= last))).pipe(map(() => ABORTED))
  const post = <Name extends keyof typeof FRAME_MESSAGES>(frame: LiveFrame, name: Name, payload: PayloadOf<Name>) =>
    exchangeMessage({ frame, id: makeId(), scheduler, name, payload })
  /** Asks a ready frame before other requests are admitted. */
  const askOf =
    (frame: LiveFrame): AskFrame =>
    (name, payload) =>
    () =>
      firstValueFrom(race(endOf(NEVER, nextNumber()), post(frame, name, payload)))
  const follow = async (frame: LiveFrame): Promise<E.Either<LoginError, LiveFrame>> => {
    const isLoaded = await frame.loaded
    const { mounted } = slot
    if (mounted?.frame !== frame) return ABORTED
    if (!isLoaded) return failed({ _tag: 'FrameNotLoaded' })
    fill({ state: { _tag: 'Ready' }, mounted })
    if (place !== undefined) frame.show(place)
    return E.right(frame)
  }
  const ready = (): LiveFrame | undefined => (state.value._tag === 'Ready' ? slot.mounted?.frame : undefined)
  const load = (): Promise<E.Either<LoginError, LiveFrame>> => {
    if (slot.mounted !== undefined) return slot.mounted.loaded
    const url = makeUrl()
    const frame = url === undefined ? undefined : mountFrame({ host, url, scheduler, over })
    if (frame === undefined) return Promise.resolve(failed({ _tag: 'FrameNotSet' }))
    const hearing = frame.ready.subscribe(() => {
      if (ready() !== undefined) reloaded.next()
      deps.greet(askOf(frame))
    })
    const loaded = follow(frame)
    fill({ state: { _tag: 'Loading' }, mounted: { frame, loaded, hearing } })
    return loaded
  }
  const askUntil =
    (number: () => number): AskFrame =>
    (name, payload, abandoned = NEVER) =>
    async () => {
      if (!FRAME_MESSAGES[name].payload.is(payload)) return E.left({ _tag: 'FrameMalformed', detail: name })
      const answer = defer(load).pipe(
        concatMap((frame) => (E.isLeft(frame) ? of(frame) : post(frame.right, name, payload))),
      )
      return firstValueFrom(race(endOf(abandoned, number()), answer))
    }
  const askVisitor = askUntil(() => Infinity)
  const end = (): void => {
    ended.next(Infinity)
    empty({ state: { _tag: 'Absent' } })
  }
  return {
    state: readOnly(state),
    ask: askUntil(nextNumber),
    askVisitor,
    abort: (answered) =>
      // A frame that is not ready has received no request.
      defer(async () => ready() === undefined || E.isRight(await askVisitor('RPC_ABORT', undefined, answered)())).pipe(
        tap((isTakenBack) => {
          if (!isTakenBack) end()
        }),
      ),
    end,
    pageLeft: host.pageLeft,
    reloaded,
    openNow: () => {
      const last = lastNumber
      return () => ended.next(last)
    },
    show: (box) => {
      place = box
      ready()?.show(box)
    },
    hide: () => {
      place = undefined
      slot.mounted?.frame.hide()
    },
    dispose: () => {
      makeUrl = () => undefined
      over.next()
      end()
    },
  }
}
