import { assert } from 'chai'
import { bundled } from './support/bundled.js'
import { it } from './support/it.js'
import { servePage } from './support/servePage.js'
import { settles } from './support/settles.js'

describe('built-in network icons', () => {
  it("exist for every preset of portico/networks, without a request and under the documented policy; the host's picture wins", async ({
    shop: { page },
  }) => {
    const served = await servePage(
      '',
      await bundled(new URL('./support/networksInPage.tsx', import.meta.url), 'networks'),
    )
    const asked: string[] = []
    page.on('request', (request) => request.url().startsWith('data:') || asked.push(request.url()))
    try {
      await page.goto(served.origin)
      await page.getByRole('button', { name: 'Network: Ethereum' }).click()
      const rows = page.getByRole('list', { name: 'Networks' }).getByRole('listitem')
      await rows.first().waitFor()
      const count = await rows.count()
      assert.isAtLeast(count, 23)
      for (let at = 0; at < count; at += 1) {
        // A picture is loaded when its row is scrolled into view.
        await rows.nth(at).scrollIntoViewIfNeeded()
        await settles(
          () =>
            rows
              .nth(at)
              .locator('img')
              .evaluateAll((images) =>
                images.map((image) => image instanceof HTMLImageElement && image.complete && image.naturalWidth > 0),
              ),
          [true],
        )
      }
      const sources = await rows
        .locator('img')
        .evaluateAll((images) => images.map((image) => image.getAttribute('src')))
      assert.isTrue(sources.every((src) => src?.startsWith('data:image/svg+xml,')))
      assert.equal(sources.filter((src) => src?.startsWith('data:image/svg+xml,%3Csvg xmlns="') === true).length, 1)
      assert.deepEqual(asked, [served.origin, `${served.origin}page.js`])
    } finally {
      served.close()
    }
  })
})
