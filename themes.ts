import type { ThemeVariables } from './application/api/theme.js'

// Example themes as plain objects; a host can spread one and override values. Unused themes are dropped by bundlers.

/** Default: white and near black, with blue for actions. */
export const neutralTheme: ThemeVariables = {}

/** Warm paper and terracotta. */
export const porticoTheme: ThemeVariables = {
  surface: '#fffdf9',
  raised: '#f5f1ea',
  hover: '#ece6db',
  text: '#221d16',
  muted: '#665d50',
  line: '#e6dfd3',
  edge: '#8b8172',
  accent: '#9a3b1b',
  success: '#256b45',
  danger: '#a3272f',
  veil: 'rgb(34 29 22 / 0.42)',
  dark: {
    surface: '#1b1916',
    raised: '#26231f',
    hover: '#322e28',
    text: '#f6f1e8',
    muted: '#b5ab9c',
    line: '#38332c',
    edge: '#857b6c',
    accent: '#f0a583',
    success: '#7fcf9f',
    danger: '#ff9c97',
    veil: 'rgb(0 0 0 / 0.6)',
  },
}

/** Deep blue at night, cool grey by day. */
export const midnightTheme: ThemeVariables = {
  surface: '#fbfcff',
  raised: '#eef1f8',
  hover: '#e2e7f2',
  text: '#131a2b',
  muted: '#525c75',
  line: '#dde3ef',
  edge: '#77819a',
  accent: '#1f4bb8',
  success: '#0b7349',
  danger: '#b3232f',
  veil: 'rgb(10 16 32 / 0.5)',
  dark: {
    surface: '#0e1424',
    raised: '#182036',
    hover: '#232d48',
    text: '#eef2fb',
    muted: '#a3aec8',
    line: '#29334e',
    edge: '#7a86a3',
    accent: '#86b7ff',
    success: '#58cf9c',
    danger: '#ff9a9a',
    veil: 'rgb(3 6 14 / 0.7)',
  },
}

/** Black on white and white on black, with visible borders. */
export const contrastTheme: ThemeVariables = {
  surface: '#ffffff',
  raised: '#ffffff',
  hover: '#e6e6e6',
  text: '#000000',
  muted: '#262626',
  line: '#595959',
  edge: '#000000',
  accent: '#0a2a9c',
  success: '#00532f',
  danger: '#8c0010',
  veil: 'rgb(0 0 0 / 0.75)',
  dark: {
    surface: '#000000',
    raised: '#000000',
    hover: '#262626',
    text: '#ffffff',
    muted: '#e0e0e0',
    line: '#a6a6a6',
    edge: '#ffffff',
    accent: '#b9cbff',
    success: '#8df0bd',
    danger: '#ffb3b3',
    veil: 'rgb(0 0 0 / 0.85)',
  },
}
