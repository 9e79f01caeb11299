import type { ReadyWhen } from './inPage/readyWhen.js'

const ROW_PX = 60
const GAP_PX = 6
const FORTY = 40
/** The number of rows that fit into the dialog. */
const A_SCREENFUL = 8

export const BARE_ROWS: ReadyWhen = { selector: 'dialog[open] li button', minCount: FORTY }
export const DIALOG: ReadyWhen = { selector: '[role="dialog"]', minCount: 1 }
export const CONNECT_ROWS: ReadyWhen = { selector: '[data-portico-view="Connect"] li button', minCount: 1 }

/** A code that a phone can scan. */
export const CODE: ReadyWhen = {
  selector: '[data-portico-view="ConnectingWalletConnect"] svg[role="img"] path',
  minCount: 1,
}

/** A virtual list with the height of forty rows. */
export const FORTY_WALLETS: ReadyWhen = {
  selector: `[data-portico-view="AllWallets"] ul:has(li:nth-child(${A_SCREENFUL}))`,
  minCount: 1,
  minHeight: FORTY * (ROW_PX + GAP_PX) - GAP_PX,
}

/** A list that begins with this wallet. */
export const foundFirst = (wallet: string): ReadyWhen => ({
  selector: '[data-portico-view="AllWallets"] li[aria-posinset="1"]',
  minCount: 1,
  text: wallet,
})
