import type { ReadyWhen } from './inPage/readyWhen.js'

export const DIALOG: ReadyWhen = { selector: '[role="dialog"]', minCount: 1 }

/** A scannable QR code. */
export const CODE: ReadyWhen = {
  selector: '[data-portico-view="ConnectingWalletConnect"] svg[role="img"] path',
  minCount: 1,
}

/** First rows of the directory: a virtual list renders only the visible ones. */
export const FIRST_WALLETS: ReadyWhen = { selector: '[data-portico-view="AllWallets"] li button', minCount: 1 }

/** A list that begins with this wallet. */
export const foundFirst = (wallet: string): ReadyWhen => ({
  selector: '[data-portico-view="AllWallets"] li[aria-posinset="1"]',
  minCount: 1,
  text: wallet,
})
