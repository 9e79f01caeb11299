/** The colours of one mode, by what they paint. */
export interface Palette {
  /** The dialog. */
  readonly surface: string
  /** Rows and fields on it. */
  readonly raised: string
  /** A row under the pointer. */
  readonly hover: string
  readonly text: string
  /** Hints and secondary lines. */
  readonly muted: string
  /** Hairlines; decoration only. */
  readonly line: string
  /** Outlines that tell where a control is. */
  readonly edge: string
  readonly accent: string
  readonly onAccent: string
  readonly success: string
  readonly danger: string
  /** Behind the dialog. */
  readonly veil: string
}

/** Warm paper and deep ink. */
export const LIGHT: Palette = {
  surface: '#fffdf9',
  raised: '#f5f1ea',
  hover: '#ece6db',
  text: '#221d16',
  muted: '#665d50',
  line: '#e6dfd3',
  edge: '#8b8172',
  accent: '#9a3b1b',
  onAccent: '#ffffff',
  success: '#256b45',
  danger: '#a3272f',
  veil: 'rgb(34 29 22 / 0.42)',
}

/** The same stone at night. */
export const DARK: Palette = {
  surface: '#1b1916',
  raised: '#26231f',
  hover: '#322e28',
  text: '#f6f1e8',
  muted: '#b5ab9c',
  line: '#38332c',
  edge: '#857b6c',
  accent: '#f0a583',
  onAccent: '#2a1108',
  success: '#7fcf9f',
  danger: '#ff9c97',
  veil: 'rgb(0 0 0 / 0.6)',
}

const declarations = (palette: Palette): string =>
  Object.entries(palette)
    .map(
      ([name, value]: [string, string]) =>
        `--portico-${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}: ${value};`,
    )
    .join('\n')

/** The custom properties of each mode, written when the styles are built. */
export const LIGHT_CSS = declarations(LIGHT)
export const DARK_CSS = declarations(DARK)
