import type { Locator } from 'playwright-core'
import { areRead, type Frame, PAIRING_LINKS } from '../support/qrDecoders.js'
import { it } from './support/it.js'
import { CODE, photograph } from './support/pairing.js'
import type { ShopPage } from './support/shopOn.js'

const frameOf = async ({ page }: ShopPage, picture: Buffer): Promise<Frame> => {
  const light = await page.evaluate(async (base64) => {
    const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0))
    const bitmap = await createImageBitmap(new Blob([bytes], { type: 'image/png' }))
    const size = Math.min(bitmap.width, bitmap.height)
    const context = new OffscreenCanvas(size, size).getContext('2d')
    context?.drawImage(bitmap, 0, 0)
    const { data } = context?.getImageData(0, 0, size, size) ?? { data: [] }
    const seen = Array.from({ length: size * size }, (_, at) =>
      String.fromCharCode(
        Math.round((data[at * 4] ?? 0) * 0.3 + (data[at * 4 + 1] ?? 0) * 0.59 + (data[at * 4 + 2] ?? 0) * 0.11),
      ),
    )
    // As one text: a driver transfers a list value by value, which takes longer than reading the code.
    return btoa(seen.join(''))
  }, picture.toString('base64'))
  const seen = Uint8ClampedArray.from(Buffer.from(light, 'base64'))
  return { light: seen, size: Math.sqrt(seen.length) }
}

const code = ({ modal }: ShopPage): Locator => modal.getByRole('img', CODE)

const look = async (shop: ShopPage): Promise<Frame> => frameOf(shop, await photograph(shop))

/** A few cases, which show that the browser renders the code as the component tests do, which cover more. */
const LINKS = PAIRING_LINKS.slice(0, 2)

/** Opens the modal with a link, as a host with manual pairing does. */
const openWith = async ({ page, modal, view }: ShopPage, link: string): Promise<void> => {
  await page.keyboard.press('Escape')
  await modal.waitFor({ state: 'hidden' })
  await page.getByLabel('Pairing link of the shop’s own provider').fill(link)
  await page.getByRole('button', { name: 'Show it in Portico' }).click()
  await view('ConnectingWalletConnectBasic').waitFor()
}

/** Renders the code in another size, sharp or as a camera out of focus sees it. */
const redraw = (shop: ShopPage, drawn: { readonly sizePx: number; readonly blurPx: number }): Promise<void> =>
  code(shop).evaluate((drawing, { sizePx, blurPx }) => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(
      `.${drawing.parentElement?.className ?? ''} { inline-size: ${sizePx}px !important; filter: blur(${blurPx}px) }`,
    )
    document.adoptedStyleSheets = [sheet]
  }, drawn)

describe('the QR code on the screen', () => {
  it('is read by two decoders at 200 px with a blur of 1 px in the dark theme [U-47]', async ({ shop }) => {
    await shop.go('?manual=1&theme=dark')
    await areRead(LINKS, async (link) => {
      await openWith(shop, link)
      await redraw(shop, { sizePx: 200, blurPx: 1 })
      return look(shop)
    })
  })

  it("shows a wallet's picture in the middle, and is readable nevertheless [U-47]", async ({ shop }) => {
    await shop.go('?manual=1&wallets=')
    await areRead(LINKS, async (link) => {
      await openWith(shop, link)
      await shop.modal.getByRole('button', { name: /^All wallets/ }).click()
      await shop.row('Birch Nest').click()
      await shop.view('ConnectingWalletConnect').locator('svg[role=img] + span img').waitFor()
      return look(shop)
    })
  })
})
