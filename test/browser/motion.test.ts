import { assert } from 'chai'
import type { Page } from 'playwright-core'
import { bundled } from './support/bundled.js'
import { comesToRest } from './support/comesToRest.js'
import { it as inBrowser, MOVING } from './support/it.js'
import type * as InPage from './support/movesInPage.js'
import { settles } from './support/settles.js'
import type { ShopPage } from './support/shopOn.js'

const it = (...[title, body, circumstances = MOVING]: Parameters<typeof inBrowser>): void =>
  inBrowser(title, body, circumstances)

type Moves = typeof InPage
declare const moves: Moves

const PICTURE = 'body > [data-portico-theme][inert]'
const CLOSE = '[role=dialog] [aria-label="Close"]'

/** Records every animation that a script starts. Call before the page loads. */
const watchMoves = async (page: Page): Promise<unknown> =>
  page.addInitScript(await bundled(new URL('./support/movesInPage.ts', import.meta.url), 'moves'))

/** The animations since the last call; consecutive duplicates are recorded once. */
const moved = async (page: Page): Promise<readonly InPage.Moved[]> => {
  await comesToRest(page)
  return page.evaluate(() => moves.moved.splice(0))
}

const of = (all: readonly InPage.Moved[], on: string): InPage.Moved | undefined =>
  all.findLast((each) => each.on === on)

/** The motion code loads on the visitor's first action in the dialog: waits until it has loaded and rendered. */
const motionArrives = async (page: Page, open: () => Promise<unknown>): Promise<void> => {
  const asked = page.waitForResponse(/\/chunks\/motion/)
  await open()
  const chunk = (await asked).url()
  await page.evaluate(async (url) => {
    await import(url)
    await new Promise(requestAnimationFrame)
  }, chunk)
  await moved(page)
}

/** Connect, with its animations recorded. */
const openMoving = async (shop: ShopPage, query = ''): Promise<void> => {
  await watchMoves(shop.page)
  await shop.go(query)
  await motionArrives(shop.page, async () => {
    await shop.header.getByRole('button').last().click()
    // Its height is final once the logins are there, too.
    await shop.view('Connect').locator('input[type=email]').waitFor()
    await shop.modal.hover({ position: { x: 100, y: 8 } })
  })
}

const goOn = async (shop: ShopPage): Promise<readonly InPage.Moved[]> => {
  await shop.row('Silent Wallet').click()
  await shop.view('ConnectingExternal').waitFor()
  return moved(shop.page)
}

const goBack = async ({ modal, view, page }: ShopPage): Promise<readonly InPage.Moved[]> => {
  await modal.getByRole('button').first().click()
  await view('Connect').waitFor()
  return moved(page)
}

const SLIDES = (pixels: number) => ({
  view: {
    on: 'view',
    duration: 120,
    delay: 0,
    from: { opacity: '0', transform: `translateX(${pixels}px)` },
    to: { opacity: '1', transform: 'none' },
  },
  picture: {
    on: 'picture',
    duration: 120,
    delay: 0,
    from: { opacity: '1', transform: 'none' },
    to: { opacity: '0', transform: `translateX(${-pixels}px)` },
  },
})

