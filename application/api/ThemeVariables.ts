/** What a host can set of the look. CSS values; unset ones keep the product's own. */
export interface ThemeVariables {
  /** Colour of primary actions and of the focus ring. */
  readonly accent?: string
  /** Text colour on `accent`. */
  readonly onAccent?: string
  readonly fontFamily?: string
  /** Base of the type scale; 10px by default (S2-29). */
  readonly fontSizeMaster?: string
  /** Base of all corner radii; 4px by default (S2-29). */
  readonly radiusMaster?: string
  /** Width of the dialog; 360px by default (S2-29). */
  readonly width?: string
  /** 999 by default (S2-29). */
  readonly zIndex?: number
}
