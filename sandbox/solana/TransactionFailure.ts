/** Why a transaction failed: as the RPC's JSON has it, and in Solana's words. */
export interface TransactionFailure {
  readonly json: string | Readonly<Record<string, unknown>>
  readonly words: string
}
