import type { Given } from '../../domain/config/given.js'

/** The colours of one mode; each is any CSS colour. */
export interface ThemeColours {
  /** The dialog and the rows on it. */
  readonly surface?: string
  /** Buttons, notes, and other elements on the surface. */
  readonly raised?: string
  /** A row or button under the pointer. */
  readonly hover?: string
  readonly text?: string
  /** Hints and secondary lines. */
  readonly muted?: string
  /** Hairlines; decoration only. */
  readonly line?: string
  /** Outlines of fields and controls. */
  readonly edge?: string
  /** Primary actions, links and progress indicators. */
  readonly accent?: string
  /** Text on `accent`. Default: white or black, depending on contrast. */
  readonly onAccent?: string
  /** The mark of something present or successful. */
  readonly success?: string
  readonly danger?: string
  /** The focus ring. Default: `accent`. */
  readonly focus?: string
  /** CSS `box-shadow` of the dialog and of floating elements. */
  readonly shadow?: string
  /** Behind the dialog. */
  readonly veil?: string
}

/**
 * How a host restyles Portico: by these, or by CSS custom properties of the same names on any ancestor element
 * (`--portico-on-accent`, `--portico-dark-surface`).
 */
export interface ThemeVariables extends Given<ThemeColours> {
  /** Colours of the dark mode. A missing one defaults to the host's light colour if set, otherwise to our own. */
  readonly dark?: Given<ThemeColours> | undefined
  readonly fontFamily?: string | undefined
  /** Typeface of addresses and codes. */
  readonly fontMono?: string | undefined
  /** Base of the type scale. Default: 10px (S2-29). */
  readonly fontSizeMaster?: string | undefined
  /** Base of all corner radii. Default: 4px (S2-29). */
  readonly radiusMaster?: string | undefined
  /** Default: six times `radiusMaster`. */
  readonly radiusDialog?: string | undefined
  /** Rows of lists. Default: three times `radiusMaster`. */
  readonly radiusRow?: string | undefined
  /** Buttons and fields. Default: three times `radiusMaster`. */
  readonly radiusControl?: string | undefined
  /** Wallets' logos. Default: two and a half times `radiusMaster`. */
  readonly radiusIcon?: string | undefined
  /** Width of the dialog. Default: 360px (S2-29). */
  readonly width?: string | undefined
  /** Default: 999 (S2-29). */
  readonly zIndex?: number | undefined
}
