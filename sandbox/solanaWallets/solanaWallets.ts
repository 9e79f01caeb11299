import type { BrowserWallet } from '../browserWallets/BrowserWallet.js'
import { BROWSER_WALLETS } from '../browserWallets/browserWallets.js'
import { drawIcon } from '../fixtures/drawIcon.js'

/** A Solana wallet of the sandbox, discovered by the Wallet Standard. */
export interface SolanaWallet extends Pick<
  BrowserWallet,
  'key' | 'name' | 'icon' | 'behaviour' | 'thinksForMs' | 'accounts'
> {
  /** Behaviour of `solana:signIn`; `never` lacks the feature. */
  readonly signsIn: 'never' | 'as asked' | 'in words of its own' | 'with another account'
  /** Whether it broadcasts what it signed: `solana:signAndSendTransaction`. */
  readonly sends: boolean
  readonly versions: readonly ('legacy' | 0)[]
}

const usual = {
  behaviour: 'asks',
  thinksForMs: 0,
  signsIn: 'never',
  sends: true,
  versions: ['legacy', 0],
  accounts: [0],
} as const

const heron = BROWSER_WALLETS.find(({ key }) => key === 'heron')

/** Solana wallets that a sandbox page can install. */
export const SOLANA_WALLETS: readonly SolanaWallet[] = [
  {
    ...usual,
    key: 'kestrel',
    name: 'Kestrel Wallet',
    icon: drawIcon('#5a3e85', '<path d="M48 22l30 46H18z" fill="#f3efe4"/>'),
    accounts: [0, 1],
  },
  {
    ...usual,
    key: 'osprey',
    name: 'Osprey Wallet',
    icon: drawIcon('#1f6f78', '<path d="M16 40c20-12 44-12 64 0-20 4-26 14-32 30-6-16-12-26-32-30z" fill="#f3efe4"/>'),
    signsIn: 'as asked',
    accounts: [2],
  },
  {
    ...usual,
    key: 'plover',
    name: 'Plover Wallet',
    icon: drawIcon('#7c6a3c', '<circle cx="48" cy="48" r="20" fill="none" stroke="#f3efe4" stroke-width="10"/>'),
    sends: false,
    versions: ['legacy'],
    accounts: [3],
  },
  {
    ...usual,
    key: 'shrike',
    name: 'Shrike Wallet',
    icon: drawIcon('#8c3b3b', '<path d="M28 28h40v40H28z" fill="#f3efe4"/>'),
    behaviour: 'refuses',
    thinksForMs: 300,
    accounts: [4],
  },
  {
    ...usual,
    key: 'whydah',
    name: 'Whydah Wallet',
    icon: drawIcon('#2f3e5c', '<path d="M30 30h36v12H30zM30 54h36v12H30z" fill="#f3efe4"/>'),
    signsIn: 'in words of its own',
    accounts: [2],
  },
  {
    ...usual,
    key: 'honeyguide',
    name: 'Honeyguide Wallet',
    icon: drawIcon(
      '#8a6d1f',
      '<circle cx="34" cy="48" r="14" fill="#f3efe4"/><circle cx="62" cy="48" r="14" fill="#f3efe4"/>',
    ),
    signsIn: 'with another account',
    accounts: [3, 4],
  },
  // Solana part of the EVM wallet with that name: together one multi-chain wallet.
  { ...usual, key: 'heron-solana', name: heron?.name ?? '', icon: heron?.icon ?? '', accounts: [1] },
]
