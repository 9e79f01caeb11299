import type { Address } from 'viem'
import type { SwapAsset } from './SwapAsset.js'

/** Content of a quote. Amounts are in base units. */
interface QuoteTerms {
  readonly from: SwapAsset
  readonly to: SwapAsset
  readonly paid: bigint
  readonly received: bigint
  /** `received` without transfer fees. */
  readonly withoutToll: bigint
}

/** Content of an approval. */
interface ApprovalTerms {
  readonly chain: string
  readonly token: SwapAsset
  readonly spender: Address
  readonly amount: bigint
}

/** Content of a built transaction. Amounts are in base units. */
export interface BuildTerms {
  readonly chain: string
  readonly router: Address
  /** Function of 1inch's router, or one of an unknown ABI. */
  readonly entryPoint: 'swap' | 'exchange'
  readonly from: SwapAsset
  readonly to: SwapAsset
  readonly paid: bigint
  readonly least: bigint
  /** `least` without transfer fees. */
  readonly leastWithoutToll: bigint
  readonly receiver: Address
  /** Amount stated in the answer besides its call data. */
  readonly said: bigint
}

/** Wrong values that dishonest answers can use. */
export interface Others {
  readonly stranger: Address
  readonly router: Address
  readonly chain: string
  /** A token other than the two swapped ones. */
  readonly token: SwapAsset
}

interface SwapTampering {
  readonly token?: (asset: SwapAsset) => Partial<Pick<SwapAsset, 'decimals'>>
  readonly quote?: (terms: QuoteTerms, others: Others) => Partial<QuoteTerms>
  readonly approval?: (terms: ApprovalTerms, others: Others) => Partial<ApprovalTerms>
  readonly build?: (terms: BuildTerms, others: Others) => Partial<BuildTerms>
}

/** Dishonest and unusual behaviours of the swap calls, with their changes to each answer. */
export const SWAP_MODES = {
  Honest: {},
  /** Makes all displayed amounts of a token wrong by powers of ten. */
  TokensOfOtherDecimals: {
    token: ({ address, decimals }) => (address === undefined ? {} : { decimals: decimals + 2 }),
  },
  QuoteOfZero: { quote: () => ({ received: 0n }) },
  QuoteOfMore: { quote: ({ received }) => ({ received: received * 2n }) },
  QuoteOfOtherSource: { quote: (_, { token }) => ({ from: token }) },
  QuoteOfOtherDestination: { quote: (_, { token }) => ({ to: token }) },
  QuoteOfOtherAmount: { quote: ({ paid }) => ({ paid: paid * 2n }) },
  /** Like aggregators that do not know a token's transfer fee: the swap reverts. */
  UnawareOfToll: {
    quote: ({ withoutToll }) => ({ received: withoutToll }),
    build: ({ leastWithoutToll }) => ({ least: leastWithoutToll }),
  },
  ApprovalOfOtherSpender: { approval: (_, { stranger }) => ({ spender: stranger }) },
  ApprovalOfOtherToken: { approval: (_, { token }) => ({ token }) },
  ApprovalOnOtherChain: { approval: (_, { chain }) => ({ chain }) },
  BuildForOtherRecipient: { build: (_, { stranger }) => ({ receiver: stranger }) },
  BuildForLess: { build: ({ least }) => ({ least: least / 2n }) },
  BuildForNothing: { build: () => ({ least: 0n }) },
  BuildSpendingMore: { build: ({ paid }) => ({ paid: paid * 2n }) },
  BuildOfOtherSource: { build: (_, { token }) => ({ from: token }) },
  BuildOfOtherDestination: { build: (_, { token }) => ({ to: token }) },
  BuildSayingOtherAmount: { build: ({ said }) => ({ said: said * 2n }) },
  BuildOnOtherChain: { build: (_, { chain }) => ({ chain }) },
  BuildAtOtherRouter: { build: (_, { router }) => ({ router }) },
  /** Honest, but not verifiable from the call data. */
  BuildByUnknownAbi: { build: () => ({ entryPoint: 'exchange' }) },
  UnknownAbiForOtherRecipient: { build: (_, { stranger }) => ({ entryPoint: 'exchange', receiver: stranger }) },
  UnknownAbiPayingLess: { build: ({ paid }) => ({ entryPoint: 'exchange', paid: paid / 2n, least: 0n }) },
  /** Spends an earlier approval instead of the paid token. */
  UnknownAbiOfOtherSource: { build: (_, { token }) => ({ entryPoint: 'exchange', from: token }) },
  UnknownAbiSpendingMore: { build: ({ paid }) => ({ entryPoint: 'exchange', paid: paid * 2n }) },
} as const satisfies Readonly<Record<string, SwapTampering>>

/** Behaviour of the swap calls; initially `Honest`. */
export type SwapMode = keyof typeof SWAP_MODES

export const isSwapMode = (value: unknown): value is SwapMode =>
  typeof value === 'string' && Object.hasOwn(SWAP_MODES, value)

/** Changes that a mode makes to honest answers. */
export const tamperWith = (mode: SwapMode): Required<SwapTampering> => ({
  token: () => ({}),
  quote: () => ({}),
  approval: () => ({}),
  build: () => ({}),
  ...SWAP_MODES[mode],
})
