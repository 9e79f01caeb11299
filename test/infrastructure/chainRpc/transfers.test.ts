import * as TE from 'fp-ts/TaskEither'
import { ReplaySubject } from 'rxjs'
import type { TransferError } from '../../../domain/send/transfer.js'
import { makeHttpTransfers } from '../../../infrastructure/chainRpc/transfers.lazy.js'
import { transfersContract, type TransferManner } from '../../contracts/transfers.contract.js'
import { fakeTransfers } from '../../fakes/fakeTransfers.js'
import { makeVirtualTime } from '../../support/makeVirtualTime.js'
import { aSolanaNetwork } from './aSolanaNetwork.js'
import { SOLANA_NODE } from './solanaNode.js'

const { SENDER, RECEIVER, MINT, open } = SOLANA_NODE
const NETWORK = aSolanaNetwork(['https://a.example/'])
const TRANSFER = { from: SENDER, to: RECEIVER, contract: MINT, units: 7n }

const errorOf = (manner: Exclude<TransferManner, 'works'>): TransferError => {
  if (typeof manner === 'object') return { _tag: 'HttpStatus', ...manner }
  if (manner === 'nonsense') return { _tag: 'Malformed', detail: manner }
  if (manner === 'tooPoor') return { _tag: 'NotEnoughFunds', of: 'coin', needed: 1n, available: 0n }
  if (manner === 'isTooOld') return { _tag: 'TransferExpired' }
  return { _tag: manner === 'wouldFail' ? 'SimulationFailed' : 'TransferFailed', reason: manner }
}

transfersContract('fakeTransfers', () => {
  const transfers = fakeTransfers()
  const does = (manner: TransferManner): void => {
    if (manner === 'works') return
    const error = TE.left(errorOf(manner))
    transfers.prepareWith(error)
    transfers.submitWith(error)
    transfers.settleWith(error)
  }
  return { transfers, network: NETWORK, transfer: TRANSFER, does }
})

const failed = (err: unknown) => () => ({ value: { err, accounts: null } })

const UNUSUAL = {
  tooPoor: { getFeeForMessage: () => ({ value: 6_000_000_000 }) },
  wouldFail: { simulateTransaction: failed({ InstructionError: [2, { Custom: 1 }] }) },
  isTooOld: { simulateTransaction: failed('BlockhashNotFound') },
  failsOnChain: { getSignatureStatuses: () => ({ value: [{ err: 'AccountInUse', confirmationStatus: 'finalized' }] }) },
} as const

transfersContract('makeHttpTransfers on Solana', () => {
  const { scheduler } = makeVirtualTime()
  let node = open()
  const transfers = makeHttpTransfers({
    fetch: (...asked) => node.fetch(...asked),
    scheduler,
    closed: new ReplaySubject(1),
  })
  const does = (manner: TransferManner): void => {
    if (manner === 'works') return
    if (manner === 'nonsense') node = open({}, () => new Response('<html>'))
    else if (typeof manner === 'object') node = open({}, () => new Response('', manner))
    else node = open(UNUSUAL[manner])
  }
  return { transfers, network: NETWORK, transfer: TRANSFER, does }
})
