/** How a token of the swap network moves: as ERC-20 has it, with 2 % lost on the way, or as the oldest dollar does. */
export type SwapTokenKind = 'Plain' | 'FeeOnTransfer' | 'GuardedApproval'

/** A token of the swap network. Amounts are in whole tokens. */
export interface SwapTokenPlan {
  readonly kind: SwapTokenKind
  readonly name: string
  readonly symbol: string
  readonly decimals: number
  /** What the first accounts are sent, in their order. */
  readonly held: readonly string[]
}

/** A token with its pool: what is in it at the start, of the token and of the dollar. */
interface PooledTokenPlan extends SwapTokenPlan {
  readonly pool: { readonly tokens: string; readonly dollars: string }
}

/** What all pools have on their other side. */
const dollar: SwapTokenPlan = {
  ...{ kind: 'Plain', name: 'Alder Dollar', symbol: 'ALDR', decimals: 6 },
  held: ['2500.75', '640'],
}

/** One of each number of decimals that is hard to get right, and of each kind. */
const tokens: readonly PooledTokenPlan[] = [
  {
    ...{ kind: 'Plain', name: 'Bracken', symbol: 'BRKN', decimals: 18 },
    held: ['120000.5', '250'],
    pool: { tokens: '400000', dollars: '300000' },
  },
  {
    ...{ kind: 'Plain', name: 'Ferry Crossing', symbol: 'FERRY', decimals: 0 },
    held: ['400', '12'],
    pool: { tokens: '100000', dollars: '250000' },
  },
  {
    ...{ kind: 'Plain', name: 'Silt', symbol: 'SILT', decimals: 36 },
    held: ['310.125000000000000000000000000000000007'],
    pool: { tokens: '20000', dollars: '248000' },
  },
  {
    ...{ kind: 'FeeOnTransfer', name: 'Tollgate', symbol: 'TOLL', decimals: 18 },
    held: ['5000', '100'],
    pool: { tokens: '500000', dollars: '160000' },
  },
  {
    ...{ kind: 'GuardedApproval', name: 'Old Quay Dollar', symbol: 'QUAY', decimals: 6 },
    held: ['3000', '500'],
    pool: { tokens: '200000', dollars: '200000' },
  },
]

/** What is put on the swap network at its start. Prices follow the pools; the dollar is a US dollar. */
export const SWAP_PLAN = {
  dollar,
  tokens,
  /** Of the coin, as the other tokens have one. */
  coinPool: { tokens: '100', dollars: '312050' },
  /** What the first account holds of the coin. */
  coinHeld: '25',
} as const

/** Of each token at first, in whole tokens: more than the pools and the accounts hold. */
export const SUPPLY = '10000000'
/** What of a transfer a token with a fee keeps, as its contract says. */
const TOLL_PERCENT = 2n

/** What arrives of an amount that is sent, in base units. */
export const arrivingOf = ({ kind }: Pick<SwapTokenPlan, 'kind'>, units: bigint): bigint =>
  kind === 'FeeOnTransfer' ? units - (units * TOLL_PERCENT) / 100n : units
