import * as TE from 'fp-ts/TaskEither'
import type { PreparedTransfer, Transfers } from '../../application/ports/transfers.js'
import type { Transfer, TransferError } from '../../domain/send/transfer.js'

type Answer<A> = TE.TaskEither<TransferError, A>

export interface FakeTransfers extends Transfers {
  readonly prepared: readonly Transfer[]
  readonly submitted: readonly string[]
  readonly awaited: readonly string[]
  readonly prepareWith: (answer: Answer<PreparedTransfer>) => void
  readonly submitWith: (answer: Answer<string>) => void
  readonly settleWith: (answer: Answer<void>) => void
}

const PREPARED: PreparedTransfer = {
  request: {
    method: 'solana_signAndSendTransaction',
    params: { transaction: 'AA==', pubkey: '11111111111111111111111111111112' },
  },
  units: 1n,
  fee: 5_000n,
  deposit: 0n,
  arrives: 1n,
  validUntilBlock: 150n,
}

/** Answers as told; at first it prepares one and the same transfer, and everything arrives. */
export const fakeTransfers = (): FakeTransfers => {
  let prepare: Answer<PreparedTransfer> = TE.right(PREPARED)
  let submit: Answer<string> = TE.right('1'.repeat(64))
  let settle: Answer<void> = TE.right(undefined)
  const prepared: Transfer[] = []
  const submitted: string[] = []
  const awaited: string[] = []
  return {
    prepare: (_network, transfer) => () => {
      prepared.push(transfer)
      return prepare()
    },
    submit: (_network, signed) => () => {
      submitted.push(signed)
      return submit()
    },
    settled: (_network, id) => () => {
      awaited.push(id)
      return settle()
    },
    prepared,
    submitted,
    awaited,
    prepareWith: (answer) => {
      prepare = answer
    },
    submitWith: (answer) => {
      submit = answer
    },
    settleWith: (answer) => {
      settle = answer
    },
  }
}
