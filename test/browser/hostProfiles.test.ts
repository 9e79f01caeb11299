import { assert } from 'chai'
import type { BrowserContextOptions } from 'playwright-core'
import { it } from './support/it.js'
import { photograph } from './support/pairing.js'
import { settles } from './support/settles.js'
import { type Opening, watchOpenings } from './support/watchOpenings.js'

const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1'
const ANDROID =
  'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36'
const MAC =
  'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Safari/605.1.15'

const phone = (userAgent: string): BrowserContextOptions => ({
  userAgent,
  viewport: { width: 390, height: 844 },
  hasTouch: true,
  isMobile: true,
})

/** What is around the page, put there before its own code. */
const AROUND = {
  nothing: () => undefined,
  telegram: (platform: string) => Object.assign(window, { Telegram: { WebApp: { platform } } }),
  telegramProxy: () => Object.assign(window, { TelegramWebviewProxy: {} }),
  frame: () => Object.defineProperty(window, 'parent', { value: {} }),
  homeScreen: () => Object.defineProperty(navigator, 'standalone', { value: true }),
} as const

interface Profile {
  readonly name: string
  readonly context: BrowserContextOptions
  readonly around: { readonly what: keyof typeof AROUND; readonly detail?: string }
  /** What the wallet's button opens: by its https address first, or, asked for, by the app's scheme. */
  readonly universal: Pick<Opening, 'by' | 'target'>
  readonly native: string | undefined
  readonly nativeTarget?: string
}

const page = (target: string): Profile['universal'] => ({ by: 'window', target })

const PROFILES: readonly Profile[] = [
  {
    name: 'a browser on an iPhone',
    context: phone(IPHONE),
    around: { what: 'nothing' },
    universal: page('_self'),
    native: 'osprey://wc?uri=',
    nativeTarget: '_self',
  },
  {
    name: 'a browser on Android',
    context: phone(ANDROID),
    around: { what: 'nothing' },
    universal: page('_self'),
    native: 'intent://wc?uri=',
    nativeTarget: '_self',
  },
  {
    name: 'the home screen of an iPhone',
    context: phone(IPHONE),
    around: { what: 'homeScreen' },
    universal: page('_blank'),
    native: 'osprey://wc?uri=',
    nativeTarget: '_self',
  },
  {
    name: 'a frame',
    context: phone(IPHONE),
    around: { what: 'frame' },
    universal: page('_top'),
    native: 'osprey://wc?uri=',
    nativeTarget: '_top',
  },
  {
    name: 'the browser of another wallet',
    context: phone(`${ANDROID} MetaMaskMobile`),
    around: { what: 'nothing' },
    universal: page('_self'),
    native: 'osprey://wc?uri=',
    nativeTarget: '_self',
  },
  {
    name: 'Farcaster',
    context: phone(`${IPHONE} Farcaster/1.0`),
    around: { what: 'nothing' },
    universal: page('_blank'),
    native: undefined,
  },
  {
    name: 'Telegram on an iPhone',
    context: phone(IPHONE),
    around: { what: 'telegram', detail: 'ios' },
    universal: { by: 'Telegram', target: '' },
    native: 'osprey://wc?uri=',
    nativeTarget: '_blank',
  },
  {
    name: 'Telegram on Android',
    context: phone(ANDROID),
    around: { what: 'telegram', detail: 'android' },
    universal: { by: 'Telegram', target: '' },
    native: 'osprey://wc?uri=',
    nativeTarget: '_blank',
  },
  {
    name: 'Telegram on Android without its script',
    context: phone(ANDROID),
    around: { what: 'telegramProxy' },
    universal: page('_blank'),
    native: 'osprey://wc?uri=',
    nativeTarget: '_blank',
  },
  {
    name: 'Telegram in a browser on a tablet',
    context: { ...phone(MAC), viewport: { width: 1024, height: 1366 } },
    around: { what: 'telegram', detail: 'weba' },
    universal: { by: 'Telegram', target: '' },
    native: 'osprey://wc?uri=',
    nativeTarget: '_blank',
  },
]

