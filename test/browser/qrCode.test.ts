import { BinaryBitmap, DecodeHintType, GlobalHistogramBinarizer, HybridBinarizer, QRCodeReader, RGBLuminanceSource } from '@zxing/library'
import { assert } from 'chai'
import jsQR from 'jsqr'
import { it } from './support/it.js'
import { CODE, showCode } from './support/pairing.js'
import type { ShopPage } from './support/shopOn.js'

interface Pixels {
  readonly data: readonly number[]
  readonly width: number
  readonly height: number
}

const pixelsOf = async ({ page }: ShopPage, picture: Buffer, scale: number): Promise<Pixels> =>
  page.evaluate(async ({ base64, scale: times }) => {
    const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0))
    const bitmap = await createImageBitmap(new Blob([bytes], { type: 'image/png' }))
    const canvas = new OffscreenCanvas(bitmap.width * times, bitmap.height * times)
    const context = canvas.getContext('2d')
    context?.drawImage(bitmap, 0, 0, canvas.width, canvas.height)
    return { data: [...(context?.getImageData(0, 0, canvas.width, canvas.height).data ?? [])], width: canvas.width, height: canvas.height }
  }, { base64: picture.toString('base64'), scale })

const byJsQr = ({ data, width, height }: Pixels): string | undefined => jsQR(Uint8ClampedArray.from(data), width, height)?.data

const byZxing = ({ data, width, height }: Pixels): string | undefined => {
  const grey = Uint8ClampedArray.from({ length: width * height }, (_, at) => (data[at * 4] ?? 0) * 0.3 + (data[at * 4 + 1] ?? 0) * 0.59 + (data[at * 4 + 2] ?? 0) * 0.11)
  const light = new RGBLuminanceSource(grey, width, height)
  // Apps try one way to tell dark from light after another.
  for (const binarizer of [new HybridBinarizer(light), new GlobalHistogramBinarizer(light)]) {
    try {
      return new QRCodeReader().decode(new BinaryBitmap(binarizer), new Map([[DecodeHintType.TRY_HARDER, true]])).getText()
    } catch {
      // The next way.
    }
  }
  return undefined
}

/** A hand that holds a camera shows it several frames, nearer and farther. */
const frames = async (shop: ShopPage): Promise<readonly Pixels[]> => {
  const picture = await shop.modal.getByRole('img', CODE).screenshot()
  return Promise.all([1, 1.5, 2].map((scale) => pixelsOf(shop, picture, scale)))
}
const readBy = (read: (pixels: Pixels) => string | undefined, all: readonly Pixels[]): string | undefined => all.map(read).find((text) => text !== undefined)

/** Draws the code in another size, sharp or as a camera out of focus sees it. */
const redraw = ({ modal }: ShopPage, look: { readonly sizePx: number; readonly blurPx: number }): Promise<void> =>
  modal.getByRole('img', CODE).evaluate((code, { sizePx, blurPx }) => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(`.${code.parentElement?.className ?? ''} { inline-size: ${sizePx}px !important; filter: blur(${blurPx}px) }`)
    document.adoptedStyleSheets = [sheet]
  }, look)

describe('the code on the screen', () => {
  for (const theme of ['light', 'dark'] as const) {
    for (const look of [{ sizePx: 200, blurPx: 0 }, { sizePx: 296, blurPx: 0.5 }]) {
      it(`is read by two decoders at ${look.sizePx} px with a blur of ${look.blurPx} px in the ${theme} theme [U-47]`, async ({ shop, context }) => {
        await context.grantPermissions(['clipboard-read', 'clipboard-write'])
        await shop.go(`?theme=${theme}`)
        await showCode(shop)
        await shop.modal.getByRole('button', { name: 'Copy link' }).click()
        const link = await shop.page.evaluate(() => navigator.clipboard.readText())
        await redraw(shop, look)
        const seen = await frames(shop)
        assert.equal(readBy(byJsQr, seen), link)
        assert.equal(readBy(byZxing, seen), link)
      })
    }
  }

  it('of a wallet has its picture in the middle, and is read all the same [U-47]', async ({ shop, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await shop.go()
    await shop.openConnect()
    await shop.row('Birch Nest').click()
    await shop.modal.getByRole('img', CODE).waitFor()
    await shop.modal.getByRole('button', { name: 'Copy link' }).click()
    const link = await shop.page.evaluate(() => navigator.clipboard.readText())
    const seen = await frames(shop)
    assert.equal(readBy(byJsQr, seen), link)
    assert.equal(readBy(byZxing, seen), link)
  })
})
