import type { Observable } from 'rxjs'
import type { FrameBox } from '../../application/ports/embeddedWallet/EmbeddedFrame.js'

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
}
