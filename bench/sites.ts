import type { ReadyWhen } from './inPage/readyWhen.js'

const FORTY = 40

/** A page with a button that opens a dialog of rows. All sites are measured by the same code. */
export interface Site {
  readonly name: 'portico' | 'bare'
  /** CSS selectors. */
  readonly opener: string
  readonly dialog: string
  readonly scroller: string
  /** Rows that a visitor waits for after a click on the opener. */
  readonly rows: ReadyWhen
  /** The row of a wallet that answers at once (`installWallet`). */
  readonly wallet: string
  /** The account of a visitor who has connected it, or comes back. */
  readonly account: ReadyWhen
}

/** The built demo with every feature, including pairing. */
export const PORTICO: Site = {
  name: 'portico',
  opener: 'header [data-portico-opener]',
  dialog: '[role="dialog"]',
  scroller: '[data-portico-scroller]',
  rows: { selector: '[data-portico-view="Connect"] li button', minCount: 1 },
  wallet: '[data-portico-view="Connect"] li button:has-text("Small Wallet")',
  account: { selector: 'header [data-portico-opener]', minCount: 1, text: '0x' },
}

/** The baseline: a dialog in plain React, whose rows connect without a wallet. */
export const BARE: Site = {
  name: 'bare',
  opener: 'header button',
  dialog: 'dialog',
  scroller: 'dialog',
  rows: { selector: 'dialog[open] li button', minCount: FORTY },
  wallet: 'dialog[open] li:first-child button',
  account: { selector: 'header button', minCount: 1, text: '0x' },
}
