/** A window of the browser, on a page of its own or of another site. */
export interface PopupWindow {
  readonly closed: boolean
  readonly location: { href: string }
  readonly close: () => void
}

/** A `message` event, as far as it is read. */
export interface PopupMessage {
  readonly origin: string
  readonly source: unknown
  readonly data: unknown
}

/** The part of a `Window` that opens others and hears them. */
export interface PopupHost {
  readonly screenX: number
  readonly screenY: number
  readonly outerWidth: number
  readonly outerHeight: number
  readonly open: (url: string, target: string, features: string) => PopupWindow | null
  readonly addEventListener: (type: 'message', listener: (event: PopupMessage) => void) => void
  readonly removeEventListener: (type: 'message', listener: (event: PopupMessage) => void) => void
}
