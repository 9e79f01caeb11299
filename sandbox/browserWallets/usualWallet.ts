/** EIP-155 ids of the chains that shops configure, and of the real Ethereum. */
export const ETHEREUM = 1
export const FIRST = 31337
const SECOND = 31338
const SWAPS = 8453

/** Defaults of most wallets. */
export const usual = {
  foundBy: 'announcement',
  behaviour: 'asks',
  switching: 'honest',
  adding: 'adds',
  discovers: 'nothing',
  sends: 'transactions',
  signs: 'honest',
  account: 'keys',
  knows: [ETHEREUM, FIRST, SECOND, SWAPS],
  thinksForMs: 0,
  accounts: [0],
} as const
