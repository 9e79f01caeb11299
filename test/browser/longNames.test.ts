import { assert } from 'chai'
import type { Locator, Page } from 'playwright-core'
import { comesToRest } from './support/comesToRest.js'
import { dress } from './support/dress.js'
import { it } from './support/it.js'

/** The longest wallet names, without a line break opportunity. */
const NAMES: readonly string[] = [
  'Kestrelandheronandtortoisewalletforall1',
  'W'.repeat(64),
  'i'.repeat(64),
  '🦩'.repeat(32),
  'محفظةاللؤلؤالأبيضالكبيرةجداجداجداجداجداجداجدا',
  'ארנקארוךמאודבלירווחיםכללבשורהאחתארוכהמאוד',
  'A B '.repeat(16).trim(),
  '钱包'.repeat(32),
  'W\u0334\u0321\u0322\u031b'.repeat(12),
  'Heron محفظة Installed اللؤلؤ Recent الأبيض Verified',
]

/** Announces wallets with these names, the first one twice, so that its rows show "Unverified". */
const announce = (names: readonly string[]): void => {
  const details = [...names, names[0]].map((name, n) => {
    // As entries: the page lacks the helper that the compiler uses to name functions.
    const provider = Object.fromEntries<object>([
      [
        'request',
        ({ method }: { readonly method: string }) =>
          method === 'eth_chainId'
            ? Promise.resolve('0x7a69')
            : method === 'eth_requestAccounts'
              ? Promise.resolve(['0x70997970C51812dc3A010C7d01b50e0d17dc79C8'])
              : new Promise(() => undefined),
      ],
      ['on', () => undefined],
      ['removeListener', () => undefined],
    ])
    const uuid = `00000000-0000-4000-9000-${String(n).padStart(12, '0')}`
    return { info: { uuid, name, icon: '', rdns: `long${n % names.length}.example` }, provider }
  })
  window.addEventListener('eip6963:requestProvider', () => {
    for (const detail of details) window.dispatchEvent(new CustomEvent('eip6963:announceProvider', { detail }))
  })
}

/** Visible or interactive parts of the dialog that overflow it horizontally. */
const outside = (modal: Locator): Promise<readonly string[]> =>
  modal.evaluate((dialog) => {
    const edges = dialog.getBoundingClientRect()
    const parts = [...dialog.querySelectorAll('button, a, input, li, h1, h2, p, bdi, [data-tone]')]
    return parts.flatMap((part) => {
      const { left, right, width, height } = part.getBoundingClientRect()
      const cut = part.tagName === 'BDI' || width <= 1 || height <= 1
      return cut || (left >= edges.left - 0.5 && right <= edges.right + 0.5)
        ? []
        : [`${part.tagName} ${part.textContent.slice(0, 40)}: ${left} to ${right} of ${edges.left} to ${edges.right}`]
    })
  })

const fits = async (page: Page, modal: Locator): Promise<void> => {
  await comesToRest(page)
  assert.deepEqual(await outside(modal), [])
  // The body scrolls vertically only, so wider content would be unreachable. Rows extend into its padding.
  assert.deepEqual(
    await modal.evaluate((dialog) =>
      [dialog, ...dialog.querySelectorAll('[data-portico-scroller], ul, form')]
        .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth + 1)
        .map(({ tagName }) => tagName),
    ),
    [],
  )
}

const LOOKS = [
  { language: 'en', theme: 'light', width: 1280 },
  { language: 'en', theme: 'light', width: 320 },
  { language: 'ar', theme: 'light', width: 320 },
  { language: 'ar', theme: 'light', width: 1280 },
] as const

for (const [layout, looks] of [
  ['narrow', LOOKS],
  ['wide', LOOKS.slice(-1)],
] as const) {
  describe(`long names in the ${layout} layout`, () => {
    it(`push no row, tag or button out of the dialog at ${looks.map(({ width, language }) => `${width} px in ${language}`).join(', ')}, in any view that shows them [S-10] [S-11]`, async ({
      shop,
    }) => {
      await shop.page.addInitScript(announce, NAMES)
      await shop.go(`?wallets=heron&networks=all&layout=${layout}`)
      await shop.header.getByRole('button').last().click()
      await shop.view('Connect').waitFor()
      const rows = shop.modal.getByRole('button').filter({ has: shop.page.locator('[data-tone="danger"]') })
      // The first name, claimed by two wallets, the one with diacritics, and the one that contains "Verified".
      await rows.nth(3).waitFor()
      assert.equal(await rows.count(), 4)
      const fitsEach = async (check: () => Promise<void>): Promise<void> => {
        for (const look of looks) {
          await dress(shop.page, look)
          await shop.page
            .locator(`[dir=${look.language === 'ar' ? 'rtl' : 'ltr'}]`)
            .first()
            .waitFor()
          await check()
        }
      }
      await fitsEach(async () => {
        await fits(shop.page, shop.modal)
        for (const name of NAMES.slice(1)) {
          await shop.view('Connect').getByRole('button').filter({ hasText: name }).first().scrollIntoViewIfNeeded()
          await fits(shop.page, shop.modal)
        }
      })
      await rows.first().click()
      await shop.modal.waitFor({ state: 'hidden' })
      // The account button, which replaces Connect.
      await shop.header.getByRole('button').filter({ hasText: '0x' }).click()
      await shop.view('Account').waitFor()
      await fitsEach(() => fits(shop.page, shop.modal))
    })
  })
}
