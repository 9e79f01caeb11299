import * as TE from 'fp-ts/TaskEither'
import { ReplaySubject } from 'rxjs'
import type { TransferError } from '../../../domain/send/transfer.js'
import { makeHttpTransfers } from '../../../infrastructure/chainRpc/transfers.lazy.js'
import { transfersContract, type TransferBehaviour } from '../../contracts/transfers.contract.js'
import { fakeTransfers } from '../../fakes/fakeTransfers.js'
import { makeVirtualTime } from '../../support/makeVirtualTime.js'
import { aSolanaNetwork } from './aSolanaNetwork.js'
import { SOLANA_NODE } from './solanaNode.js'

const { SENDER, RECEIVER, MINT, open } = SOLANA_NODE
const NETWORK = aSolanaNetwork(['https://a.example/'])
const TRANSFER = { from: SENDER, to: RECEIVER, asset: { _tag: 'Token', contract: MINT, units: 7n } } as const

const errorOf = (behaviour: Exclude<TransferBehaviour, 'works'>): TransferError => {
  if (typeof behaviour === 'object') return { _tag: 'HttpStatus', ...behaviour }
  if (behaviour === 'nonsense') return { _tag: 'Malformed', detail: behaviour }
  if (behaviour === 'tooPoor') return { _tag: 'NotEnoughFunds', of: 'coin', needed: 1n, available: 0n }
  if (behaviour === 'isTooOld') return { _tag: 'TransferExpired' }
  return { _tag: behaviour === 'wouldFail' ? 'SimulationFailed' : 'TransferFailed', reason: behaviour }
}

transfersContract('fakeTransfers', () => {
  const transfers = fakeTransfers()
  const does = (behaviour: TransferBehaviour): void => {
    if (behaviour === 'works') return
    const error = TE.left(errorOf(behaviour))
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
  const does = (behaviour: TransferBehaviour): void => {
    if (behaviour === 'works') return
    if (behaviour === 'nonsense') node = open({}, () => new Response('<html>'))
    else if (typeof behaviour === 'object') node = open({}, () => new Response('', behaviour))
    else node = open(UNUSUAL[behaviour])
  }
  return { transfers, network: NETWORK, transfer: TRANSFER, does }
})
