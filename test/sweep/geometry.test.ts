import { assert } from 'chai'
import { viewNames } from '../ui-react/support/viewNames.js'
import { accessibilityFindings } from '../browser/support/checkAccessibility.js'
import { bundled } from '../browser/support/bundled.js'
import { comesToRest } from '../browser/support/comesToRest.js'
import { dress, type TestLanguage } from '../browser/support/dress.js'
import { it } from '../browser/support/it.js'
import { withLongData } from '../browser/support/longData.js'
import { type LookAt, walkEveryView } from '../browser/support/walkEveryView.js'
import { type WalkName, WALKS } from '../browser/walks/WALKS.js'

const LANGUAGES: readonly TestLanguage[] = ['en', 'ar', 'long']
const WIDTHS = [320, 390, 1280] as const

/** Target sizes: for touch, and for a pointer. */
const leastAt = (width: number): number => (width < 500 ? 44 : 24)

const shapeOf: LookAt = async (shop) => {
  const findings: string[] = []
  const before = shop.page.viewportSize()
  for (const language of LANGUAGES)
    for (const width of WIDTHS) {
      await dress(shop.page, { language, theme: 'light', width })
      await comesToRest(shop.page)
      const found = await shop.page.evaluate((least) => window.geometry.findingsOf(least), leastAt(width))
      findings.push(...found.map((finding) => `${width} px, ${language}: ${finding}`))
    }
  for (const [theme, language] of [
    ['dark', 'ar'],
    ['light', 'en'],
  ] as const) {
    await dress(shop.page, { language, theme, width: before?.width ?? 1280 })
    const found = await accessibilityFindings(shop.page)
    findings.push(...found.map((finding) => `${before?.width} px, ${theme}, ${language}: axe: ${finding}`))
  }
  return findings
}

describe('the layout of every view', () => {
  globalThis.it('is looked at: the walks pass all views there are', () => {
    const passed = Object.values(WALKS).flatMap(({ views }): readonly string[] => views)
    assert.sameMembers([...new Set(passed)], viewNames)
  })

  for (const name of Object.keys(WALKS) as WalkName[])
    it(
      `keeps controls and texts whole, separate and large enough at any width, and axe finds nothing: ${name} [U-74] [U-77]`,
      async (visitor) => {
        const { context } = visitor
        // Multi-chain wallets become one row by names that Portico knows.
        if (name !== 'chains') await withLongData(context)
        await context.addInitScript({
          content: await bundled(new URL('../browser/support/geometryInPage.ts', import.meta.url), 'geometry'),
        })
        await walkEveryView(visitor, name, shapeOf)
      },
      {
        // Console lines of the browser about servers that a walk breaks.
        tolerated: [/console error: Failed to load resource/, /PTC-ALERT-(SERVER-ERROR|PROJECT-ID)/],
        context: { reducedMotion: 'reduce' },
      },
    )
})
