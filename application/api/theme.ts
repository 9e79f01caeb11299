import type { Given } from '../../domain/config/given.js'

/** The colours of one mode: any CSS colour each. */
export interface ThemeColours {
  /** The dialog, and the rows on it. */
  readonly surface?: string
  /** Buttons, notes, and what stands on the surface. */
  readonly raised?: string
  /** A row or button under the pointer. */
  readonly hover?: string
  readonly text?: string
  /** Hints and secondary lines. */
  readonly muted?: string
  /** Hairlines; decoration only. */
  readonly line?: string
  /** Outlines that tell where a field or control is. */
  readonly edge?: string
  /** Primary actions, links and marks of progress. */
  readonly accent?: string
  /** Text on `accent`; white or black, whichever can be read, unless given. */
  readonly onAccent?: string
  /** The mark of what is there or has succeeded. */
  readonly success?: string
  readonly danger?: string
  /** The ring around what has the focus; `accent` unless given. */
  readonly focus?: string
  /** CSS `box-shadow` of the dialog and of what floats. */
  readonly shadow?: string
  /** Behind the dialog. */
  readonly veil?: string
}

/**
 * How a host restyles: by these, or by CSS custom properties of the same names on any element around ours
 * (`--portico-on-accent`, `--portico-dark-surface`).
 */
export interface ThemeVariables extends Given<ThemeColours> {
  /** Colours of the dark mode; what is left out is as in the light one where the host set that, otherwise our own. */
  readonly dark?: Given<ThemeColours> | undefined
  readonly fontFamily?: string | undefined
  /** Typeface of addresses and codes. */
  readonly fontMono?: string | undefined
  /** Base of the type scale; 10px by default (S2-29). */
  readonly fontSizeMaster?: string | undefined
  /** Base of all corner radii; 4px by default (S2-29). */
  readonly radiusMaster?: string | undefined
  /** Six times the master unless given. */
  readonly radiusDialog?: string | undefined
  /** Rows of lists; three times the master unless given. */
  readonly radiusRow?: string | undefined
  /** Buttons and fields; three times the master unless given. */
  readonly radiusControl?: string | undefined
  /** Wallets' logos; two and a half times the master unless given. */
  readonly radiusIcon?: string | undefined
  /** Width of the dialog; 360px by default (S2-29). */
  readonly width?: string | undefined
  /** 999 by default (S2-29). */
  readonly zIndex?: number | undefined
}
