import type { TransactionFailure } from './TransactionFailure.js'

/** What the VM says of a run, in the RPC's shapes. */
export interface Execution {
  readonly failure: TransactionFailure | undefined
  readonly logs: readonly string[]
  readonly units: bigint
  readonly returnData: { readonly programId: string; readonly data: readonly [string, 'base64'] } | null
  readonly innerInstructions: readonly object[]
}
