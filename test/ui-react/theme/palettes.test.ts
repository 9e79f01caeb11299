import { assert } from 'chai'
import { DARK, LIGHT, type Palette } from '../../../ui-react/theme/palettes.js'

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

for (const [name, palette] of Object.entries<Palette>({ light: LIGHT, dark: DARK })) {
  describe(`the ${name} colours`, () => {
    for (const ground of [palette.surface, palette.raised, palette.hover]) {
      for (const ink of ['text', 'muted', 'danger', 'accent'] as const) {
        it(`let ${ink} be read on ${ground}`, () => {
          assert.isAtLeast(contrast(palette[ink], ground), TEXT)
        })
      }
      it(`show the edge of a control on ${ground}`, () => {
        assert.isAtLeast(contrast(palette.edge, ground), GRAPHIC)
      })
    }
    it('let the primary action be read', () => {
      assert.isAtLeast(contrast(palette.onAccent, palette.accent), TEXT)
    })
  })
}
