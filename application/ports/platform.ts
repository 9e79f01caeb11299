import type { Observable } from 'rxjs'
import type { HostFacts } from '../../domain/pairing/linkHost.js'
import type { WalletHref } from '../../domain/pairing/deepLink.js'
import type { Readable } from '../kernel/store.js'
import type { RemotePicture } from '../../domain/images/picture.js'
import type { SocialWindow } from '../../domain/login/socialLogin.js'
import type { PopupProvider } from '../../domain/account/embeddedUser.js'

/** The page's surroundings. */
export interface HostEnvironment {
  /** Scheme, host and port of the page; `undefined` if there is no page. */
  readonly origin: string | undefined
  readonly facts: HostFacts
  /** The current address of the page; empty if there is no page. */
  readonly page: () => string
  /** Opens a wallet synchronously, inside the visitor's click (U-21). `false` if the browser refused. */
  readonly launch: (address: WalletHref) => boolean
  /** Emits once, when the browser has painted and is idle; within 2 s in any case. */
  readonly idle: Observable<void>
  /** Whether the page is visible; timers pause while it is hidden (U-60). */
  readonly visible: Readable<boolean>
  /** Whether the visitor's system prefers dark colours (S2-30). */
  readonly prefersDark: Readable<boolean>
  /** Copies text to the clipboard, inside the visitor's click; `false` if the browser refused every way. */
  readonly copy: (text: string) => Promise<boolean>
  /**
   * Records whether the visitor is away, in a wallet on the same device or in a login window: the browser may reload
   * the page in this tab meanwhile.
   */
  readonly noteAbsence: (isAway: boolean) => void
  /** Whether an absence was recorded in this tab before the page was loaded; reading it clears the record. */
  readonly takeAbsence: () => boolean
}

/** Remote pictures, made safe to show. */
export interface Images<Wanted = RemotePicture> {
  /**
   * The `src` of an `<img>`; `undefined` until it is loaded, or if it cannot be loaded within 2 s (S9-04). Requested
   * while `changes` has subscribers, once for all of them; returns the same object for the same picture.
   */
  readonly of: (picture: Wanted) => Readable<string | undefined>
}

/** The developer's log. Never receives an address, e-mail, link or key (S-14, S-26). */
export interface Log {
  readonly error: (message: string, detail?: unknown) => void
  readonly warn: (message: string, detail?: unknown) => void
  readonly info: (message: string, detail?: unknown) => void
}

/**
 * A message of a window that claims to be the result of a login; `Result` has its address if it came from the secure
 * site (S4-08).
 */
export type PopupResult = { readonly _tag: 'Result'; readonly uri: string } | { readonly _tag: 'Foreign' }

/**
 * `Closed`: by the visitor. `CutOff`: still open, but severed from this page by the browser, so the page can neither
 * receive its messages nor close it.
 */
export type PopupEnd = 'Closed' | 'CutOff'

/** An opened window. Emits nothing after `close`. */
export interface Popup {
  /** Its handle, for the host (S3-01). */
  readonly window?: SocialWindow
  readonly navigate: (url: string) => void
  readonly close: () => void
  /** Emits once, within 500 ms after the window's end (U-94), and after all its messages. */
  readonly ended: Observable<PopupEnd>
  readonly results: Observable<PopupResult>
}

export interface Popups {
  /**
   * Opens a window of 600 x 800 (S9-06) synchronously, inside the visitor's click; `undefined` if the browser blocked
   * it, or has severed one of this page's windows before.
   */
  readonly openPopup: () => Popup | undefined
}

/** The result of a login redirect that led back to this page. */
export type Returned =
  | { readonly _tag: 'FromProvider'; readonly provider: PopupProvider; readonly result: PopupResult }
  /** A result without a preceding redirect from this page. */
  | { readonly _tag: 'Unasked' }

/** A social login by redirect, for pages that cannot open windows. */
export interface Redirects {
  /** The address to redirect to, which leads back here. Valid for one return, on this device. */
  readonly returnUrl: (provider: PopupProvider, uri: string) => string
  /**
   * `undefined` if the page was not opened by a login redirect. A result that is not from the secure site, or was not
   * requested, is `Foreign` (S4-08).
   */
  readonly returned: Returned | undefined
}

/** May prevent closing while a decision is pending; the modal then shakes (S4-04). */
export interface CloseGuard {
  readonly mayClose: () => boolean
}
