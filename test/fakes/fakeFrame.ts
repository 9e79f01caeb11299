import { asyncScheduler, type SchedulerLike, Subject, timer } from 'rxjs'
import type { FrameBox } from '../../application/ports/embeddedWallet.js'
import type { FrameHost, MountedFrame, WindowMessage } from '../../infrastructure/embeddedWallet/browserFrameHost.js'
import type { Respond } from './fakeSecureSite.js'

export const SECURE_ORIGIN = 'https://secure.example'
export const SECURE_URL = `${SECURE_ORIGIN}/sdk`

/** How a frame loads from now on. */
type Loading = 'soon' | 'never' | 'blocked' | 'noPage'

interface Posted {
  readonly id: string
  readonly type: string
  readonly payload?: unknown
  readonly targetOrigin: string
}

export interface FakeFrame {
  readonly host: FrameHost
  /** URLs of the frames created so far. */
  readonly urls: readonly string[]
  /** Number of frames in the page. */
  readonly standing: () => number
  readonly posted: readonly Posted[]
  /** The answered ones. */
  readonly answered: readonly Posted[]
  readonly shownAt: () => FrameBox | undefined
  readonly loads: (how: Loading, afterMs?: number) => void
  /** Posts a message as the frame, or as another sender. */
  readonly say: (data: unknown, as?: Partial<Pick<WindowMessage, 'origin' | 'source'>>) => void
  /** Another page has loaded in the frame, which must get no requests. */
  readonly navigateAway: () => void
  /** Removes the page that hosts the frame. */
  readonly leavePage: () => void
  /** Number of listeners for window messages. */
  readonly listeners: () => number
}

/** A browser with at most one frame of the secure site, which posts READY and answers as configured. */
export const fakeFrame = (deps: {
  readonly respond: Respond
  readonly scheduler?: SchedulerLike
  /** A frame was removed from the page. */
  readonly removed?: () => void
}): FakeFrame => {
  const { respond, scheduler = asyncScheduler } = deps
  const said = new Subject<WindowMessage>()
  const left = new Subject<void>()
  const urls: string[] = []
  const posted: Posted[] = []
  const answered: Posted[] = []
  const standing = new Set<object>()
  let box: FrameBox | undefined
  let origin = SECURE_ORIGIN
  let window: object = {}
  let loading: { readonly how: Loading; readonly afterMs: number } = { how: 'soon', afterMs: 0 }

  const say: FakeFrame['say'] = (data, as) => said.next({ origin, source: window, ...as, data })
  const answer = async (question: Posted, by: object): Promise<void> => {
    const { id, type, payload } = question
    const name = type.replace('@w3m-app/', '')
    const reply = await respond(name, payload)
    if (!standing.has(by)) return
    const from = { id, type: `@w3m-frame/${name}_${reply._tag === 'Error' ? 'ERROR' : 'SUCCESS'}` }
    if (reply._tag !== 'Silence') answered.push(question)
    if (reply._tag === 'Error') say({ ...from, payload: { message: reply.message } })
    if (reply._tag === 'Success') say(reply.payload === undefined ? from : { ...from, payload: reply.payload })
  }
  const mount = (url: string): MountedFrame | undefined => {
    const { how, afterMs } = loading
    if (how === 'noPage') return undefined
    const own = {}
    const failed = new Subject<void>()
    urls.push(url)
    standing.add(own)
    window = own
    if (how === 'blocked') queueMicrotask(() => failed.next())
    if (how === 'soon') timer(afterMs, scheduler).subscribe(() => say({ type: '@w3m-frame/READY', payload: {} }))
    return {
      window: () => own,
      post: (message, targetOrigin) => {
        const copy = { ...(structuredClone(message) as Omit<Posted, 'targetOrigin'>), targetOrigin }
        posted.push(copy)
        if (targetOrigin === origin && standing.has(own)) void answer(copy, own)
      },
      failed,
      show: (next) => void (box = next),
      hide: () => void (box = undefined),
      remove: () => {
        if (standing.delete(own)) deps.removed?.()
      },
    }
  }
  return {
    host: { mount, messages: said, pageLeft: left },
    leavePage: () => left.next(),
    urls,
    standing: () => standing.size,
    posted,
    answered,
    shownAt: () => box,
    loads: (how, afterMs = 0) => {
      loading = { how, afterMs }
    },
    say,
    navigateAway: () => {
      origin = 'https://elsewhere.example'
    },
    listeners: () => (said.observed ? 1 : 0),
  }
}
