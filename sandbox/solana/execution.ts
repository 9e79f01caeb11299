import type { TransactionFailure } from './failures.js'
import { getAddressDecoder, getBase58Decoder } from '@solana/kit'
import type { TransactionMetadata } from 'litesvm'

/** Result of a VM run, in the RPC's format. */
export interface Execution {
  readonly failure: TransactionFailure | undefined
  readonly logs: readonly string[]
  readonly units: bigint
  readonly returnData: { readonly programId: string; readonly data: readonly [string, 'base64'] } | null
  readonly innerInstructions: readonly object[]
}

/** Reads the VM's metadata of a run. */
export const readExecution = (meta: TransactionMetadata, failure: TransactionFailure | undefined): Execution => {
  const returned = meta.returnData()
  const innerInstructions = meta.innerInstructions().flatMap((list, index) => {
    if (list.length === 0) return []
    const instructions = list.map((inner) => {
      const instruction = inner.instruction()
      return {
        programIdIndex: instruction.programIdIndex(),
        accounts: [...instruction.accounts()],
        data: getBase58Decoder().decode(instruction.data()),
        stackHeight: inner.stackHeight(),
      }
    })
    return [{ index, instructions }]
  })
  return {
    failure,
    logs: meta.logs(),
    units: meta.computeUnitsConsumed(),
    returnData:
      returned.data().length === 0
        ? null
        : {
            programId: getAddressDecoder().decode(returned.programId()),
            data: [Buffer.from(returned.data()).toString('base64'), 'base64'],
          },
    innerInstructions,
  }
}
