import type { BrowserWallet } from './BrowserWallet.js'
import { drawIcon } from '../fixtures/drawIcon.js'
import { SIGNING_WALLETS } from './signingWallets.js'
import { ETHEREUM, FIRST, usual } from './usualWallet.js'

const UNLISTED = 31339

const heron: BrowserWallet = {
  ...usual,
  key: 'heron',
  name: 'Heron Wallet',
  rdns: 'wallet.heron.sandbox',
  uuid: '7b6a5d0e-3c1f-4e52-9a44-0f6d0c1b2a31',
  icon: drawIcon(
    '#2f5d62',
    '<path d="M30 78c10-6 14-18 12-34-2-14 6-24 18-24l16 6-14 4c-6 2-6 8-4 16 4 16-4 28-18 32z" fill="#f3efe4"/>',
  ),
  accounts: [0, 1],
}

/** Wallets that a sandbox page can install, with various behaviours towards owners, sites and networks. */
export const BROWSER_WALLETS: readonly BrowserWallet[] = [
  heron,
  ...SIGNING_WALLETS,
  {
    ...usual,
    key: 'tortoise',
    name: 'Tortoise Wallet',
    rdns: 'wallet.tortoise.sandbox',
    uuid: '1d1f0a52-9a0e-4b6c-8d0a-6a0d5e7f9b12',
    icon: drawIcon(
      '#6b7f3a',
      '<path d="M16 62a32 26 0 0 1 64 0z" fill="#f3efe4"/><circle cx="84" cy="58" r="7" fill="#f3efe4"/>',
    ),
    knows: [ETHEREUM, FIRST],
    adding: 'adds and moves',
    thinksForMs: 3_000,
    accounts: [2],
  },
  {
    ...usual,
    key: 'refusal',
    name: 'Refusal Wallet',
    rdns: 'wallet.refusal.sandbox',
    uuid: 'c2a4b7d8-51f3-4d0b-b0a9-2f7c8e6d4a53',
    icon: drawIcon(
      '#8c3b3b',
      '<path d="M30 30l36 36M66 30L30 66" stroke="#f3efe4" stroke-width="12" stroke-linecap="round"/>',
    ),
    behaviour: 'refuses',
    thinksForMs: 300,
    accounts: [3],
  },
  {
    ...usual,
    key: 'silent',
    name: 'Silent Wallet',
    rdns: 'wallet.silent.sandbox',
    uuid: 'e9f1c3a5-7b2d-4c86-a1e4-3d5b9f8a6c74',
    icon: drawIcon('#3d3a4f', '<rect x="26" y="42" width="44" height="12" rx="6" fill="#f3efe4"/>'),
    behaviour: 'silent',
    accounts: [4],
  },
  {
    ...usual,
    key: 'finch',
    name: 'Finch Wallet',
    rdns: 'wallet.finch.sandbox',
    uuid: '2f0c6f5e-6c55-4b0e-8f0b-51f2a8b7d901',
    icon: drawIcon(
      '#a8612b',
      '<circle cx="48" cy="50" r="22" fill="#f3efe4"/><path d="M68 44l16 6-16 6z" fill="#f3efe4"/>',
    ),
    knows: [ETHEREUM, FIRST],
  },
  {
    ...usual,
    key: 'magpie',
    name: 'Magpie Wallet',
    rdns: 'wallet.magpie.sandbox',
    uuid: '5a3d9c44-0d5b-4d7e-9c3a-8e1f6b2a7c02',
    icon: drawIcon('#22252b', '<path d="M20 64c20 8 40 0 56-32-24 4-48 10-56 32z" fill="#f3efe4"/>'),
    switching: 'lies',
  },
  {
    ...usual,
    key: 'cuckoo',
    name: 'Cuckoo Wallet',
    rdns: 'wallet.cuckoo.sandbox',
    uuid: '9e8b1a73-4f2c-4a69-b5d8-0c7d3e6f1b03',
    icon: drawIcon(
      '#5b6b8c',
      '<path d="M24 30h48v36H24z" fill="#f3efe4"/><circle cx="48" cy="48" r="9" fill="#5b6b8c"/>',
    ),
    straysTo: UNLISTED,
  },
  {
    ...usual,
    key: 'wren',
    name: 'Wren Wallet',
    rdns: 'wallet.wren.sandbox',
    uuid: 'b4c7e2f9-3a1d-4e8b-a6f0-7d9c5b1e8a04',
    icon: drawIcon(
      '#7a4d2b',
      '<circle cx="44" cy="54" r="16" fill="#f3efe4"/><path d="M56 44l14-20" stroke="#f3efe4" stroke-width="10" stroke-linecap="round"/>',
    ),
    knows: [ETHEREUM, FIRST],
    adding: 'refuses',
  },
  {
    ...usual,
    key: 'sloth',
    name: 'Sloth Wallet',
    rdns: 'wallet.sloth.sandbox',
    uuid: 'd6f2a8b1-9c4e-4b7d-8e3f-1a5c7b9d2e05',
    icon: drawIcon(
      '#6f6552',
      '<path d="M14 30h68M32 30v24a16 16 0 0 0 32 0V30" stroke="#f3efe4" stroke-width="9" fill="none" stroke-linecap="round"/>',
    ),
    switching: 'silent',
  },
  {
    ...usual,
    key: 'legacy',
    name: 'Legacy Wallet',
    rdns: 'wallet.legacy.sandbox',
    uuid: 'f1e3d5c7-b9a8-4c6d-9e2f-4b6d8a0c2e06',
    icon: drawIcon('#4a4a4a', '<rect x="24" y="30" width="48" height="36" rx="4" fill="#f3efe4"/>'),
    foundBy: 'window',
  },
  {
    ...usual,
    key: 'bower',
    name: 'Bower Wallet',
    rdns: 'wallet.bower.sandbox',
    uuid: '6d4c2b1a-8f7e-4d3c-9b5a-0e1f2d3c4b09',
    icon: drawIcon(
      '#31527a',
      '<path d="M24 74V46a24 24 0 0 1 48 0v28" stroke="#f3efe4" stroke-width="10" fill="none" stroke-linecap="round"/><circle cx="48" cy="68" r="8" fill="#f3efe4"/>',
    ),
    discovers: 'nfts',
    accounts: [0, 1],
  },
  {
    ...usual,
    key: 'gannet',
    name: 'Gannet Wallet',
    rdns: 'wallet.gannet.sandbox',
    uuid: '8e2d4f6a-1b3c-4d5e-8f7a-9b0c1d2e3f10',
    icon: drawIcon('#1f4e5f', '<path d="M20 30l28 36 28-36-28 14z" fill="#f3efe4"/>'),
    sends: 'calls',
  },
  {
    ...usual,
    key: 'twin',
    name: 'Twin Wallet',
    rdns: 'wallet.twin.sandbox',
    uuid: '0a9b8c7d-6e5f-4a3b-8c1d-2e4f6a8b0c07',
    icon: drawIcon(
      '#7d2f62',
      '<circle cx="36" cy="48" r="14" fill="#f3efe4"/><circle cx="60" cy="48" r="14" fill="#f3efe4"/>',
    ),
    claims: { name: heron.name, rdns: heron.rdns, icon: heron.icon },
    accounts: [4],
  },
  {
    ...usual,
    key: 'hostile',
    name: 'Hostile Wallet',
    rdns: 'wallet.hostile.sandbox',
    uuid: '3c5e7a9b-1d2f-4b4a-9c6e-8f0a2b4c6d08',
    icon: drawIcon('#101010', '<path d="M20 70L48 22l28 48z" fill="#d94f3d"/>'),
    claims: {
      name: '<img src=x onerror="document.title=\'taken\'">',
      icon: 'data:text/html,<script>document.title="taken"</script>',
    },
    accounts: [4],
  },
]
