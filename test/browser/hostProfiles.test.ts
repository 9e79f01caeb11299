import { assert } from 'chai'
import type { BrowserContextOptions } from 'playwright-core'
import { it } from './support/it.js'
import { settles } from './support/settles.js'
import { watchOpenings } from './support/watchOpenings.js'
import { ANDROID, IPHONE } from '../support/userAgents.js'

const phone = (userAgent: string): BrowserContextOptions => ({
  userAgent,
  viewport: { width: 390, height: 844 },
  hasTouch: true,
  isMobile: true,
})

/** The link in the opened URL, decoded as often as the environment does before the wallet gets it. */
const carried = (href: string): string => {
  const uri = /[?&]uri=([^&#]+)/.exec(href)?.[1] ?? ''
  const once = decodeURIComponent(uri)
  return once.startsWith('wc%3A') ? decodeURIComponent(once) : once
}

const LINK = /^wc:[0-9a-f]{64}@2\?relay-protocol=irn&symKey=[0-9a-f]{64}&expiryTimestamp=\d+$/

describe('opening a wallet’s app', () => {
  it(
    'from Telegram on Android: synchronously in the click, with the encoded pairing link [U-21] [U-23] [U-26]',
    async ({ shop }) => {
      await shop.page.addInitScript(() => Object.assign(window, { Telegram: { WebApp: { platform: 'android' } } }))
      const openings = await watchOpenings(shop.page)
      for (const first of ['universal', 'native'] as const) {
        await shop.go(`?custom=phone&links=${first}&wallets=`)
        await shop.openConnect()
        await shop.row('Osprey Phone').click()
        await shop.modal.getByRole('button', { name: 'Open Osprey Phone' }).click()
        // A page that reloads while its visitor is away reports that.
        await shop.page.keyboard.press('Escape')
        await shop.modal.waitFor({ state: 'hidden' })
      }
      await settles(() => openings().length, 2)
      const [byAddress, byScheme] = openings()
      assert.deepInclude(byAddress, { by: 'Telegram', target: '', pressed: true })
      assert.match(byAddress?.href ?? '', /^https:\/\/link\.osprey\.example\/wc\?uri=wc%3A[0-9a-f]{64}%402/)
      assert.deepInclude(byScheme, { by: 'window', target: '_blank', pressed: true })
      assert.match(byScheme?.href ?? '', /^osprey:\/\/wc\?uri=wc%253A/)
      for (const { href } of openings()) assert.match(carried(href), LINK)
    },
    { context: phone(ANDROID) },
  )

  it(
    'from an iPhone browser: synchronously in the click, and the other link on the next one; then connects, and opens the wallet for each later request [U-21] [U-22] [U-23] [U-24] [U-26]',
    async ({ shop, takePhone }) => {
      const openings = await watchOpenings(shop.page)
      const wallet = await takePhone()
      await shop.page.bringToFront()
      await shop.go('?custom=phone&wallets=')
      await shop.openConnect()
      await shop.row('Osprey Phone').click()
      await shop.modal.getByRole('button', { name: 'Open Osprey Phone' }).click()
      await shop.modal.getByText('Did Osprey Phone not open?').waitFor()
      await shop.modal.getByRole('button', { name: 'Open it another way' }).click()
      await settles(() => openings().length, 2)
      const [first, second] = openings()
      const inPress = { by: 'window', target: '_self', pressed: true } as const
      assert.deepInclude(first, inPress)
      assert.match(first?.href ?? '', /^https:\/\/link\.osprey\.example\/wc\?uri=wc%3A[0-9a-f]{64}%402/)
      assert.deepInclude(second, inPress)
      assert.match(second?.href ?? '', /^osprey:\/\/wc\?uri=wc%3A/)
      for (const { href } of openings()) assert.match(carried(href), LINK)
      await wallet.paste(carried(second?.href ?? ''))
      await wallet.approve('wants to connect')
      await shop.accountButton.waitFor()
      for (const times of [3, 4]) {
        await shop.page.getByRole('button', { name: 'Sign a message' }).click()
        await shop.page.getByRole('button', { name: 'Open Osprey Phone' }).click()
        await settles(() => openings().length, times)
        assert.match(openings()[times - 1]?.href ?? '', /^osprey:\/\/wc\?requestId=\d+&sessionTopic=[0-9a-f]{64}$/)
        await wallet.approve('wants you to sign a message')
        await shop.page.getByText(/^Signed and verified for 0x/).waitFor()
        await shop.page.getByRole('button', { name: 'Open Osprey Phone' }).waitFor({ state: 'hidden' })
        // The choice survives a reload.
        if (times === 3) await shop.page.reload()
        await shop.accountButton.waitFor()
      }
    },
    { context: phone(IPHONE) },
  )

  it(
    'reports after a reload that the wallet has to be connected again, once, and links to it [U-24]',
    async ({ shop }) => {
      const openings = await watchOpenings(shop.page)
      await shop.go('?custom=phone&wallets=')
      await shop.openConnect()
      await shop.row('Osprey Phone').click()
      await shop.modal.getByRole('button', { name: 'Open Osprey Phone' }).click()
      await settles(() => openings().length, 1)
      await shop.page.reload()
      await shop.modal.getByText('This page was loaded anew while you were away.').waitFor()
      await shop.row('Osprey Phone').waitFor()
      await shop.page.reload()
      await shop.openConnect()
      assert.equal(await shop.modal.getByText('This page was loaded anew').count(), 0)
    },
    { context: phone(IPHONE) },
  )
})
