import { customProperty, DARK, LIGHT } from './palettes.js'

/** What is no colour, with the value that holds unless a host sets another. */
const SIZES = {
  'font-family':
    "ui-sans-serif, system-ui, -apple-system, 'Segoe UI', Roboto, 'Helvetica Neue', 'Noto Sans', 'Noto Sans Arabic', sans-serif",
  'font-mono': 'ui-monospace, SFMono-Regular, Menlo, Consolas, monospace',
  'font-size-master': '10px',
  'radius-master': '4px',
  // A larger one would cut the buttons in its corners.
  'radius-dialog': 'min(var(--_portico-radius-master) * 6, 32px)',
  'radius-row': 'calc(var(--_portico-radius-master) * 3)',
  'radius-control': 'calc(var(--_portico-radius-master) * 3)',
  'radius-icon': 'calc(var(--_portico-radius-master) * 2.5)',
  width: '360px',
  'z-index': '999',
} as const

type Colour = Exclude<keyof typeof LIGHT, 'onAccent'> | 'on-accent' | 'focus'

/**
 * A design token, as our own rules read it. It has another name than the one hosts set, so that any rule of a host, on
 * whatever element around ours, wins over the default (S2-29).
 */
export const cssVar = (token: keyof typeof SIZES | Colour): string => `var(--_portico-${token})`

const LINE_HEIGHTS = { 12: 16, 14: 20, 16: 24, 20: 28, 32: 40 } as const

type TextSize = keyof typeof LINE_HEIGHTS

/**
 * A text size in pixels where the master is 10px and the browser's text is not enlarged; a multiple of the master
 * (S2-29). Whatever master a host sets, no text is smaller than 12px.
 */
export const size = (pixels: TextSize): string =>
  `max(12px, ${cssVar('font-size-master')} * ${pixels / 10} * var(--_portico-zoom))`

/** A text size with its line height, as declarations. */
export const text = (pixels: TextSize): string =>
  `font-size: ${size(pixels)};\nline-height: ${(LINE_HEIGHTS[pixels] / pixels).toFixed(4)};`

/** Between the edge of the dialog and what is in it: 24px, on phones 16px. */
export const padding = 'var(--_portico-pad)'

/** The corner radius of a part: a multiple of the master (4px), unless a host sets it (S2-29). */
export const radius = (part: 'dialog' | 'row' | 'control' | 'icon'): string => cssVar(`radius-${part}`)

/** What a host sets under the first of these prefixes that it uses; otherwise the default. */
const declare = (defaults: Readonly<Record<string, string>>, prefixes: readonly string[] = ['']): string =>
  Object.entries(defaults)
    .map(([name, value]) => {
      const hosts = prefixes.map((prefix) => customProperty(prefix + name))
      const chosen = hosts.reduceRight((otherwise, host) => `var(${host}, ${otherwise})`, value)
      return `${customProperty(name).replace('--', '--_')}: ${chosen};`
    })
    .join('\n')

const DERIVED = { onAccent: 'var(--_portico-ink)', focus: cssVar('accent') }

/** White or black, whichever can be read: where the accent's luminance is 0.179, both have 4.5 to 1. */
const ink = [0.9505, 1, 1.089].map((white) => `calc(clamp(0, (0.179 - y) * 1e5, 1) * ${white})`).join(' ')

/** The custom properties, written when the styles are built. */
export const SIZES_CSS = declare(SIZES)
export const LIGHT_CSS = `--_portico-ink: ${LIGHT.onAccent};\n${declare({ ...LIGHT, ...DERIVED })}`
export const DARK_CSS = `--_portico-ink: ${DARK.onAccent};\n${declare({ ...DARK, ...DERIVED }, ['dark-', ''])}`

/** The text on any accent, where the browser can compute it. */
export const INK_CSS = `--_portico-ink: color(from ${cssVar('accent')} xyz-d65 ${ink} / 1);`

const ring = (offset: string, shadow: string): string => `
  outline: 2px solid;
  outline-color: ${cssVar('focus')};
  outline-offset: ${offset};
  box-shadow: ${shadow};
`

/**
 * Around what has the focus, after a gap: a line in the host's colour, and one in that of the text, which is seen where
 * the host's is not. The colour has a declaration of its own, or a text that is no colour would take the line away.
 */
const GAP = 'var(--_portico-gap, 1px)'
export const RING_CSS = ring(GAP, `0 0 0 ${GAP} ${cssVar('surface')}, 0 0 0 calc(${GAP} + 3px) ${cssVar('text')}`)

/** The same within the edge of what stands close to others, as the rows of a list do. */
export const innerRing = ring('-2px', `inset 0 0 0 2px ${cssVar('text')}`)

/** A button without what a browser, or a rule of the host's for all of its own buttons, would give it (U-67). */
export const plainButton = `
  appearance: none;
  min-inline-size: auto;
  margin: 0;
  box-shadow: none;
  text-transform: none;
`
