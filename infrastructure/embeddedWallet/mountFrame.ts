import {
  delay,
  filter,
  firstValueFrom,
  map,
  merge,
  type Observable,
  race,
  type SchedulerLike,
  share,
  take,
  timer,
} from 'rxjs'
import { frameEnvelope } from './frameEnvelope.js'
import type { FrameHost, MountedFrame } from './FrameHost.js'
import { LIMITS_MS } from './LIMITS_MS.js'

/** The frame hears only this long after it said that it is ready. */
const SETTLE_MS = 500

/** A frame in the page, and what it alone says. */
export interface LiveFrame extends MountedFrame {
  readonly origin: string
  readonly heard: Observable<unknown>
  /** It is ready: for the first time, or again, as after a reload. */
  readonly ready: Observable<void>
  /** Ends at `ready`, or as `false` when it does not load in time. */
  readonly loaded: Promise<boolean>
}

const isReady = (data: unknown): boolean => frameEnvelope.is(data) && data.type === '@w3m-frame/READY'

/** Puts a frame into the page. Only what comes from its window, and from the secure site in it, is its word. */
export const mountFrame = (deps: {
  readonly host: FrameHost
  readonly url: string
  readonly scheduler: SchedulerLike
  /** The page has no more use for it. */
  readonly over: Observable<unknown>
}): LiveFrame | undefined => {
  const { host, scheduler } = deps
  const { origin } = new URL(deps.url)
  const mounted = host.mount(deps.url)
  if (mounted === undefined) return undefined
  const isOwn = (source: unknown): boolean => source !== null && source !== undefined && source === mounted.window()
  const heard = host.messages.pipe(
    filter((message) => message.origin === origin && isOwn(message.source)),
    map(({ data }) => data),
    share(),
  )
  const alive = heard.pipe(filter(isReady), share())
  const ready = alive.pipe(
    delay(SETTLE_MS, scheduler),
    map(() => undefined),
    share(),
  )
  const silent = timer(LIMITS_MS.load, scheduler)
  const lost = race(alive.pipe(map(() => true)), merge(mounted.failed, silent, deps.over).pipe(map(() => false))).pipe(
    take(1),
    filter((isAlive) => !isAlive),
  )
  return {
    ...mounted,
    origin,
    heard,
    ready,
    loaded: firstValueFrom(race(ready.pipe(map(() => true)), merge(lost, deps.over).pipe(map(() => false)))),
  }
}
