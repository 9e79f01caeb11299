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

/** A transaction in the ledger, successful or failed with a paid fee. */
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
  /** Accounts after the simulation; empty if it failed. */
  readonly accounts: readonly EncodedAccount[]
}

/** The chain around the VM: blocks, blockhash expiry and transactions. Processed transactions are final. */
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
  /** `undefined` if the transaction did not enter the ledger. */
  readonly send: (read: WireTransaction) => Landed | undefined
  readonly find: (signature: Signature) => Landed | undefined
  /** Newest first. */
  readonly transactions: () => readonly Landed[]
  /** Adds empty blocks. */
  readonly advance: (blocks: number) => void
  /** Returns a function that restores the current state. */
  readonly mark: () => () => void
  /** Returns the unsubscribe function. */
  readonly onLanded: (listener: (landed: Landed) => void) => () => void
}
