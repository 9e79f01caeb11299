import type { Address } from 'viem'
import type { SwapMode } from './swapModes.js'
import type { SwapTokenKind } from './swapPlan.js'

/**
 * A token of the swap network. `Plain` is as ERC-20 has it; of each transfer of `FeeOnTransfer` its contract keeps 2 %;
 * the calls of `GuardedApproval` return nothing, and its allowance changes from zero or to zero only.
 */
export interface SandboxSwapToken {
  readonly kind: SwapTokenKind
  readonly name: string
  readonly symbol: string
  readonly decimals: number
  readonly address: Address
}

/** Where tokens of `swapNetwork` are traded. */
export interface SandboxSwap {
  /** It takes the ABI of 1inch's router, and trades through the pools. */
  readonly router: Address
  /** Trades as the other does, but no honest answer names it. */
  readonly otherRouter: Address
  /** Whom dishonest answers have receive or spend. */
  readonly stranger: Address
  /** All that can be traded, without the coin. The first one is the dollar, which all pools have. */
  readonly tokens: readonly SandboxSwapToken[]
  /** How the swap calls of the blockchain API answer from now on; without a mode `Honest`, as at the start. */
  readonly setMode: (mode?: SwapMode) => void
}
