import type { Sight } from './inPage/Sight.js'

const ROW_PX = 60
const GAP_PX = 6
const FORTY = 40
/** As many as the dialog has room for. */
const A_SCREENFUL = 8

export const BARE_ROWS: Sight = { selector: 'dialog[open] li button', least: FORTY }
export const DIALOG: Sight = { selector: '[role="dialog"]', least: 1 }
export const CONNECT_ROWS: Sight = { selector: '[data-portico-view="Connect"] li button', least: 1 }

/** A code that a phone can scan. */
export const CODE: Sight = { selector: '[data-portico-view="ConnectingWalletConnect"] svg[role="img"] path', least: 1 }

/** A list as long as forty rows, of which those in view are drawn. */
export const FORTY_WALLETS: Sight = {
  selector: `[data-portico-view="AllWallets"] ul:has(li:nth-child(${A_SCREENFUL}))`,
  least: 1,
  tall: FORTY * (ROW_PX + GAP_PX) - GAP_PX,
}

/** A list that begins with this wallet. */
export const foundFirst = (wallet: string): Sight => ({
  selector: '[data-portico-view="AllWallets"] li[aria-posinset="1"]',
  least: 1,
  text: wallet,
})
