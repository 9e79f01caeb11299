import { assert } from 'chai'
import { it } from './support/it.js'
import { logInByEmail } from './support/logInByEmail.js'

/** Without the allowed connections and frames, which differ between sites. */
const POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data: blob:",
  'connect-src',
  'frame-src',
  "base-uri 'none'",
  "form-action 'none'",
  'frame-ancestors',
  "require-trusted-types-for 'script'",
  "trusted-types 'none'",
]

describe('the content security policy of all browser tests', () => {
  it('allows no inline script or style, no nonce and no markup from text, and Portico adds no style, sheet or shadow during a login and a visit [U-12] [U-13] [X-03]', async (visitor) => {
    const { shop, world } = visitor
    const { page } = shop
    await page.addInitScript(() => {
      const added: string[] = []
      new MutationObserver((records) => {
        for (const node of records.flatMap(({ addedNodes }) => [...addedNodes])) {
          if (!(node instanceof Element)) continue
          for (const element of [node, ...node.querySelectorAll('*')])
            if (element.localName === 'style' || element.shadowRoot !== null) added.push(element.localName)
        }
      }).observe(document, { childList: true, subtree: true })
      Object.assign(window, { added })
    })
    const answered = page.waitForResponse((response) => response.request().isNavigationRequest())
    await shop.go()
    const policy = (await answered).headers()['content-security-policy'] ?? ''
    const rules = policy.split('; ').map((rule) => (/^(connect-src|frame-(src|ancestors))/.exec(rule) ?? [rule])[0])
    assert.deepEqual(rules, POLICY)
    assert.include(policy, `frame-ancestors ${world.sandbox.safe.url};`)
    assert.notMatch(policy, /unsafe|nonce|\*/)
    const sheets = await page.evaluate(() => document.styleSheets.length)
    await logInByEmail(shop, world.sandbox.secureSite, 'ana@lantern.example')
    await shop.openAccount()
    assert.deepEqual(await page.evaluate((): unknown => Reflect.get(window, 'added')), [])
    assert.equal(await page.evaluate(() => document.adoptedStyleSheets.length), 0)
    assert.isAtLeast(await page.evaluate(() => document.styleSheets.length), sheets)
  })
})
