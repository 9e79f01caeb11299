import { assert } from 'chai'
import type { Page } from 'playwright-core'
import { checkAccessibility } from './support/checkAccessibility.js'
import { comesToRest } from './support/comesToRest.js'
import { focused } from './support/focused.js'
import { it } from './support/it.js'
import { settles } from './support/settles.js'
import type { ShopPage } from './support/shopOn.js'

const help = (shop: ShopPage) => shop.modal.getByRole('region', { name: 'What is a wallet?' })

const openWide = async (shop: ShopPage, width = 1280): Promise<void> => {
  await shop.page.setViewportSize({ width, height: 800 })
  await shop.go('?layout=wide')
  await shop.openConnect()
  await shop.row('All wallets').waitFor()
  // In a wide dialog, the code for the side panels loads last.
  if (width >= 768) await help(shop).waitFor()
  await comesToRest(shop.page)
}

const boxOf = async (shop: ShopPage) => {
  const box = await shop.modal.boundingBox()
  assert.isNotNull(box)
  return box
}

/** Checks that every visible control is inside the dialog, and no control of the list overlaps the panel beside it. */
const faultsOf = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const dialog = [...document.querySelectorAll('[role=dialog]')].find((each) => each.querySelector('h2'))
    const edge = dialog?.getBoundingClientRect() ?? new DOMRect()
    const [start, end] = [...(dialog?.querySelector('[data-portico-wide]')?.children ?? [])]
    const [one, other] = [start, end].map((side) => side?.getBoundingClientRect() ?? new DOMRect())
    const isApart = one !== undefined && other !== undefined && (one.right <= other.left || other.right <= one.left)
    const out = [...(dialog?.querySelectorAll('button, a, input') ?? [])].flatMap((control) => {
      const { left, right, width } = control.getBoundingClientRect()
      return width > 0 && (left < edge.left || right > edge.right) ? [control.textContent] : []
    })
    return isApart ? out : ['the sides overlap', ...out]
  })

