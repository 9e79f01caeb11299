import { drawIcon } from '../fixtures/drawIcon.js'
import type { BrowserWallet } from './BrowserWallet.js'
import { usual } from './usualWallet.js'

/** Wallets that sign wrongly, and those with a contract account. */
export const SIGNING_WALLETS: readonly BrowserWallet[] = [
  {
    ...usual,
    key: 'cowbird',
    name: 'Cowbird Wallet',
    rdns: 'wallet.cowbird.sandbox',
    uuid: '1b7e3f52-6a4d-4c8e-9f10-2d3c4b5a6911',
    icon: drawIcon(
      '#4b3a2a',
      '<circle cx="40" cy="50" r="20" fill="#f3efe4"/><path d="M58 46l20 4-20 6z" fill="#f3efe4"/>',
    ),
    signs: 'for another account',
  },
  {
    ...usual,
    key: 'starling',
    name: 'Starling Wallet',
    rdns: 'wallet.starling.sandbox',
    uuid: '2c8f4063-7b5e-4d9f-8a21-3e4d5c6b7a12',
    icon: drawIcon('#2a3550', '<path d="M20 66l28-40 28 40-28-12z" fill="#f3efe4"/>'),
    signs: 'for another site',
  },
  {
    ...usual,
    key: 'jackdaw',
    name: 'Jackdaw Wallet',
    rdns: 'wallet.jackdaw.sandbox',
    uuid: '3d905174-8c6f-4ea0-9b32-4f5e6d7c8b13',
    icon: drawIcon('#333333', '<path d="M22 34h52v8H22zM22 54h36v8H22z" fill="#f3efe4"/>'),
    signs: 'garbage',
  },
  {
    ...usual,
    key: 'weaver',
    name: 'Weaver Wallet',
    rdns: 'wallet.weaver.sandbox',
    uuid: '4ea16285-9d70-4fb1-8c43-506f7e8d9c14',
    icon: drawIcon('#7a6a1f', '<circle cx="48" cy="48" r="24" fill="none" stroke="#f3efe4" stroke-width="9"/>'),
    sends: 'nothing',
    account: 'deployed contract',
    accounts: [],
  },
  {
    ...usual,
    key: 'nestling',
    name: 'Nestling Wallet',
    rdns: 'wallet.nestling.sandbox',
    uuid: '5fb27396-ae81-40c2-9d54-61708f9ead15',
    icon: drawIcon('#6d4f6b', '<path d="M22 50h52a26 26 0 0 1-52 0z" fill="#f3efe4"/>'),
    sends: 'nothing',
    account: 'planned contract',
    accounts: [],
  },
]
