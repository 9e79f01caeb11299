import { drawIcon } from '../browserWallets/drawIcon.js'
import type { BitcoinWallet } from './BitcoinWallet.js'

/** The Bitcoin wallets a page of the sandbox can have. */
export const BITCOIN_WALLETS: readonly BitcoinWallet[] = [
  {
    key: 'sandpiper',
    name: 'Sandpiper Wallet',
    icon: drawIcon('#b5651d', '<path d="M18 60c18-30 42-30 60 0z" fill="#f3efe4"/>'),
    manner: 'asks',
    thinksForMs: 0,
    accounts: [0, 1],
    purposes: ['payment', 'ordinals'],
    chain: 'bitcoin:regtest',
    standard: true,
    signsTransactions: true,
  },
  {
    key: 'dunlin',
    name: 'Dunlin Wallet',
    icon: drawIcon('#4d5b3a', '<circle cx="40" cy="52" r="22" fill="#f3efe4"/>'),
    manner: 'asks',
    thinksForMs: 0,
    accounts: [2],
    purposes: ['payment'],
    chain: 'bip122:0f9188f13cb7b2c71f2a335e3a4fc328',
    standard: false,
    signsTransactions: false,
  },
]
