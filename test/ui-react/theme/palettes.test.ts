import { assert } from 'chai'
import { withoutUndefined } from '../../../domain/config/given.js'
import { DARK, LIGHT, type Palette } from '../../../ui-react/theme/palettes.js'
import * as themes from '../../../themes.js'

const channel = (value: number): number => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4)

const luminance = (hex: string): number => {
  const [red = 0, green = 0, blue = 0] = (hex.match(/[0-9a-f]{2}/g) ?? []).map((pair) =>
    channel(Number.parseInt(pair, 16) / 255),
  )
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

/** WCAG 2.2 contrast ratio. */
const contrast = (one: string, other: string): number => {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b)
  return (light + 0.05) / (dark + 0.05)
}

const TEXT = 4.5
const GRAPHIC = 3

const palettes = Object.entries(themes).flatMap(([name, { dark, ...light }]): readonly [string, Palette][] => [
  [`${name} by day`, { ...LIGHT, ...withoutUndefined<Palette>(light) }],
  [`${name} at night`, { ...DARK, ...withoutUndefined<Palette>(dark ?? {}) }],
])

for (const [name, palette] of palettes) {
  describe(`the colours of ${name}`, () => {
    for (const ground of ['surface', 'raised', 'hover'] as const) {
      for (const ink of ['text', 'muted', 'danger', 'accent', 'success'] as const) {
        it(`keep ${ink} readable on ${ground} [U-68]`, () => {
          assert.isAtLeast(contrast(palette[ink], palette[ground]), TEXT)
        })
      }
      it(`show the border of a control on ${ground}`, () => {
        assert.isAtLeast(contrast(palette.edge, palette[ground]), GRAPHIC)
      })
    }
  })
}

describe('text on the accent color', () => {
  it('is readable even if the browser cannot derive the color', () => {
    for (const { onAccent, accent } of [LIGHT, DARK]) assert.isAtLeast(contrast(onAccent, accent), TEXT)
  })
})
