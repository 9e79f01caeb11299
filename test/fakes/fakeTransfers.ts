import * as TE from 'fp-ts/TaskEither'
import type { WalletRequest } from '../../domain/connect/walletRequest.js'
import type { SentComparison } from '../../domain/requests/evmTransaction.js'
import type { TokenReference } from '../../domain/send/assetId.js'
import type { FoundToken } from '../../domain/send/foundToken.js'
import type { Receiver } from '../../domain/send/receiver.js'
import type { Transfers } from '../../application/ports/transfers.js'
import type { PreparedTransfer, Transfer, TransferError } from '../../domain/send/transfer.js'

type Answer<A> = TE.TaskEither<TransferError, A>

export interface FakeTransfers extends Transfers {
  readonly prepared: readonly Transfer[]
  readonly submitted: readonly string[]
  /** The requests to each method. */
  readonly submittedFor: readonly (WalletRequest | undefined)[]
  readonly awaited: readonly string[]
  /** Addresses of queried receivers. */
  readonly looked: readonly string[]
  readonly sought: readonly TokenReference[]
  readonly compared: readonly { readonly asked: WalletRequest; readonly id: string }[]
  /** Hashes of transactions whose receivers were queried. */
  readonly traced: readonly string[]
  readonly prepareWith: (answer: Answer<PreparedTransfer>) => void
  readonly submitWith: (answer: Answer<string>) => void
  readonly settleWith: (answer: Answer<void>) => void
  readonly receiverWith: (answer: Answer<Receiver>) => void
  readonly findWith: (answer: Answer<FoundToken>) => void
  readonly compareWith: (answer: Answer<SentComparison>) => void
  readonly paidInWith: (answer: (hash: string) => Answer<readonly string[]>) => void
}

const PREPARED: PreparedTransfer = {
  request: {
    method: 'solana_signAndSendTransaction',
    params: { transaction: 'AA==', pubkey: '11111111111111111111111111111112' },
  },
  units: 1n,
  fee: 5_000n,
  expectedFee: 5_000n,
  deposit: 0n,
  arrives: 1n,
  remains: 9n,
  validUntilBlock: 150n,
}

/**
 * Returns the configured answers; at first it prepares the same transfer each time, everything arrives, receivers are
 * plain, every contract is the token Rook with a balance of 12.5, the sent transaction matches its request, and it paid
 * no receivers in tokens.
 */
export const fakeTransfers = (): FakeTransfers => {
  let prepare: Answer<PreparedTransfer> = TE.right(PREPARED)
  let submit: Answer<string> = TE.right('1'.repeat(64))
  let settle: Answer<void> = TE.right(undefined)
  const prepared: Transfer[] = []
  const submitted: string[] = []
  const submittedFor: (WalletRequest | undefined)[] = []
  let receiver: Answer<Receiver> = TE.right({ _tag: 'Plain' })
  let find: Answer<FoundToken> = TE.right({
    _tag: 'Token',
    name: 'Rook',
    symbol: 'ROOK',
    decimals: 2,
    units: 1_250n,
  })
  const sought: TokenReference[] = []
  let compare: Answer<SentComparison> = TE.right({ _tag: 'Same' })
  let paidIn: (hash: string) => Answer<readonly string[]> = () => TE.right([])
  const traced: string[] = []
  const awaited: string[] = []
  const looked: string[] = []
  const compared: { readonly asked: WalletRequest; readonly id: string }[] = []
  return {
    prepare: (_network, transfer) => () => {
      prepared.push(transfer)
      return prepare()
    },
    submit: (_network, signed, asked) => () => {
      submitted.push(signed)
      submittedFor.push(asked)
      return submit()
    },
    settled: (_network, id) => () => {
      awaited.push(id)
      return settle()
    },
    receiver: (_network, address) => () => {
      looked.push(address)
      return receiver()
    },
    find: (_network, reference) => () => {
      sought.push(reference)
      return find()
    },
    compare: (_network, asked, id) => () => {
      compared.push({ asked, id })
      return compare()
    },
    paidIn: (_network, _from, hash) => () => {
      traced.push(hash)
      return paidIn(hash)()
    },
    prepared,
    submitted,
    submittedFor,
    awaited,
    looked,
    sought,
    compared,
    traced,
    prepareWith: (answer) => {
      prepare = answer
    },
    submitWith: (answer) => {
      submit = answer
    },
    settleWith: (answer) => {
      settle = answer
    },
    receiverWith: (answer) => {
      receiver = answer
    },
    findWith: (answer) => {
      find = answer
    },
    compareWith: (answer) => {
      compare = answer
    },
    paidInWith: (answer) => {
      paidIn = answer
    },
  }
}
