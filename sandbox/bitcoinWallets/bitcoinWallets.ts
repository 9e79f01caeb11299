import type { BrowserWallet } from '../browserWallets/BrowserWallet.js'
import type { Network } from '../../domain/network/network.js'
import { drawIcon } from '../fixtures/drawIcon.js'

/** Purpose of an address (Wallet Standard, `bitcoin:connect`). */
export type BitcoinPurpose = 'payment' | 'ordinals'

/** A Bitcoin wallet of the sandbox, discovered by the Wallet Standard. */
export interface BitcoinWallet extends Pick<
  BrowserWallet,
  'key' | 'name' | 'icon' | 'behaviour' | 'thinksForMs' | 'accounts'
> {
  /** Purposes for which its accounts have an address. */
  readonly purposes: readonly BitcoinPurpose[]
  /** The wallet's name for the chain. */
  readonly chain: 'bitcoin:regtest' | 'bip122:0f9188f13cb7b2c71f2a335e3a4fc328'
  /** Whether it also has `standard:connect` and `standard:disconnect`. */
  readonly standard: boolean
  /** Whether it has `bitcoin:signTransaction`. */
  readonly signsTransactions: boolean
}

/** Bitcoin regtest. No chain is running: Portico does not read Bitcoin chains. */
export const SANDBOX_BITCOIN: Network = {
  id: '0f9188f13cb7b2c71f2a335e3a4fc328',
  caipNetworkId: 'bip122:0f9188f13cb7b2c71f2a335e3a4fc328',
  chainNamespace: 'bip122',
  name: 'Sandbox Bitcoin',
  nativeCurrency: { name: 'Bitcoin', symbol: 'BTC', decimals: 8 },
  rpcUrls: { default: { http: [] } },
}

/** Bitcoin wallets that a sandbox page can install. */
export const BITCOIN_WALLETS: readonly BitcoinWallet[] = [
  {
    key: 'sandpiper',
    name: 'Sandpiper Wallet',
    icon: drawIcon('#b5651d', '<path d="M18 60c18-30 42-30 60 0z" fill="#f3efe4"/>'),
    behaviour: 'asks',
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
    behaviour: 'asks',
    thinksForMs: 0,
    accounts: [2],
    purposes: ['payment'],
    chain: 'bip122:0f9188f13cb7b2c71f2a335e3a4fc328',
    standard: false,
    signsTransactions: false,
  },
]
