import type { Observable } from 'rxjs'

/** What a window said that claims to be the result of a login: its address, if it came from the secure site (S4-08). */
export type PopupResult = { readonly _tag: 'Result'; readonly uri: string } | { readonly _tag: 'Foreign' }

/** A window that was opened. Nothing of it is known after `close`. */
export interface Popup {
  readonly navigate: (url: string) => void
  readonly close: () => void
  /** Emits within 500 ms after the visitor closed it (U-94), and after whatever it said before. */
  readonly closed: Observable<unknown>
  readonly results: Observable<PopupResult>
}

export interface Popups {
  /** Opens a window of 600 x 800 (S9-06), at once and inside the visitor's click; `undefined` where the browser blocked it. */
  readonly openPopup: () => Popup | undefined
}
