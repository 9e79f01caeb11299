import type { BrowserWallet } from './BrowserWallet.js'

const icon = (ground: string, shape: string): string =>
  `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 96 96"><rect width="96" height="96" fill="${ground}"/>${shape}</svg>`)}`

/** The wallets a page of the sandbox can have. */
export const BROWSER_WALLETS: readonly BrowserWallet[] = [
  {
    key: 'heron',
    name: 'Heron Wallet',
    rdns: 'wallet.heron.sandbox',
    uuid: '7b6a5d0e-3c1f-4e52-9a44-0f6d0c1b2a31',
    icon: icon('#2f5d62', '<path d="M30 78c10-6 14-18 12-34-2-14 6-24 18-24l16 6-14 4c-6 2-6 8-4 16 4 16-4 28-18 32z" fill="#f3efe4"/>'),
    manner: 'asks',
    thinksForMs: 0,
    accounts: [0, 1],
  },
  {
    key: 'tortoise',
    name: 'Tortoise Wallet',
    rdns: 'wallet.tortoise.sandbox',
    uuid: '1d1f0a52-9a0e-4b6c-8d0a-6a0d5e7f9b12',
    icon: icon('#6b7f3a', '<path d="M16 62a32 26 0 0 1 64 0z" fill="#f3efe4"/><circle cx="84" cy="58" r="7" fill="#f3efe4"/>'),
    manner: 'asks',
    thinksForMs: 3_000,
    accounts: [2],
  },
  {
    key: 'refusal',
    name: 'Refusal Wallet',
    rdns: 'wallet.refusal.sandbox',
    uuid: 'c2a4b7d8-51f3-4d0b-b0a9-2f7c8e6d4a53',
    icon: icon('#8c3b3b', '<path d="M30 30l36 36M66 30L30 66" stroke="#f3efe4" stroke-width="12" stroke-linecap="round"/>'),
    manner: 'refuses',
    thinksForMs: 300,
    accounts: [3],
  },
  {
    key: 'silent',
    name: 'Silent Wallet',
    rdns: 'wallet.silent.sandbox',
    uuid: 'e9f1c3a5-7b2d-4c86-a1e4-3d5b9f8a6c74',
    icon: icon('#3d3a4f', '<rect x="26" y="42" width="44" height="12" rx="6" fill="#f3efe4"/>'),
    manner: 'silent',
    thinksForMs: 0,
    accounts: [4],
  },
]
