import { copyFile, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { assert } from 'chai'
import { contentSecurityPolicy } from '../../scripts/serve/contentSecurityPolicy.mjs'
import { serveDemo } from '../../scripts/serveDemo.mjs'
import { bundled, bundledInChunks } from './support/bundled.js'
import { it } from './support/it.js'
import { logInByEmail } from './support/logInByEmail.js'
import type { Visitor } from './support/Visitor.js'

const SES = createRequire(import.meta.url)
  .resolve('ses')
  .replace(/[^/]+$/, 'ses.umd.min.js')
const STYLES = fileURLToPath(new URL('../../dist/styles.css', import.meta.url))
const INDEX =
  '<!doctype html><html lang="en"><title>Guest</title><link rel="stylesheet" href="./page.css"><script type="module" src="./page.js"></script><main></main></html>'

/** A host's page with the sandbox behind it, translated, under COOP and `lockdown()`. */
const onHost = async (
  { shop: { page }, world: { sandbox, phone } }: Visitor,
  body: () => Promise<void>,
): Promise<void> => {
  const folder = await mkdtemp(join(tmpdir(), 'portico-guest-'))
  await writeFile(join(folder, 'index.html'), INDEX)
  await mkdir(join(folder, 'chunks'))
  const scripts = await bundledInChunks(new URL('./support/guestInPage.tsx', import.meta.url))
  await Promise.all(Object.entries(scripts).map(([path, text]) => writeFile(join(folder, path), text)))
  await copyFile(STYLES, join(folder, 'page.css'))
  const policy = contentSecurityPolicy({
    servers: [new URL(sandbox.walletApi).origin, sandbox.relay.url],
    frames: [sandbox.secureSite.url],
  })
  const headers = {
    'cross-origin-opener-policy': 'same-origin',
    // Radix adds styles by script.
    'content-security-policy': policy.replace("style-src 'self'", "style-src 'self' 'unsafe-inline'"),
  }
  const served = await serveDemo({ port: 0, sandbox, phone, folder, headers })
  const translator = await bundled(new URL('./support/translatorInPage.ts', import.meta.url), 'translator')
  const lockDown = `${await readFile(SES, 'utf8')};lockdown({ evalTaming: 'unsafe-eval', reporting: 'none' })`
  await page.addInitScript({
    content: `if (location.origin === '${new URL(served.url).origin}') { ${translator};${lockDown} }`,
  })
  try {
    await page.goto(served.url)
    await body()
  } finally {
    await page.close()
    await served.close()
    await rm(folder, { recursive: true })
  }
}

describe('a host with all difficult conditions at once', () => {
  it('lets visitors log in, connect, sign and disconnect: in a form in a Radix dialog, translated, under lockdown() and COOP', (visitor) =>
    onHost(visitor, async () => {
      const { shop, world } = visitor
      const { page, modal, view } = shop
      const signed = page.getByRole('dialog', { name: 'Checkout' }).getByRole('status')
      const sign = page.getByRole('button', { name: 'Sign', exact: true })
      await page.getByRole('button', { name: 'Check out' }).click()

      await logInByEmail(shop, world.sandbox.secureSite, 'ana@lantern.example')
      await sign.click()
      await view('ApproveTransaction').waitFor()
      await page.frameLocator('iframe').getByRole('button', { name: 'Approve' }).click()
      await signed.getByText(/^0x/).waitFor()
      await shop.disconnect()

      await shop.openConnect()
      await modal.getByRole('button', { name: /^Page Wallet/ }).click()
      await shop.accountButton.waitFor()
      await sign.click()
      await signed.getByText(`0x${'b2'.repeat(65)}`).waitFor()
      await shop.disconnect()

      assert.isTrue(await page.evaluate(() => Object.isFrozen(Object.prototype)))
      assert.isAbove(await page.locator('main font, [role=dialog] font').count(), 0)
      assert.deepEqual(await page.evaluate(() => Reflect.get(window, 'heard') as unknown), [])
      await page.keyboard.press('Escape')
      await page.getByRole('dialog').waitFor({ state: 'detached' })
    }))
})
