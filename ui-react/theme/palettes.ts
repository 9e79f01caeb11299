import type { ThemeColours } from '../../application/api/theme.js'

/** All colours of one mode; `ThemeColours` says what each paints. The focus ring has the accent's colour. */
export type Palette = Required<Omit<ThemeColours, 'focus'>>

/** Neutral, on white. */
export const LIGHT: Palette = {
  surface: '#ffffff',
  raised: '#f4f4f5',
  hover: '#eaeaed',
  text: '#18181b',
  muted: '#5c5c66',
  line: '#e3e3e8',
  edge: '#82828c',
  accent: '#2f52d4',
  onAccent: '#ffffff',
  success: '#0b7449',
  danger: '#b42324',
  shadow: '0 1px 2px rgb(0 0 0 / 0.06), 0 20px 56px -12px rgb(0 0 0 / 0.28)',
  veil: 'rgb(24 24 27 / 0.4)',
}

/** Neutral, on near black. */
export const DARK: Palette = {
  surface: '#18181b',
  raised: '#242428',
  hover: '#303036',
  text: '#fafafa',
  muted: '#a9a9b4',
  line: '#34343a',
  edge: '#85858f',
  accent: '#93a8ff',
  onAccent: '#0f1533',
  success: '#4cc38a',
  danger: '#ff9592',
  shadow: '0 1px 2px rgb(0 0 0 / 0.3), 0 20px 56px -12px rgb(0 0 0 / 0.7)',
  veil: 'rgb(0 0 0 / 0.6)',
}

/** The CSS custom property of a variable: `onAccent` is `--portico-on-accent`. */
export const customProperty = (variable: string): string =>
  `--portico-${variable.replace(/[A-Z]/g, '-$&').toLowerCase()}`
