import { assert } from 'chai'
import { bitmapBombs } from '../attacks/bitmapBombs.js'
import { bombs, oversized } from '../attacks/bombs.js'
import { madeBitmaps } from '../support/madeBitmaps.js'
import { walletIcons } from '../support/walletIcons.js'
import { comesToRest } from './support/comesToRest.js'
import { it } from './support/it.js'
import { readRows } from './support/readRows.js'
import { settles } from './support/settles.js'
import type { Visitor } from './support/Visitor.js'

/** A list renders only visible rows. */
const HIGH = { context: { viewport: { width: 1280, height: 9_600 } } }
const letGrow = (): void => {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync('[role=dialog] { max-block-size: none !important }')
  document.adoptedStyleSheets = [sheet]
}

/** None is a prefix of another. */
const imageId = (index: number): string => `drawing-${String(index).padStart(3, '0')}`

/** Opens the directory with one wallet for each picture. */
const openDirectory = async (
  { shop, watch, world }: Visitor,
  pictures: readonly (readonly [name: string, bytes: Uint8Array])[],
): Promise<void> => {
  const data = pictures.map(([name], index) => ({
    id: `wallet-${index}`,
    name,
    image_id: imageId(index),
    chains: ['eip155:31337', 'eip155:31338'],
  }))
  world.sandbox.rewrite({ match: 'getWallets', body: { data, count: data.length } })
  pictures.forEach(([, bytes], index) => {
    world.sandbox.rewrite({
      match: `getWalletImage/${imageId(index)}`,
      base64: Buffer.from(bytes).toString('base64'),
      headers: { 'content-type': 'image/svg+xml' },
    })
  })
  await shop.go('?wallets=heron')
  await shop.page.evaluate(letGrow)
  await shop.openConnect()
  await shop.modal.getByRole('button', { name: /^All wallets/ }).click()
  await shop.view('AllWallets').waitFor()
  await settles(
    () =>
      pictures.every((_, index) => watch.requests().some((request) => request.url().includes(`/${imageId(index)}?`))),
    true,
  )
  await comesToRest(shop.page)
}

const rowsWith = async ({ shop }: Visitor, icon: boolean): Promise<readonly string[]> =>
  (await readRows(shop.modal.getByRole('list', { name: 'Wallets' })))
    .filter((row) => row.tag !== 'Installed' && row.icon === icon)
    .map(({ name }) => name)
    .sort()

describe('pictures of wallets', () => {
  it(
    'that could block the page are not rendered: a letter replaces them, and the page responds [S-12]',
    async (visitor) => {
      const drawings = Object.entries(bombs).map(([what, text]) => [what, new TextEncoder().encode(text)] as const)
      assert.isAtLeast(drawings.length, 40)
      await openDirectory(visitor, drawings)
      assert.deepEqual(await rowsWith(visitor, true), [])
      assert.deepEqual(await rowsWith(visitor, false), drawings.map(([what]) => what).sort())
      await visitor.shop.modal.getByRole('button', { name: 'Back' }).click()
      await visitor.shop.view('Connect').waitFor()
    },
    HIGH,
  )

  it(
    'that would be rendered much larger than declared are limited to their size, and the page responds [S-12]',
    async (visitor) => {
      const drawings = Object.entries(oversized).map(([what, text]) => [what, new TextEncoder().encode(text)] as const)
      await openDirectory(visitor, drawings)
      await settles(() => rowsWith(visitor, true), drawings.map(([what]) => what).sort())
      await visitor.shop.page.screenshot()
      await visitor.shop.modal.getByRole('button', { name: 'Back' }).click()
      await visitor.shop.view('Connect').waitFor()
    },
    HIGH,
  )

  it(
    'as bitmaps are rendered only if all decoders agree on their size [S-12]',
    async (visitor) => {
      const bad = Object.entries(bitmapBombs)
      const good = madeBitmaps.map(({ name, bytes }) => [name, bytes] as const)
      assert.isAtLeast(bad.length, 30)
      await openDirectory(visitor, [...bad, ...good])
      const shown = good.map(([name]) => name).sort()
      await settles(() => rowsWith(visitor, true), shown)
      assert.deepEqual(await rowsWith(visitor, false), bad.map(([what]) => what).sort())
      await visitor.shop.modal.getByRole('button', { name: 'Back' }).click()
      await visitor.shop.view('Connect').waitFor()
    },
    HIGH,
  )

  it(
    'that are real are shown: over a hundred icons [S-12]',
    async (visitor) => {
      const drawings = walletIcons.map(({ name, bytes }) => [name, bytes] as const)
      assert.isAtLeast(drawings.length, 100)
      await openDirectory(visitor, drawings)
      await settles(() => rowsWith(visitor, true), drawings.map(([name]) => name).sort())
    },
    HIGH,
  )
})