/** The link in what was opened, decoded as often as what is around the page leaves for the wallet. */
const carried = (href: string): string => {
  const uri = /[?&]uri=([^&#]+)/.exec(href)?.[1] ?? ''
  const once = decodeURIComponent(uri)
  return once.startsWith('wc%3A') ? decodeURIComponent(once) : once
}

describe('opening a wallet’s app', () => {
  for (const { name, context, around, universal, native, nativeTarget } of PROFILES) {
    it(
      `from ${name}: in the press itself, with the pairing link, encoded for the way it goes [U-21] [U-23] [U-26]`,
      async ({ shop }) => {
        await shop.page.addInitScript(AROUND[around.what], around.detail ?? '')
        const openings = await watchOpenings(shop.page)
        for (const first of ['universal', 'native'] as const) {
          await shop.go(`?custom=phone&links=${first}&wallets=`)
          await shop.openConnect()
          await shop.row('Osprey Phone').click()
          await shop.modal.getByRole('button', { name: 'Open Osprey Phone' }).click()
          // A page that is loaded anew while its visitor is away says so.
          await shop.page.keyboard.press('Escape')
          await shop.modal.waitFor({ state: 'hidden' })
        }
        await settles(() => openings().length, 2)
        const [byAddress, byScheme] = openings()
        if (byAddress === undefined || byScheme === undefined) assert.fail('nothing was opened')
        assert.match(byAddress.href, /^https:\/\/link\.osprey\.example\/wc\?uri=wc%3A[0-9a-f]{64}%402/)
        assert.deepInclude(byAddress, universal)
        if (native === undefined) assert.match(byScheme.href, /^https:/)
        else assert.deepEqual([byScheme.href.slice(0, native.length), byScheme.target], [native, nativeTarget])
        for (const { href, pressed } of openings()) {
          assert.match(carried(href), /^wc:[0-9a-f]{64}@2\?relay-protocol=irn&symKey=[0-9a-f]{64}&expiryTimestamp=\d+$/)
          assert.isTrue(pressed, 'the browser still counts it as the visitor’s own')
        }
        const isTwice = /uri=wc%253A/.test(byScheme.href)
        assert.equal(isTwice, name.startsWith('Telegram on Android'))
      },
      { context },
    )
  }

  for (const [name, around] of [
    ['a browser on a computer', { what: 'nothing' }],
    ['Telegram on a computer', { what: 'telegram', detail: 'tdesktop' }],
  ] as const) {
    it(
      `from ${name}: its desktop app, beside this page [U-21] [U-26]`,
      async ({ shop }) => {
        await shop.page.addInitScript(AROUND[around.what], 'detail' in around ? around.detail : '')
        const openings = await watchOpenings(shop.page)
        await shop.go('?custom=phone&wallets=')
        await shop.openConnect()
        await shop.row('Osprey Phone').click()
        await shop.modal.getByRole('tab', { name: 'Desktop' }).click()
        await shop.modal.getByRole('button', { name: 'Open Osprey Phone' }).click()
        await settles(() => openings().length, 1)
        const [opening] = openings()
        assert.deepInclude(opening, { target: '_blank', by: 'window', pressed: true })
        assert.match(carried(opening?.href ?? ''), /^wc:[0-9a-f]{64}@2/)
        assert.match(opening?.href ?? '', /^osprey-desktop:\/\/wc\?uri=wc%3A/)
      },
      { context: { userAgent: MAC } },
    )
  }

  it(
    'connects on the same phone, asks again where it did not open, and leads back for each later request [U-22] [U-24]',
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
      const [, second] = openings()
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
        // What was chosen outlives a reload.
        if (times === 3) await shop.page.reload()
        await shop.accountButton.waitFor()
      }
    },
    { context: phone(IPHONE) },
  )

  it(
    'leads nowhere where the code was scanned by another device [U-22]',
    async ({ shop, takePhone }) => {
      const wallet = await takePhone()
      await shop.page.bringToFront()
      await shop.go('?custom=phone&wallets=')
      await shop.openConnect()
      await shop.row('Osprey Phone').click()
      await shop.modal.getByRole('tab', { name: 'Phone' }).click()
      await wallet.scan(await photograph(shop))
      await wallet.approve('wants to connect')
      await shop.accountButton.waitFor()
      await shop.page.getByRole('button', { name: 'Sign a message' }).click()
      await wallet.question('wants you to sign a message').waitFor()
      assert.equal(await shop.page.getByRole('button', { name: 'Open Osprey Phone' }).count(), 0)
      await wallet.approve('wants you to sign a message')
    },
    { context: phone(IPHONE) },
  )

  it(
    'says after a reload that the wallet has to be connected again, once, and leads there [U-24]',
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