describe('animations between views', () => {
  it('enter from the end side for 120 ms and 8 pixels, and from the start side on the way back', async ({ shop }) => {
    await openMoving(shop, '?wallets=heron,silent')
    for (const [go, pixels] of [
      [goOn, 8],
      [goBack, -8],
    ] as const) {
      const all = await go(shop)
      assert.deepEqual({ view: of(all, 'view'), picture: of(all, 'picture') }, SLIDES(pixels))
    }
    await settles(() => shop.page.locator(PICTURE).count(), 0)
  })

  it('enter from the other side in a right-to-left language', async ({ shop }) => {
    await openMoving(shop, '?wallets=heron,silent&locale=ar')
    assert.deepEqual(of(await goOn(shop), 'view'), SLIDES(-8).view)
    assert.deepEqual(of(await goBack(shop), 'view'), SLIDES(8).view)
  })

  it("animate the dialog's height for 220 ms, around a view of its final size; nothing in it shifts", async ({
    shop,
  }) => {
    await openMoving(shop, '?wallets=heron,silent')
    const all = [...(await goOn(shop)), ...(await goBack(shop))]
    const [shrunk, grown] = [all.find(({ on }) => on === 'dialog'), of(all, 'dialog')]
    assert.deepEqual([shrunk?.duration, grown?.duration], [220, 220])
    assert.isAbove(parseFloat(shrunk?.from['height'] ?? ''), parseFloat(shrunk?.to['height'] ?? ''))
    assert.isBelow(parseFloat(grown?.from['height'] ?? ''), parseFloat(grown?.to['height'] ?? ''))
    assert.deepEqual([grown?.from['overflow'], grown?.to['overflow']], ['clip', 'clip'], 'focus does not scroll it')
    const content = of(all, 'content')
    assert.equal(content?.from['height'], content?.to['height'])
    assert.deepEqual(await shop.page.evaluate(() => moves.shifts), [])
  })

  it('keep every control at its final place, except for the 8 pixels', async ({ shop }) => {
    await openMoving(shop, '?wallets=heron,silent')
    await goOn(shop)
    const { page } = shop
    await page.evaluate(() => moves.hold())
    await shop.modal.getByRole('button', { name: 'Back' }).click()
    await shop.view('Connect').waitFor()
    await settles(() => page.evaluate(() => moves.moved.some(({ on }) => on === 'dialog')), true)
    const before = await page.evaluate(() => moves.places())
    await page.evaluate(() => moves.finish())
    const after = await page.evaluate(() => moves.places())
    assert.isAbove(after.length, 4)
    before.forEach(([x = 0, ...rest], index) => {
      const [finalX = 0, ...finalRest] = after[index] ?? []
      assert.deepEqual(rest, finalRest)
      assert.isAtMost(Math.abs(x - finalX), 8)
    })
  })

  it("move a wallet's logo from its row to the view that waits for it", async ({ shop }) => {
    await openMoving(shop, '?wallets=heron,silent')
    const { page } = shop
    const row = await shop.row('Silent Wallet').locator('[data-large]').boundingBox()
    await page.evaluate(() => moves.hold())
    await shop.row('Silent Wallet').click()
    await shop.view('ConnectingExternal').waitFor()
    await settles(() => page.evaluate(() => moves.moved.some(({ on }) => on === 'logo')), true)
    const logo = await shop.modal.locator('[data-large="true"]').boundingBox()
    await page.evaluate(() => moves.finish())
    const [{ duration } = { duration: 0 }] = await page.evaluate(() => moves.moved.filter(({ on }) => on === 'logo'))
    assert.equal(duration, 220)
    // The view itself enters from 8 pixels aside.
    assert.approximately(logo?.x ?? 0, (row?.x ?? 0) + 8, 1)
    assert.approximately(logo?.y ?? 0, row?.y ?? 0, 1)
    assert.approximately(logo?.width ?? 0, row?.width ?? 0, 1)
  })

  it(
    'grow a bottom sheet without layout',
    async ({ shop }) => {
      await openMoving(shop, '?wallets=heron,silent')
      // A view whose code is still loading grows once more when it is there.
      const [on] = (await goOn(shop)).filter((each) => each.on === 'dialog')
      const [back] = (await goBack(shop)).filter((each) => each.on === 'dialog')
      assert.deepEqual(
        [on, back].map((each) => [each?.duration, ...Object.keys(each?.from ?? {})]),
        [
          [220, 'boxShadow'],
          [220, 'clipPath'],
        ],
      )
    },
    { context: { ...MOVING.context, viewport: { width: 390, height: 844 } } },
  )
})

