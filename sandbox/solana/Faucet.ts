import type { Address, Signature } from '@solana/kit'

/** Sends coins of its own to whoever asks. */
export interface Faucet {
  readonly give: (to: Address, lamports: bigint) => Signature
}
