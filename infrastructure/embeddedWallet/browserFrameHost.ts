import type { Observable } from 'rxjs'
import type { FrameBox } from '../../application/ports/embeddedWallet.js'
import { eventsOf } from '../shared/eventsOf.js'
import { lowerFrame, raiseFrame } from './frameOnTop.js'

/** The part of a `message` event that is read. */
export interface WindowMessage {
  readonly origin: string
  readonly source: unknown
  readonly data: unknown
}

export interface MountedFrame {
  /** The `source` of its messages; stays the same when the frame navigates. */
  readonly window: () => unknown
  /** Throws if the message cannot be cloned. */
  readonly post: (message: unknown, targetOrigin: string) => void
  /** Emits if the browser could not load the frame. */
  readonly failed: Observable<unknown>
  readonly show: (box: FrameBox) => void
  readonly hide: () => void
  readonly remove: () => void
}

/** Browser APIs for frames and their messages. */
export interface FrameHost {
  /** Adds a hidden frame to the page; `undefined` if there is no document body. */
  readonly mount: (url: string) => MountedFrame | undefined
  /** Messages that any window posts to this one. */
  readonly messages: Observable<WindowMessage>
  /** Emits when the visitor leaves the page, which the back-forward cache may restore. */
  readonly pageLeft: Observable<unknown>
}

/** Above all page content; `pointerEvents` makes it clickable even if a host dialog disables that for the page. */
const LOOK = {
  position: 'fixed',
  zIndex: '999999',
  inset: 'auto',
  margin: '0',
  padding: '0',
  border: 'none',
  pointerEvents: 'auto',
}

/**
 * Sandbox tokens that the secure site needs: storage, forms and popups, and requesting storage access from the visitor
 * in a press if the browser denies storage (U-93). Excludes top navigation, downloads and modal dialogs.
 */
const GRANTED =
  'allow-scripts allow-same-origin allow-forms allow-popups allow-popups-to-escape-sandbox allow-storage-access-by-user-activation'

const position = ({ style }: HTMLIFrameElement, box: FrameBox): void => {
  for (const side of ['left', 'top', 'width', 'height'] as const) style[side] = `${box[side]}px`
}

const setShown = (frame: HTMLIFrameElement, isShown: boolean): void => {
  frame.style.display = isShown ? 'block' : 'none'
  frame.tabIndex = isShown ? 0 : -1
  if (isShown) frame.removeAttribute('aria-hidden')
  else frame.setAttribute('aria-hidden', 'true')
}

/** Frames of a real page. Sets styles one by one, which a strict `style-src` allows (U-12). */
export const makeBrowserFrameHost = (deps: { readonly window: Window; readonly title: string }): FrameHost => ({
  mount: (url) => {
    const { document } = deps.window
    // The DOM types promise a body; a script in the head runs before it exists.
    const body = document.body as HTMLElement | null
    if (body === null) return undefined
    const frame = document.createElement('iframe')
    frame.title = deps.title
    frame.setAttribute('sandbox', GRANTED)
    // The secure site must know the page's origin but not its path, whatever referrer policy the host has.
    frame.referrerPolicy = 'strict-origin'
    Object.assign(frame.style, LOOK)
    setShown(frame, false)
    const failed = eventsOf<'error', unknown>(frame, 'error')
    frame.src = url
    body.append(frame)
    return {
      window: () => frame.contentWindow,
      post: (message, targetOrigin) => frame.contentWindow?.postMessage(message, targetOrigin),
      failed,
      show: (box) => {
        position(frame, box)
        setShown(frame, true)
        raiseFrame(frame)
        frame.focus()
      },
      hide: () => {
        lowerFrame(frame)
        setShown(frame, false)
      },
      remove: () => frame.remove(),
    }
  },
  messages: eventsOf<'message', WindowMessage>(deps.window, 'message'),
  pageLeft: eventsOf<'pagehide', unknown>(deps.window, 'pagehide'),
})
