import type { Address, EncodedAccount, Signature } from '@solana/kit'
import type { LiteSVM } from 'litesvm'
import type { MessageAccounts } from './message.js'
import type { Execution } from './execution.js'
import type { WireTransaction } from './wire.js'
import type { TokenAmount } from './tokens.js'

interface TokenBalance {
  readonly accountIndex: number
  readonly mint: Address
  readonly owner: Address
  readonly programId: Address
  readonly uiTokenAmount: TokenAmount
}

interface Balances {
  readonly lamports: readonly bigint[]
  readonly tokens: readonly TokenBalance[]
}

/** A transaction that is in the ledger, whether it did what it was to do or failed and paid its fee. */
export interface Landed {
  readonly read: WireTransaction
  readonly accounts: MessageAccounts
  readonly execution: Execution
  readonly slot: bigint
  readonly blockTime: bigint
  readonly before: Balances
  readonly after: Balances
}

export interface Simulated {
  readonly execution: Execution
  /** The accounts as they would be; none where it failed. */
  readonly accounts: readonly EncodedAccount[]
}

/** The chain around the VM: blocks, blockhash expiry, and transactions. A processed transaction is final. */
export interface Ledger {
  readonly svm: LiteSVM
  readonly slot: () => bigint
  readonly blockHeight: () => bigint
  readonly latestBlockhash: () => { readonly blockhash: string; readonly lastValidBlockHeight: bigint }
  readonly isRecent: (blockhash: string) => boolean
  readonly simulate: (
    read: WireTransaction,
    checks: { readonly signatures: boolean; readonly age: boolean },
  ) => Simulated
  /** Nothing where the transaction did not get into the ledger. */
  readonly send: (read: WireTransaction) => Landed | undefined
  readonly find: (signature: Signature) => Landed | undefined
  /** The newest first. */
  readonly transactions: () => readonly Landed[]
  /** Makes empty blocks. */
  readonly advance: (blocks: number) => void
  /** Returns how to go back to what is now. */
  readonly mark: () => () => void
  /** Returns how to stop listening. */
  readonly onLanded: (listener: (landed: Landed) => void) => () => void
}
