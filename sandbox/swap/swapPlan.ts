/** Transfer behaviour of a swap network token: ERC-20, with a 2 % fee, or like the oldest dollar token. */
export type SwapTokenKind = 'Plain' | 'FeeOnTransfer' | 'GuardedApproval'

/** A token of the swap network. Amounts are in whole tokens. */
export interface SwapTokenPlan {
  readonly kind: SwapTokenKind
  readonly name: string
  readonly symbol: string
  readonly decimals: number
  /** Initial balances of the first accounts, in order. */
  readonly held: readonly string[]
}

/** A token with its pool's initial reserves of token and dollar. */
interface PooledTokenPlan extends SwapTokenPlan {
  readonly pool: { readonly tokens: string; readonly dollars: string }
}

/** The other side of all pools. */
const dollar: SwapTokenPlan = {
  kind: 'Plain',
  name: 'Alder Dollar',
  symbol: 'ALDR',
  decimals: 6,
  held: ['2500.75', '640'],
}

/** Covers difficult numbers of decimals, and each kind of token. */
const tokens: readonly PooledTokenPlan[] = [
  {
    kind: 'Plain',
    name: 'Bracken',
    symbol: 'BRKN',
    decimals: 18,
    held: ['120000.5', '250'],
    pool: { tokens: '400000', dollars: '300000' },
  },
  {
    kind: 'Plain',
    name: 'Ferry Crossing',
    symbol: 'FERRY',
    decimals: 0,
    held: ['400', '12'],
    pool: { tokens: '100000', dollars: '250000' },
  },
  {
    kind: 'Plain',
    name: 'Silt',
    symbol: 'SILT',
    decimals: 36,
    held: ['310.125000000000000000000000000000000007'],
    pool: { tokens: '20000', dollars: '248000' },
  },
  {
    kind: 'FeeOnTransfer',
    name: 'Tollgate',
    symbol: 'TOLL',
    decimals: 18,
    held: ['5000', '100'],
    pool: { tokens: '500000', dollars: '160000' },
  },
  {
    kind: 'GuardedApproval',
    name: 'Old Quay Dollar',
    symbol: 'QUAY',
    decimals: 6,
    held: ['3000', '500'],
    pool: { tokens: '200000', dollars: '200000' },
  },
]

/** Initial content of the swap network. Pools determine prices; the dollar token is worth one US dollar. */
export const SWAP_PLAN = {
  dollar,
  tokens,
  /** Pool of the native coin. */
  coinPool: { tokens: '100', dollars: '312050' },
  /** The first account's balance of the native coin. */
  coinHeld: '25',
} as const

/** Initial supply of each token, in whole tokens: above the sum of pools and accounts. */
export const SUPPLY = '10000000'
/** Transfer fee of `FeeOnTransfer`, as in its contract. */
const TOLL_PERCENT = 2n

/** Amount that arrives of a transfer, in base units. */
export const arrivingOf = ({ kind }: Pick<SwapTokenPlan, 'kind'>, units: bigint): bigint =>
  kind === 'FeeOnTransfer' ? units - (units * TOLL_PERCENT) / 100n : units
