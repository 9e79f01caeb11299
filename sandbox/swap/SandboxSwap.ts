import type { Address } from 'viem'
import type { SwapMode } from './swapModes.js'
import type { SwapTokenKind } from './swapPlan.js'

/**
 * A token of the swap network. `Plain` follows ERC-20; `FeeOnTransfer` keeps 2 % of each transfer; calls of
 * `GuardedApproval` return nothing, and its allowance only changes from zero or to zero.
 */
export interface SandboxSwapToken {
  readonly kind: SwapTokenKind
  readonly name: string
  readonly symbol: string
  readonly decimals: number
  readonly address: Address
}

/** The swap market on `swapNetwork`. */
export interface SandboxSwap {
  /** Accepts the ABI of 1inch's router, and trades through the pools. */
  readonly router: Address
  /** Trades like `router`, but no honest answer names it. */
  readonly otherRouter: Address
  /** Recipient or spender in dishonest answers. */
  readonly stranger: Address
  /** All tradable tokens without the native coin. The first is the dollar, which all pools contain. */
  readonly tokens: readonly SandboxSwapToken[]
  /** Sets the behaviour of the blockchain API's swap calls; `Honest` by default and initially. */
  readonly setMode: (mode?: SwapMode) => void
}
