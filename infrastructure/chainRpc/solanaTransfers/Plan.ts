import type { Address, Instruction } from '@solana/kit'

/** What is to be done for a transfer, and what has to be there for it. */
export interface Plan {
  readonly instructions: readonly Instruction[]
  /** Compute units that are enough for it. */
  readonly unitLimit: number
  /** What the sender has, in lamports. */
  readonly lamports: bigint
  /** What goes to the receiver in coins. */
  readonly coins: bigint
  /** Where tokens arrive, and what is there before. */
  readonly destination:
    | { readonly address: Address; readonly lamports: bigint; readonly units: bigint; readonly isNew: boolean }
    | undefined
}