describe('the wide layout', () => {
  it('is 720 pixels wide, centered, at 1280 and 768, with the list at the start, and help at the end; moves nothing for a visitor who prefers reduced motion [V-01] [U-78]', async ({
    shop,
  }) => {
    await openWide(shop)
    const moving = await shop.modal.evaluate((node) =>
      [node, ...node.querySelectorAll('*')].filter((each) => getComputedStyle(each).animationName !== 'none'),
    )
    assert.lengthOf(moving, 0)
    for (const width of [1280, 768]) {
      await shop.page.setViewportSize({ width, height: 800 })
      await comesToRest(shop.page)
      const box = await boxOf(shop)
      assert.deepEqual([box.x, box.y, box.width, box.height], [(width - 720) / 2, 120, 720, 560])
      const list = await shop.modal.getByRole('list', { name: 'Wallets' }).boundingBox()
      const beside = await help(shop).boundingBox()
      assert.isAtMost((list?.x ?? 0) + (list?.width ?? 0), beside?.x ?? 0)
      assert.deepEqual(await faultsOf(shop.page), [])
    }
    assert.equal(await shop.modal.getAttribute('aria-modal'), 'true')
    assert.equal(await shop.page.getByRole('dialog', { name: 'Connect to Lantern Row' }).count(), 1)
    await checkAccessibility(shop.page)
  })

  it('is narrow below 768 pixels, also when the window is resized while open', async ({ shop }) => {
    await openWide(shop, 767)
    assert.equal((await boxOf(shop)).width, 360)
    assert.equal(await help(shop).count(), 0)
    await shop.page.setViewportSize({ width: 768, height: 800 })
    await help(shop).waitFor()
    assert.equal((await boxOf(shop)).width, 720)
    await shop.page.setViewportSize({ width: 767, height: 800 })
    await settles(() => help(shop).count(), 0)
    await shop.modal.getByRole('button', { name: 'What is a wallet?' }).waitFor()
  })

  it('has one size from its first frame to the settled list', async ({ shop }) => {
    await shop.page.setViewportSize({ width: 1280, height: 800 })
    await shop.go('?layout=wide')
    await shop.page.evaluate(() => {
      const sizes = new Set<string>()
      Reflect.set(window, 'sizesOfDialog', sizes)
      // Inner functions have no names: the naming helper of Node is not in the page.
      setInterval(() => {
        const dialog = document.querySelector<HTMLElement>('[role=dialog]')
        if (dialog !== null) sizes.add(`${dialog.offsetWidth} x ${dialog.offsetHeight}`)
      }, 4)
    })
    await shop.openConnect()
    await shop.row('All wallets').waitFor()
    await help(shop).waitFor()
    const sizes = await shop.page.evaluate(() => [...(Reflect.get(window, 'sizesOfDialog') as Set<string>)])
    assert.deepEqual(sizes, ['720 x 560'])
  })

  it('waits for a wallet beside the list, in which another can be selected; back returns to the row [V-06] [U-75]', async ({
    shop,
  }) => {
    await openWide(shop)
    await shop.row('Heron Wallet').click()
    const heron = shop.modal.getByRole('region', { name: 'Heron Wallet' })
    await heron.getByText('Approve in Heron Wallet').waitFor()
    assert.equal(await shop.row('Heron Wallet').getAttribute('aria-current'), 'true')
    await checkAccessibility(shop.page)
    await shop.row('Tortoise Wallet').click()
    await shop.modal.getByRole('region', { name: 'Tortoise Wallet' }).getByText('Approve in Tortoise Wallet').waitFor()
    assert.equal(await shop.row('Heron Wallet').getAttribute('aria-current'), null)
    assert.deepEqual(await faultsOf(shop.page), [])
    await shop.modal.getByRole('button', { name: 'Back' }).click()
    await help(shop).waitFor()
    await settles(() => focused(shop.page), 'Tortoise Wallet')
    assert.equal((await boxOf(shop)).height, 560)
  })

  it('connects the last selected wallet, and abandons the previous one', async ({ shop }) => {
    await openWide(shop)
    await shop.row('Heron Wallet').click()
    await shop.prompt('Heron Wallet').waitFor()
    await shop.row('Tortoise Wallet').click()
    await shop.prompt('Tortoise Wallet').getByRole('button', { name: 'Approve' }).click()
    await shop.accountButton.waitFor()
    assert.equal(await shop.told('wallet').textContent(), 'Tortoise Wallet')
  })

  it('shows the code beside the list, and all wallets in the narrow layout', async ({ shop }) => {
    await openWide(shop)
    await shop.row('WalletConnect').click()
    const beside = shop.modal.getByRole('region', { name: 'WalletConnect' })
    await beside.getByRole('img', { name: 'QR code' }).waitFor()
    await comesToRest(shop.page)
    assert.deepEqual(await faultsOf(shop.page), [])
    assert.equal((await boxOf(shop)).width, 720)
    const copy = await beside.getByRole('button', { name: 'Copy link' }).boundingBox()
    const box = await boxOf(shop)
    assert.isAtMost((copy?.y ?? Infinity) + (copy?.height ?? 0), box.y + box.height)
    await shop.row('All wallets').click()
    await shop.view('AllWallets').waitFor()
    assert.equal((await boxOf(shop)).width, 360)
    await shop.modal.getByRole('button', { name: 'Back' }).click()
    await beside.waitFor()
  })

  it('is mirrored in Arabic', async ({ shop }) => {
    await shop.page.setViewportSize({ width: 1280, height: 800 })
    await shop.go('?layout=wide&locale=ar')
    await shop.page.getByRole('button', { name: 'ربط المحفظة' }).click()
    await shop.modal.getByRole('region', { name: 'ما هي المحفظة؟' }).waitFor()
    await comesToRest(shop.page)
    const row = await shop.row('Heron Wallet').boundingBox()
    const close = await shop.modal.getByRole('button', { name: 'إغلاق' }).boundingBox()
    assert.isAbove(row?.x ?? 0, 640)
    assert.isBelow(close?.x ?? Infinity, 640)
    assert.deepEqual(await faultsOf(shop.page), [])
  })

  it('costs nothing for a host that does not use it', async ({ shop, watch }) => {
    const asked = (): boolean => watch.requests().some((request) => request.url().includes('WideShell'))
    await shop.page.setViewportSize({ width: 1280, height: 800 })
    await shop.go()
    await shop.openConnect()
    await shop.row('All wallets').waitFor()
    assert.isFalse(asked())
    await openWide(shop)
    assert.isTrue(asked())
  })
})
