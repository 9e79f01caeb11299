import { assert } from 'chai'
import type { BrowserContext, Page } from 'playwright-core'
import { comesToRest } from './support/comesToRest.js'
import { it, MOVING } from './support/it.js'
import { settles } from './support/settles.js'
import type { ShopPage } from './support/shopOn.js'

declare global {
  interface Window {
    /** Set by `listen`. */
    spoken?: string[]
  }
}

/** Records what a screen reader announces: a text that appears, or changes, in a live region. */
const listen = async (context: BrowserContext): Promise<void> => {
  await context.addInitScript(() => {
    const LIVE = '[role=status], [role=alert], [aria-live=polite], [aria-live=assertive]'
    const spoken: string[] = []
    const last = new WeakMap<Element, string>()
    window.spoken = spoken
    new MutationObserver((records) => {
      const regions = records.flatMap(({ target, addedNodes }) => {
        const around = (target instanceof Element ? target : target.parentElement)?.closest(LIVE)
        const added = [...addedNodes].filter((node) => node instanceof Element)
        return [
          ...(around ? [around] : []),
          ...added.filter((node) => node.matches(LIVE)),
          ...added.flatMap((node) => [...node.querySelectorAll(LIVE)]),
        ]
      })
      for (const region of new Set(regions)) {
        const isHidden = region.closest('[inert], [aria-hidden=true]') !== null
        const text = isHidden ? '' : region.textContent.trim()
        if (text !== '' && text !== last.get(region)) spoken.push(text)
        last.set(region, text)
      }
    }).observe(document, { subtree: true, childList: true, characterData: true })
  })
}

/** Delays chunks until the dialog shows that it is loading, so that it does. */
const slowly = async (shop: ShopPage): Promise<void> => {
  const loading = shop.modal.getByText('Loading…').first()
  await shop.page.route('**/chunks/*.js', async (route) => {
    await loading.waitFor({ state: 'attached', timeout: 500 }).catch(() => undefined)
    await route.continue()
  })
}

const saidOnce = async (page: Page): Promise<readonly string[]> => {
  await comesToRest(page)
  const said = await page.evaluate(() => window.spoken?.splice(0) ?? [])
  assert.sameMembers([...said], [...new Set(said)], 'each is said once')
  return said
}

describe('live region announcements', () => {
  it('occur once while an account and the networks load', async ({ shop, context }) => {
    await listen(context)
    await shop.go()
    await shop.connect('Heron Wallet')
    await shop.page.reload()
    await shop.accountButton.waitFor()
    await saidOnce(shop.page)
    await slowly(shop)
    await shop.accountButton.click()
    await shop.view('Account').getByRole('listitem').first().waitFor()
    await saidOnce(shop.page)
    await shop.page.keyboard.press('Escape')
    await shop.networkButton.click()
    await shop.view('Networks').waitFor()
    assert.notInclude(await saidOnce(shop.page), 'Loading…')
  })

  it('occur once for a wrong e-mail code', async ({ shop, context, world }) => {
    await listen(context)
    await shop.go('?wallets=')
    await shop.openConnect()
    const email = `ana-${Date.now()}@shop.example`
    await shop.modal.getByRole('textbox').fill(email)
    await shop.page.keyboard.press('Enter')
    world.sandbox.secureSite.openLink(await world.sandbox.secureSite.mail(email))
    const code = shop.view('EmailLogin').getByRole('textbox', { name: 'Six-digit code' })
    await code.waitFor()
    const { code: right } = await world.sandbox.secureSite.mail(email)
    await saidOnce(shop.page)
    await code.fill(right === '000000' ? '111111' : '000000')
    await shop
      .view('EmailLogin')
      .getByRole('alert')
      .filter({ hasText: /not right/ })
      .first()
      .waitFor()
    const said = await saidOnce(shop.page)
    assert.lengthOf(
      said.filter((text) => /not right/.test(text)),
      1,
      said.join('\n'),
    )
  })

  it(
    'report a pending wallet, a rejection, a success, a copy, and a failure, each once [U-76]',
    async ({ shop, context, world }) => {
      await context.grantPermissions(['clipboard-read', 'clipboard-write'])
      await listen(context)
      const { page, modal } = shop
      const prompt = shop.prompt('Heron Wallet')
      await shop.go()
      await shop.choose('Heron Wallet')
      await prompt.waitFor()
      await modal.getByText('Approve in Heron Wallet').waitFor()
      assert.match((await saidOnce(page)).join('\n'), /^Approve in Heron Wallet/m)
      await prompt.getByRole('button', { name: 'Reject' }).click()
      await modal.getByText('Connection rejected').waitFor()
      assert.match((await saidOnce(page)).join('\n'), /^Connection rejected/)
      await modal.getByRole('button', { name: 'Try again' }).click()
      await prompt.getByRole('button', { name: 'Approve' }).click()
      await modal.waitFor({ state: 'hidden' })
      const said: string[] = []
      await settles(async () => said.push(...(await saidOnce(page))) > 0 && said.includes('Connected'), true)
      await shop.openAccount()
      await modal.getByRole('button', { name: 'Copy address' }).click()
      await modal.getByText('Address copied').first().waitFor()
      assert.include(await saidOnce(page), 'Address copied')
      await page.keyboard.press('Escape')
      world.sandbox.fault({ match: '/balance', body: 'nonsense' })
      await page.reload()
      await shop.accountButton.click()
      await modal.getByText('Token Balance Unavailable').waitFor()
      assert.include(await saidOnce(page), 'Token Balance Unavailable')
    },
    MOVING,
  )
})
