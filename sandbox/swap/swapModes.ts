import type { Address } from 'viem'
import type { SwapAsset } from './SwapAsset.js'

/** What a quote says, before it is put into words. Amounts are in base units. */
interface QuoteTerms {
  readonly from: SwapAsset
  readonly to: SwapAsset
  readonly paid: bigint
  readonly received: bigint
  /** `received`, if no token kept a fee of its transfers. */
  readonly withoutToll: bigint
}

/** What an approval says. */
interface ApprovalTerms {
  readonly chain: string
  readonly token: SwapAsset
  readonly spender: Address
  readonly amount: bigint
}

/** What a built transaction does. Amounts are in base units. */
export interface BuildTerms {
  readonly chain: string
  readonly router: Address
  /** The function of 1inch's router, or one that no list of ABIs has. */
  readonly entryPoint: 'swap' | 'exchange'
  readonly from: SwapAsset
  readonly to: SwapAsset
  readonly paid: bigint
  readonly least: bigint
  /** `least`, if no token kept a fee of its transfers. */
  readonly leastWithoutToll: bigint
  readonly receiver: Address
  /** What the answer says beside its data. */
  readonly said: bigint
}

/** Whom and what a dishonest answer can name. */
export interface Others {
  readonly stranger: Address
  readonly router: Address
  readonly chain: string
  /** A token that is neither of the two. */
  readonly token: SwapAsset
}

interface SwapTampering {
  readonly token?: (asset: SwapAsset) => Partial<Pick<SwapAsset, 'decimals'>>
  readonly quote?: (terms: QuoteTerms, others: Others) => Partial<QuoteTerms>
  readonly approval?: (terms: ApprovalTerms, others: Others) => Partial<ApprovalTerms>
  readonly build?: (terms: BuildTerms, others: Others) => Partial<BuildTerms>
}

/** Each way in which the swap calls can be dishonest, or odd, and what it changes in which answer. */
export const SWAP_MODES = {
  Honest: {},
  /** All amounts of a token would be shown wrong by powers of ten. */
  TokensOfOtherDecimals: {
    token: ({ address, decimals }) => (address === undefined ? {} : { decimals: decimals + 2 }),
  },
  QuoteOfZero: { quote: () => ({ received: 0n }) },
  QuoteOfMore: { quote: ({ received }) => ({ received: received * 2n }) },
  QuoteOfOtherSource: { quote: (_, { token }) => ({ from: token }) },
  QuoteOfOtherDestination: { quote: (_, { token }) => ({ to: token }) },
  QuoteOfOtherAmount: { quote: ({ paid }) => ({ paid: paid * 2n }) },
  /** As aggregators do that do not know of a token that it keeps a fee: the swap reverts. */
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
  /** Honest, but nobody can tell from the data. */
  BuildByUnknownAbi: { build: () => ({ entryPoint: 'exchange' }) },
  UnknownAbiForOtherRecipient: { build: (_, { stranger }) => ({ entryPoint: 'exchange', receiver: stranger }) },
  UnknownAbiPayingLess: { build: ({ paid }) => ({ entryPoint: 'exchange', paid: paid / 2n, least: 0n }) },
  /** Takes what was approved once, and not what is paid. */
  UnknownAbiOfOtherSource: { build: (_, { token }) => ({ entryPoint: 'exchange', from: token }) },
  UnknownAbiSpendingMore: { build: ({ paid }) => ({ entryPoint: 'exchange', paid: paid * 2n }) },
} as const satisfies Readonly<Record<string, SwapTampering>>

/** How the swap calls answer; `Honest` at first. */
export type SwapMode = keyof typeof SWAP_MODES

export const isSwapMode = (value: unknown): value is SwapMode =>
  typeof value === 'string' && Object.hasOwn(SWAP_MODES, value)

/** What a mode makes of honest terms. */
export const tamperWith = (mode: SwapMode): Required<SwapTampering> => ({
  token: () => ({}),
  quote: () => ({}),
  approval: () => ({}),
  build: () => ({}),
  ...SWAP_MODES[mode],
})
