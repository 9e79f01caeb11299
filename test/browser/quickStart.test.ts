import { assert } from 'chai'
import type { BrowserContext } from 'playwright-core'
import { serveFolder } from '../../scripts/serve/serveFolder.mjs'
import { bundled } from './support/bundled.js'
import { it } from './support/it.js'
import { type Built, buildWithNext, buildWithVite, installPacked } from './support/quickStart.js'

/** Next renders with inline scripts. */
const POLICY = "script-src 'self' 'unsafe-inline'"
const BUILD_MS = 300_000
const CORS = { 'access-control-allow-origin': '*', 'access-control-allow-headers': '*' }

/** A URL on another machine, which `answerAsEthereum` intercepts. */
const ANSWERED = { tolerated: [/^left this machine: https:\/\/ethereum-rpc\.publicnode\.com/] }

/** The snippet's network is the real one; a local chain answers for its nodes. */
const answerAsEthereum = (context: BrowserContext, rpc: string): Promise<unknown> =>
  context.route(
    (url) => url.protocol === 'https:',
    async (route) => {
      const [method, body] = [route.request().method(), route.request().postData()]
      if (method !== 'POST' || body === null) return route.fulfill({ status: 204, headers: CORS })
      const reply = await fetch(rpc, { method, headers: { 'content-type': 'application/json' }, body })
      return route.fulfill({ body: await reply.text(), headers: CORS, contentType: 'application/json' })
    },
  )

describe("the README's quick start, verbatim, from the packed package", () => {
  before(function () {
    this.timeout(BUILD_MS)
    installPacked()
  })

  for (const [bundler, build] of Object.entries({ Vite: buildWithVite, Next: buildWithNext }))
    describe(`with ${bundler}`, () => {
      let built: Built

      before(async function () {
        this.timeout(BUILD_MS)
        built = await build()
      })

      globalThis.it('is built without a warning', () => assert.deepEqual(built.warnings, []))

      it(
        'connects, and its one button then shows the account',
        async ({ shop: { page }, context, world }) => {
          await answerAsEthereum(context, world.sandbox.rpc['eip155:31337'])
          await page.addInitScript({
            content: await bundled(new URL('./support/quickStartInPage.ts', import.meta.url), 'wallets'),
          })
          const served = await serveFolder({ folder: built.folder, port: 0, documents: {}, policy: POLICY })
          try {
            await page.goto(served.url)
            await page.getByText('Welcome', { exact: true }).waitFor()
            await page.getByRole('button', { name: 'Connect Wallet' }).click()
            await page
              .getByRole('dialog')
              .getByRole('button', { name: /^Heron Wallet/ })
              .click()
            const account = page.getByRole('button', { name: /^Account 0xA1…A1a1a1/ })
            await account.waitFor()
            await page.getByText(/^Welcome, 0x/).waitFor()
            assert.equal(await page.getByRole('button', { name: 'Connect Wallet' }).count(), 0)
            await account.click()
            await page.getByRole('dialog').getByRole('button', { name: 'Disconnect' }).waitFor()
          } finally {
            // Closing would abort the page's prefetches.
            await page.goto('about:blank')
            await served.close()
          }
        },
        ANSWERED,
      )
    })
})
