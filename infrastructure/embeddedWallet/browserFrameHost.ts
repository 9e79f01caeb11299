import type { Observable } from 'rxjs'
import type { FrameBox } from '../../application/ports/embeddedWallet.js'
import { eventsOf } from '../shared/eventsOf.js'
import { lowerFrame, raiseFrame } from './frameOnTop.js'

/** A `message` event, as far as it is read. */
export interface WindowMessage {
  readonly origin: string
  readonly source: unknown
  readonly data: unknown
}

/** The frame in the page. */
export interface MountedFrame {
  /** What its messages have as `source`; the same whatever page is in it. */
  readonly window: () => unknown
  /** Throws when the message cannot be cloned. */
  readonly post: (message: unknown, targetOrigin: string) => void
  /** The browser could not load it. */
  readonly failed: Observable<unknown>
  readonly show: (box: FrameBox) => void
  readonly hide: () => void
  readonly remove: () => void
}

/** The part of the browser that frames and their messages come from. */
export interface FrameHost {
  /** Puts a frame into the page, hidden; `undefined` where there is no page for it. */
  readonly mount: (url: string) => MountedFrame | undefined
  /** What any window posts to this one. */
  readonly messages: Observable<WindowMessage>
  /** The visitor goes to another page, from which the browser may bring this one back as it is. */
  readonly left: Observable<unknown>
}

/** Above everything a page draws, and taking presses also where a dialog of the host lets the page take none. */
const LOOK = {
  ...{ position: 'fixed', zIndex: '999999', inset: 'auto', margin: '0', padding: '0', border: 'none' },
  pointerEvents: 'auto',
}

/**
 * Sandbox tokens the secure site needs: storage, forms and popups. Where the browser denies it its storage, it may ask
 * the visitor for it, in a press (U-93). It cannot navigate the page, download, or open modal dialogs.
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

/** Frames of a real page. Styles are set one by one: a strict `style-src` allows that (U-12). */
export const makeBrowserFrameHost = (deps: { readonly window: Window; readonly title: string }): FrameHost => ({
  mount: (url) => {
    const { document } = deps.window
    // Its type promises a body; a script in the head runs before there is one.
    const body = document.body as HTMLElement | null
    if (body === null) return undefined
    const frame = document.createElement('iframe')
    frame.title = deps.title
    frame.setAttribute('sandbox', GRANTED)
    // Whose page it is, the site has to know; which page, it has not, whatever the host's own policy says.
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
  left: eventsOf<'pagehide', unknown>(deps.window, 'pagehide'),
})
