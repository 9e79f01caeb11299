import { customProperty, DARK, LIGHT } from './palettes.js'

/** Tokens other than colours, with the defaults that a host may override. */
const SIZES = {
  'font-family':
    "ui-sans-serif, system-ui, -apple-system, 'Segoe UI', Roboto, 'Helvetica Neue', 'Noto Sans', 'Noto Sans Arabic', sans-serif",
  'font-mono': 'ui-monospace, SFMono-Regular, Menlo, Consolas, monospace',
  'font-size-master': '10px',
  'radius-master': '4px',
  // A larger radius would cut the buttons in the corners.
  'radius-dialog': 'min(var(--_portico-radius-master) * 6, 32px)',
  'radius-row': 'calc(var(--_portico-radius-master) * 3)',
  'radius-control': 'calc(var(--_portico-radius-master) * 3)',
  'radius-icon': 'calc(var(--_portico-radius-master) * 2.5)',
  width: '360px',
  'z-index': '999',
} as const

type Colour = Exclude<keyof typeof LIGHT, 'onAccent'> | 'on-accent' | 'focus'

/**
 * A design token, as our own rules read it. Its name differs from the one that hosts set, so that any rule of a host,
 * on any element around ours, overrides the default (S2-29).
 */
export const cssVar = (token: keyof typeof SIZES | Colour): string => `var(--_portico-${token})`

const LINE_HEIGHTS = { 12: 16, 14: 20, 16: 24, 20: 28, 32: 40 } as const

type TextSize = keyof typeof LINE_HEIGHTS

/**
 * A text size in pixels, at a master of 10px and without enlarged browser text; a multiple of the master (S2-29). Never
 * below 12px, whatever the host's master.
 */
export const size = (pixels: TextSize): string =>
  `max(12px, ${cssVar('font-size-master')} * ${pixels / 10} * var(--_portico-zoom))`

/** A text size with its line height, as declarations. */
export const text = (pixels: TextSize): string =>
  `font-size: ${size(pixels)};\nline-height: ${(LINE_HEIGHTS[pixels] / pixels).toFixed(4)};`

/** Between the edge of the dialog and its content: 24px, on phones 16px. */
export const padding = 'var(--_portico-pad)'

/** The corner radius of a part: a multiple of the master (4px), unless a host sets it (S2-29). */
export const radius = (part: 'dialog' | 'row' | 'control' | 'icon'): string => cssVar(`radius-${part}`)

/** Declares each token: the host's value under the first prefix that it uses, else the default. */
const declare = (defaults: Readonly<Record<string, string>>, prefixes: readonly string[] = ['']): string =>
  Object.entries(defaults)
    .map(([name, value]) => {
      const hosts = prefixes.map((prefix) => customProperty(prefix + name))
      const chosen = hosts.reduceRight((otherwise, host) => `var(${host}, ${otherwise})`, value)
      return `${customProperty(name).replace('--', '--_')}: ${chosen};`
    })
    .join('\n')

const DERIVED = { onAccent: 'var(--_portico-ink)', focus: cssVar('accent') }

/** White or black, whichever is readable: at a luminance of the accent of 0.179, both have a contrast of 4.5 to 1. */
const ink = [0.9505, 1, 1.089].map((white) => `calc(clamp(0, (0.179 - y) * 1e5, 1) * ${white})`).join(' ')

/** The custom properties, computed when the styles are built. */
export const SIZES_CSS = declare(SIZES)
export const LIGHT_CSS = `--_portico-ink: ${LIGHT.onAccent};\n${declare({ ...LIGHT, ...DERIVED })}`
export const DARK_CSS = `--_portico-ink: ${DARK.onAccent};\n${declare({ ...DARK, ...DERIVED }, ['dark-', ''])}`

/** The colour of text on any accent, if the browser can compute it. */
export const INK_CSS = `--_portico-ink: color(from ${cssVar('accent')} xyz-d65 ${ink} / 1);`

const ring = (offset: string, shadow: string): string => `
  outline: 2px solid;
  outline-color: ${cssVar('focus')};
  outline-offset: ${offset};
  box-shadow: ${shadow};
`

/**
 * The focus ring, after a gap: a line in the host's colour, and one in the text colour, which stays visible if the
 * host's is not. The colour has its own declaration, because an invalid value would otherwise remove the line.
 */
const GAP = 'var(--_portico-gap, 1px)'
export const RING_CSS = ring(GAP, `0 0 0 ${GAP} ${cssVar('surface')}, 0 0 0 calc(${GAP} + 3px) ${cssVar('text')}`)

/** The same ring inside the edge, for elements close to others, such as rows of a list. */
export const innerRing = ring('-2px', `inset 0 0 0 2px ${cssVar('text')}`)

/** Resets what a browser, or a host's rule for all its buttons, would give a button (U-67). */
export const plainButton = `
  appearance: none;
  min-inline-size: auto;
  margin: 0;
  box-shadow: none;
  text-transform: none;
`
