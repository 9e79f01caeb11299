import { onFreshShop } from './freshShop.js'
import { CODE } from './pairing.js'
import type { ShopPage } from './shopOn.js'
import { countWork, type Work } from './workIn.js'

type Count = Awaited<ReturnType<typeof countWork>>

const way = (go: (shop: ShopPage, count: Count) => Promise<Work>) => (): Promise<Work> =>
  onFreshShop(async (shop) => go(shop, await countWork(shop.page)))

/** What visitors wait for most often. The pointer comes first, and the press when what it loads is there. */
export const WAYS = {
  'from the pointer on ConnectButton, by a press, to the rows of Connect': way(async (shop, count) => {
    await shop.go()
    return count(async (rest) => {
      await shop.connectButton.hover()
      await rest()
      await shop.connectButton.click()
    }, shop.row('All wallets'))
  }),
  'from a reload to the account of the wallet that was connected': way(async (shop, count) => {
    await shop.go('?wallets=heron')
    await shop.connect()
    return count(() => shop.page.reload(), shop.accountButton)
  }),
  'from the pointer on the row of WalletConnect, by a press, to the QR code': way(async (shop, count) => {
    await shop.go()
    await shop.openConnect()
    await shop.row('All wallets').waitFor()
    return count(
      async (rest) => {
        await shop.row('WalletConnect').hover()
        await rest()
        await shop.row('WalletConnect').click()
      },
      shop.modal.getByRole('img', CODE),
    )
  }),
} as const satisfies Readonly<Record<string, () => Promise<Work>>>
