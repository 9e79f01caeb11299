import { bundled } from '../browser/support/bundled.js'
import { comesToRest } from '../browser/support/comesToRest.js'
import { it } from '../browser/support/it.js'
import { walkEveryView } from '../browser/support/walkEveryView.js'
import { type WalkName, WALKS } from '../browser/walks/WALKS.js'

describe('every view, translated by the browser', () => {
  for (const name of Object.keys(WALKS) as WalkName[])
    it(
      `appears, changes and disappears without an error, with each of its texts in an element of the translator: ${name}`,
      async (visitor) => {
        await visitor.context.addInitScript({
          content: await bundled(new URL('../browser/support/translatorInPage.ts', import.meta.url), 'translator'),
        })
        await walkEveryView(visitor, name, async ({ page }) => {
          await comesToRest(page)
          return []
        })
      },
      {
        // Console lines of the browser about servers that a walk breaks.
        tolerated: [/console error: Failed to load resource/, /PTC-ALERT-(SERVER-ERROR|PROJECT-ID)/],
        context: { reducedMotion: 'reduce' },
      },
    )
})