describe('a closing dialog', () => {
  it('leaves a ghost for 140 ms that is inert and hidden, and returns the focus at once [U-75]', async ({ shop }) => {
    await openMoving(shop)
    const { page } = shop
    const seen = await page.evaluate((close) => moves.lookAfter(() => moves.press(close)), CLOSE)
    assert.deepEqual(seen, {
      dialogs: 0,
      pictures: 1,
      hidden: 'true',
      findable: 0,
      focused: 'Connect Wallet',
      checks: 0,
      status: 'Not connected',
    })
    await settles(() => page.locator(PICTURE).count(), 0)
    const left = (await moved(page)).map(({ duration, delay, to }) => [duration, delay, to])
    assert.deepEqual(left, [
      [140, 0, { opacity: '0' }],
      [140, 0, { transform: 'translateY(6px)' }],
    ])
    assert.deepEqual(await page.evaluate(() => moves.shifts), [])
  })

  it('is replaced at once by a reopened one', async ({ shop }) => {
    await openMoving(shop)
    const { page } = shop
    await page.evaluate(() => moves.hold())
    const closed = await page.evaluate((close) => moves.lookAfter(() => moves.press(close)), CLOSE)
    assert.deepEqual([closed.dialogs, closed.pictures], [0, 1])
    const opened = await page.evaluate(() => moves.lookAfter(() => moves.press('[data-portico-opener]')))
    assert.deepEqual([opened.dialogs, opened.pictures], [1, 0])
    await page.evaluate(() => moves.finish())
    await shop.row('Heron Wallet').click()
    await shop.prompt('Heron Wallet').waitFor()
  })

  it('disappears by a timer if its animation does not end, as in a background page', async ({ shop }) => {
    await openMoving(shop)
    const { page } = shop
    await page.evaluate(() => moves.hold())
    await page.evaluate((close) => moves.lookAfter(() => moves.press(close)), CLOSE)
    await settles(() => page.locator(PICTURE).count(), 0)
  })

  it('shows a check mark for 600 ms after a success, which the host already knows', async ({ shop }) => {
    await openMoving(shop)
    const { page } = shop
    await shop.row('Heron Wallet').click()
    await shop.prompt('Heron Wallet').waitFor()
    await moved(page)
    const looking = page.evaluate(() => moves.nextPicture())
    await shop.prompt('Heron Wallet').getByRole('button', { name: 'Approve' }).click()
    const { dialogs, checks, status } = await looking
    assert.deepEqual({ dialogs, checks, status }, { dialogs: 0, checks: 1, status: 'Connected' })
    await settles(() => page.locator(PICTURE).count(), 0)
    const all = await moved(page)
    assert.deepEqual(
      all.map(({ on, duration, delay }) => [on, duration, delay]),
      [
        ['check', 200, 0],
        ['picture', 140, 600],
        ['picture', 140, 600],
      ],
    )
  })
})

describe('a check mark after a success', () => {
  it('takes a press on itself, disappears by it, and leaves the page to the next one [U-75]', async ({ shop }) => {
    await openMoving(shop)
    const { page } = shop
    await shop.row('Heron Wallet').click()
    await shop.prompt('Heron Wallet').waitFor()
    const box = await shop.modal.boundingBox()
    const [x, y] = [(box?.x ?? 0) + (box?.width ?? 0) / 2, (box?.y ?? 0) + (box?.height ?? 0) / 2]
    await page.evaluate(() => {
      document.querySelector('main')?.addEventListener('click', () => document.body.classList.add('pressed'))
    })
    // In the page, which is faster than the ghost's lifetime.
    const pressing = page.evaluate(
      ([left, top]) =>
        moves.nextPicture().then(({ pictures }) => {
          document.elementFromPoint(left, top)?.dispatchEvent(new MouseEvent('click', { bubbles: true }))
          return [pictures, document.querySelectorAll('body > [data-portico-theme]').length]
        }),
      [x, y] as const,
    )
    await shop.prompt('Heron Wallet').getByRole('button', { name: 'Approve' }).click()
    assert.deepEqual(await pressing, [1, 0])
    assert.equal(await page.locator('body.pressed').count(), 0)
    await page.mouse.click(x, y)
    assert.equal(await page.locator('body.pressed').count(), 1)
  })
})

describe('animations for a visitor who prefers reduced motion [U-78]', () => {
  it(
    'change opacity only',
    async ({ shop }) => {
      await openMoving(shop, '?wallets=heron,silent')
      const { page } = shop
      const views = [...(await goOn(shop)), ...(await goBack(shop))]
      await page.evaluate((close) => moves.press(close), CLOSE)
      await settles(() => page.locator(PICTURE).count(), 0)
      const all = [...views, ...(await moved(page))]
      assert.deepEqual([...new Set(all.map(({ duration }) => duration))], [120, 140])
      assert.deepEqual([...new Set(all.flatMap(({ from, to }) => Object.keys({ ...from, ...to })))], ['opacity'])
    },
    { context: { reducedMotion: 'reduce' } },
  )
})
