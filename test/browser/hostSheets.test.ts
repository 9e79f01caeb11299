import { assert } from 'chai'
import type { BrowserContext, Page } from 'playwright-core'
import { bundled } from './support/bundled.js'
import { comesToRest } from './support/comesToRest.js'
import { it } from './support/it.js'
import type { ShopPage } from './support/shopOn.js'

/** Style rules of hosts for their own pages that match every dialog. */
const SHEETS: Readonly<Record<string, string>> = {
  'no rules but its own': '',
  'text of 200 %': `html { font-size: 200% }`,
  'a reset as Tailwind has it': `
    *, ::before, ::after { box-sizing: border-box; border: 0 solid; margin: 0; padding: 0 }
    html { line-height: 1.5; -webkit-text-size-adjust: 100%; tab-size: 4 }
    h1, h2, h3 { font-size: inherit; font-weight: inherit }
    a { color: inherit; text-decoration: inherit }
    img, svg, video, canvas, iframe { display: block; vertical-align: middle }
    img, video { max-width: 100%; height: auto }
    button, input { font: inherit; letter-spacing: inherit; color: inherit; border-radius: 0; background-color: transparent }
    ol, ul, menu { list-style: none }`,
  'rules for everything': `
    * { margin: 0; padding: 0; line-height: 2; letter-spacing: 0.1em; transition: all 50ms }`,
  'a rem of 10 pixels': `html { font-size: 62.5% } body { font-size: 1.6rem }`,
  'a page from right to left': `body { direction: rtl; text-align: right; unicode-bidi: embed }`,
  'wide buttons and fields': `
    button { width: 100%; padding: 24px 48px; margin: 12px; border: 4px solid red; text-transform: uppercase; min-width: 300px; display: block; box-shadow: 0 0 9px red }
    input { width: 100%; padding: 20px; margin: 8px; border: 5px double blue; height: 90px; box-sizing: content-box }`,
  'a book’s typography': `
    h2, h3 { font: bold 48px/2 serif; margin: 40px 0; text-transform: uppercase }
    p { margin: 2em 0; text-indent: 3em; font-size: 22px }
    ul, ol { margin: 1em 0 1em 60px; padding: 0 40px; list-style: square inside } li { margin: 20px 0; padding: 10px }
    a { display: block; margin: 20px; border-bottom: 3px solid } span { letter-spacing: 0.05em } svg { width: 3em; height: 3em; fill: red }
    section, header { padding: 40px; display: flex; background: gold } div { line-height: 1.9 }`,
}

/** Changes most properties of the modal's elements. */
const HEAVY = ['a reset as Tailwind has it', 'rules for everything', 'wide buttons and fields', 'a book’s typography']

const WIDTHS = [320, 1280] as const

/** Appended after everything else, as page rules may be, from the page load on. */
const addRules = (page: Page, rules: string): Promise<unknown> =>
  page.route('**/main.css', async (route) => {
    const answer = await route.fetch()
    await route.fulfill({ response: answer, body: `${await answer.text()}\n${rules}` })
  })

/** Replaces the previously added rules. */
const putRules = (page: Page, rules: string): Promise<void> =>
  page.evaluate(async (text) => {
    document.adoptedStyleSheets = [await new CSSStyleSheet().replace(text)]
  }, rules)

/** Layout errors of the open dialog, at each width. */
const shapeOf = async (page: Page): Promise<readonly string[]> => {
  const findings: string[] = []
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 800 })
    await comesToRest(page)
    const found = await page.evaluate((least) => window.geometry.findingsOf(least), width < 500 ? 44 : 24)
    findings.push(...found.map((finding) => `${width} px: ${finding}`))
  }
  return findings
}

/** Goes through the screens, from the first to the account, and checks each. */
const walk = async (shop: ShopPage, look: (screen: string) => Promise<void>): Promise<void> => {
  await shop.header.getByRole('button').last().click()
  await shop.row('All wallets').waitFor()
  await look('Connect')
  await shop.row('WalletConnect').click()
  await shop.modal.getByRole('img', { name: /QR code/ }).waitFor()
  await look('QR')
  await shop.modal.getByRole('button', { name: 'Back' }).click()
  await shop.row('Heron Wallet').click()
  await shop.view('ConnectingExternal').waitFor()
  await look('Connecting')
  await shop.prompt('Heron Wallet').getByRole('button', { name: 'Approve' }).click()
  await shop.modal.waitFor({ state: 'hidden' })
  await shop.header.getByRole('button').last().click()
  await shop.view('Account').getByRole('listitem').first().waitFor()
  await look('Account')
  await shop.modal.getByRole('button').first().click()
  await shop.view('Networks').getByRole('listitem').first().waitFor()
  await look('Networks')
}

const measureInPage = async (context: BrowserContext): Promise<unknown> =>
  context.addInitScript({
    content: await bundled(new URL('./support/geometryInPage.ts', import.meta.url), 'geometry'),
  })

describe('the modal in a page with broad style rules of its own [U-67]', () => {
  it(`keeps its layout on each screen under each of them: ${Object.keys(SHEETS).join(', ')} [U-67]`, async ({
    shop,
    context,
  }) => {
    await measureInPage(context)
    await shop.go()
    const findings: string[] = []
    await walk(shop, async (screen) => {
      for (const [name, rules] of Object.entries(SHEETS)) {
        await putRules(shop.page, rules)
        findings.push(...(await shapeOf(shop.page)).map((finding) => `${name}: ${screen}: ${finding}`))
      }
      await putRules(shop.page, '')
    })
    assert.deepEqual(findings, [], findings.join('\n'))
  })

  it('is usable and keeps its layout with four of them from the page load on [U-67]', async ({ shop, context }) => {
    await measureInPage(context)
    await addRules(shop.page, HEAVY.map((name) => SHEETS[name]).join('\n'))
    await shop.go()
    const findings: string[] = []
    await walk(shop, async (screen) => {
      findings.push(...(await shapeOf(shop.page)).map((finding) => `${screen}: ${finding}`))
    })
    assert.deepEqual(findings, [], findings.join('\n'))
  })

  it('has no shadow tree: a rule more specific than one class wins, without !important; loads no font [U-66] [U-70]', async ({
    shop,
  }) => {
    const fonts: string[] = []
    shop.page.on('request', (request) => {
      if (request.resourceType() === 'font') fonts.push(request.url())
    })
    await addRules(shop.page, `[data-portico-theme] [role='dialog'] { border-radius: 7px; inline-size: 333px }`)
    await shop.go()
    await shop.openConnect()
    const [radius, width, roots] = await shop.modal.evaluate((dialog) => [
      getComputedStyle(dialog).borderRadius,
      getComputedStyle(dialog).inlineSize,
      [...document.querySelectorAll('*')].filter(({ shadowRoot }) => shadowRoot !== null).length,
    ])
    assert.deepEqual([radius, width, roots], ['7px', '333px', 0])
    await shop.row('Heron Wallet').click()
    await shop.prompt('Heron Wallet').getByRole('button', { name: 'Approve' }).click()
    await shop.modal.waitFor({ state: 'hidden' })
    await shop.openAccount()
    await shop.view('Account').getByRole('listitem').first().waitFor()
    const faces = await shop.page.evaluate(() => document.fonts.size)
    assert.deepEqual([fonts, faces], [[], 0])
  })
})
