import type { Observable } from 'rxjs'
import type { HostFacts } from '../../domain/pairing/linkHost.js'
import type { WalletHref } from '../../domain/pairing/deepLink.js'
import type { Readable } from '../kernel/store.js'
import type { RemotePicture } from '../../domain/images/picture.js'
import type { SocialWindow } from '../../domain/login/socialLogin.js'
import type { PopupProvider } from '../../domain/account/embeddedUser.js'

/** The page's surroundings. */
export interface HostEnvironment {
  /** Scheme, host and port of the page; `undefined` where there is no page. */
  readonly origin: string | undefined
  readonly facts: HostFacts
  /** The address of the page now; empty where there is no page. */
  readonly page: () => string
  /** Opens a wallet synchronously, inside the visitor's click (U-21). `false` if the browser refused. */
  readonly launch: (address: WalletHref) => boolean
  /** Emits once, when the browser has drawn what it has to draw and is idle; within 2 s in any case. */
  readonly idle: Observable<void>
  /** Whether anybody can see the page; timers rest while not (U-60). */
  readonly visible: Readable<boolean>
  /** Whether the visitor's system prefers dark colours (S2-30). */
  readonly prefersDark: Readable<boolean>
  /** Puts text on the clipboard, inside the visitor's press; `false` when the browser refused every way. */
  readonly copy: (text: string) => Promise<boolean>
  /**
   * Notes whether the visitor is away, in a wallet on the same device or in the window of a login: the browser may load
   * the page anew in this tab meanwhile.
   */
  readonly noteAbsence: (isAway: boolean) => void
  /** Whether the page before this one noted that in this tab; asked once. */
  readonly takeAbsence: () => boolean
}

/** Pictures of servers, made safe to show. */
export interface Images<Wanted = RemotePicture> {
  /**
   * What goes into an `<img>`; `undefined` until it is there, and for good where it cannot be had within 2 s (S9-04).
   * Asked for while somebody listens to `changes`, once however many do; the same object for the same picture.
   */
  readonly of: (picture: Wanted) => Readable<string | undefined>
}

/** The developer's log. Never given an address, e-mail, link or key (S-14, S-26). */
export interface Log {
  readonly error: (message: string, detail?: unknown) => void
  readonly warn: (message: string, detail?: unknown) => void
  readonly info: (message: string, detail?: unknown) => void
}

/** What a window said that claims to be the result of a login: its address, if it came from the secure site (S4-08). */
export type PopupResult = { readonly _tag: 'Result'; readonly uri: string } | { readonly _tag: 'Foreign' }

/**
 * `Closed`: by the visitor. `CutOff`: it stands, and the browser has parted it from this page, which can neither hear
 * nor close it.
 */
export type PopupEnd = 'Closed' | 'CutOff'

/** A window that was opened. Nothing of it is known after `close`. */
export interface Popup {
  /** Its handle, for the host (S3-01). */
  readonly window?: SocialWindow
  readonly navigate: (url: string) => void
  readonly close: () => void
  /** Emits once, within 500 ms after its end (U-94), and after whatever it said before. */
  readonly ended: Observable<PopupEnd>
  readonly results: Observable<PopupResult>
}

export interface Popups {
  /**
   * Opens a window of 600 x 800 (S9-06) synchronously, inside the visitor's click; `undefined` if the browser blocked
   * it, or has cut off one of this page before.
   */
  readonly openPopup: () => Popup | undefined
}

/** What a visitor came back to this page with. */
export type Returned =
  | { readonly _tag: 'FromProvider'; readonly provider: PopupProvider; readonly result: PopupResult }
  /** Nobody left this page for a provider. */
  | { readonly _tag: 'Unasked' }

/** A social login in this page's own place, where no window can be opened: it leaves the page and comes back to it. */
export interface Redirects {
  /** The address to go to, which leads back here. It counts for one return, on this device. */
  readonly returnUrl: (provider: PopupProvider, uri: string) => string
  /**
   * `undefined` if the page was not opened by a login redirect. A result that is not from the secure site, or was not
   * requested, is `Foreign` (S4-08).
   */
  readonly returned: Returned | undefined
}

/** May forbid closing while something must be decided first; the modal then shakes (S4-04). */
export interface CloseGuard {
  readonly mayClose: () => boolean
}
