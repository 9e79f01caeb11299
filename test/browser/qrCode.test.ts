import {
  BinaryBitmap,
  DecodeHintType,
  GlobalHistogramBinarizer,
  HybridBinarizer,
  QRCodeReader,
  RGBLuminanceSource,
} from '@zxing/library'
import { assert } from 'chai'
import jsQR from 'jsqr'
import { it } from './support/it.js'
import { CODE, showCode } from './support/pairing.js'
import type { ShopPage } from './support/shopOn.js'

/** What a camera sees: how light each point is, row by row. */
interface Frame {
  readonly light: Uint8ClampedArray
  readonly size: number
}

const frameOf = async ({ page }: ShopPage, picture: Buffer): Promise<Frame> => {
  const light = await page.evaluate(async (base64) => {
    const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0))
    const bitmap = await createImageBitmap(new Blob([bytes], { type: 'image/png' }))
    const size = Math.min(bitmap.width, bitmap.height)
    const context = new OffscreenCanvas(size, size).getContext('2d')
    context?.drawImage(bitmap, 0, 0)
    const { data } = context?.getImageData(0, 0, size, size) ?? { data: [] }
    return Array.from(
      { length: size * size },
      (_, at) => (data[at * 4] ?? 0) * 0.3 + (data[at * 4 + 1] ?? 0) * 0.59 + (data[at * 4 + 2] ?? 0) * 0.11,
    )
  }, picture.toString('base64'))
  return { light: Uint8ClampedArray.from(light), size: Math.sqrt(light.length) }
}

/** The same from nearer. */
const nearer = ({ light, size }: Frame, times: number): Frame => {
  const wide = Math.round(size * times)
  const at = (x: number, y: number): number => light[y * size + x] ?? 255
  const point = (x: number, y: number): number => {
    const [left, top] = [Math.floor(x), Math.floor(y)]
    const [right, below] = [Math.min(left + 1, size - 1), Math.min(top + 1, size - 1)]
    const upper = at(left, top) * (left + 1 - x) + at(right, top) * (x - left)
    const lower = at(left, below) * (left + 1 - x) + at(right, below) * (x - left)
    return upper * (top + 1 - y) + lower * (y - top)
  }
  const inside = (index: number): number => Math.min(Math.max((index + 0.5) / times - 0.5, 0), size - 1)
  return {
    light: Uint8ClampedArray.from({ length: wide * wide }, (_, index) =>
      point(inside(index % wide), inside(Math.floor(index / wide))),
    ),
    size: wide,
  }
}

const byJsQr = ({ light, size }: Frame): string | undefined =>
  jsQR(
    Uint8ClampedArray.from({ length: size * size * 4 }, (_, at) => (at % 4 === 3 ? 255 : (light[at >> 2] ?? 0))),
    size,
    size,
  )?.data

const byZxing = ({ light, size }: Frame): string | undefined => {
  const source = new RGBLuminanceSource(light, size, size)
  // Apps try one way to tell dark from light after another.
  for (const binarizer of [new HybridBinarizer(source), new GlobalHistogramBinarizer(source)]) {
    try {
      return new QRCodeReader()
        .decode(new BinaryBitmap(binarizer), new Map([[DecodeHintType.TRY_HARDER, true]]))
        .getText()
    } catch {
      // The next way.
    }
  }
  return undefined
}

/** A hand that holds a camera shows it several frames, farther and nearer, until one is read. */
const readBy = (read: (frame: Frame) => string | undefined, seen: Frame): string | undefined => {
  for (const times of [1, 1.25, 1.5, 2, 3]) {
    const text = read(nearer(seen, times))
    if (text !== undefined) return text
  }
  return undefined
}

const look = async (shop: ShopPage): Promise<Frame> =>
  frameOf(shop, await shop.modal.getByRole('img', CODE).screenshot())

const copyLink = async ({ modal, page }: ShopPage): Promise<string> => {
  await modal.getByRole('button', { name: 'Copy link' }).click()
  return page.evaluate(() => navigator.clipboard.readText())
}

/** Draws the code in another size, sharp or as a camera out of focus sees it. */
const redraw = ({ modal }: ShopPage, drawn: { readonly sizePx: number; readonly blurPx: number }): Promise<void> =>
  modal.getByRole('img', CODE).evaluate((code, { sizePx, blurPx }) => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(
      `.${code.parentElement?.className ?? ''} { inline-size: ${sizePx}px !important; filter: blur(${blurPx}px) }`,
    )
    document.adoptedStyleSheets = [sheet]
  }, drawn)

describe('the code on the screen', () => {
  for (const theme of ['light', 'dark'] as const) {
    for (const drawn of [
      { sizePx: 200, blurPx: 0 },
      { sizePx: 200, blurPx: 1 },
      { sizePx: 296, blurPx: 1.5 },
    ]) {
      it(`is read by two decoders at ${drawn.sizePx} px with a blur of ${drawn.blurPx} px in the ${theme} theme [U-47]`, async ({
        shop,
        context,
      }) => {
        await context.grantPermissions(['clipboard-read', 'clipboard-write'])
        await shop.go(`?theme=${theme}`)
        await showCode(shop)
        const link = await copyLink(shop)
        await redraw(shop, drawn)
        const seen = await look(shop)
        assert.equal(readBy(byJsQr, seen), link)
        assert.equal(readBy(byZxing, seen), link)
      })
    }
  }

  it('of a wallet has its picture in the middle, and is read all the same [U-47]', async ({ shop, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await shop.go('?wallets=')
    await shop.openConnect()
    await shop.row('Birch Nest').click()
    await shop.modal.getByRole('img', CODE).waitFor()
    const link = await copyLink(shop)
    const seen = await look(shop)
    assert.equal(readBy(byJsQr, seen), link)
    assert.equal(readBy(byZxing, seen), link)
  })
})
