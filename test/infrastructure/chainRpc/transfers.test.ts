import * as TE from 'fp-ts/TaskEither'
import { ReplaySubject } from 'rxjs'
import type { TransferError } from '../../../domain/send/transfer.js'
import { makeHttpChainRpc } from '../../../infrastructure/chainRpc/httpChainRpc.js'
import { makeHttpTransfers } from '../../../infrastructure/chainRpc/transfers.js'
import { transfersContract, type TransferBehaviour } from '../../contracts/transfers.contract.js'
import { fakeChainRpc } from '../../fakes/fakeChainRpc.js'
import { fakeTransfers } from '../../fakes/fakeTransfers.js'
import { makeVirtualTime } from '../../support/makeVirtualTime.js'
import { aNetwork } from './aNetwork.js'
import { aSolanaNetwork } from './aSolanaNetwork.js'
import { EVM_NODE } from './evmNode.js'
import { SOLANA_NODE } from './solanaNode.js'

const SOLANA = {
  network: aSolanaNetwork(['https://a.example/']),
  transfer: {
    from: SOLANA_NODE.SENDER,
    to: SOLANA_NODE.RECEIVER,
    asset: { _tag: 'Token', contract: SOLANA_NODE.MINT, units: 7n },
  },
  id: '1'.repeat(64),
} as const

const EVM = {
  network: aNetwork({ urls: ['https://a.example/'] }),
  transfer: {
    from: EVM_NODE.SENDER,
    to: EVM_NODE.RECEIVER,
    asset: { _tag: 'Token', contract: EVM_NODE.TOKEN, units: 7n },
  },
  id: EVM_NODE.HASH,
} as const

const errorOf = (behaviour: Exclude<TransferBehaviour, 'works'>): TransferError => {
  if (typeof behaviour === 'object') return { _tag: 'HttpStatus', ...behaviour }
  if (behaviour === 'nonsense') return { _tag: 'Malformed', detail: behaviour }
  if (behaviour === 'tooPoor') return { _tag: 'NotEnoughFunds', of: 'coin', needed: 1n, available: 0n }
  if (behaviour === 'isTooOld') return { _tag: 'TransferExpired' }
  return { _tag: behaviour === 'wouldFail' ? 'SimulationFailed' : 'TransferFailed', reason: behaviour }
}

transfersContract('fakeTransfers', { submits: true, compares: true }, () => {
  const transfers = fakeTransfers()
  const does = (behaviour: TransferBehaviour): void => {
    if (behaviour === 'works') return
    const error = TE.left(errorOf(behaviour))
    transfers.prepareWith(error)
    transfers.submitWith(error)
    transfers.settleWith(error)
    transfers.receiverWith(error)
    transfers.compareWith(error)
  }
  return { transfers, ...SOLANA, does }
})

const failed = (err: unknown) => () => ({ value: { err, accounts: null } })

const UNUSUAL_ON_SOLANA = {
  tooPoor: { getFeeForMessage: () => ({ value: 6_000_000_000 }) },
  wouldFail: { simulateTransaction: failed({ InstructionError: [2, { Custom: 1 }] }) },
  isTooOld: { simulateTransaction: failed('BlockhashNotFound') },
  failsOnChain: { getSignatureStatuses: () => ({ value: [{ err: 'AccountInUse', confirmationStatus: 'finalized' }] }) },
} as const

transfersContract('makeHttpTransfers on Solana', { submits: true, compares: false }, () => {
  const { scheduler } = makeVirtualTime()
  let node = SOLANA_NODE.open()
  const transfers = makeHttpTransfers({
    fetch: (...asked) => node.fetch(...asked),
    scheduler,
    chainRpc: fakeChainRpc(),
    closed: new ReplaySubject(1),
  })
  const does = (behaviour: TransferBehaviour): void => {
    if (behaviour === 'works') return
    if (behaviour === 'nonsense') node = SOLANA_NODE.open({}, () => new Response('<html>'))
    else if (typeof behaviour === 'object') node = SOLANA_NODE.open({}, () => new Response('', behaviour))
    else node = SOLANA_NODE.open(UNUSUAL_ON_SOLANA[behaviour])
  }
  return { transfers, ...SOLANA, does }
})

const UNUSUAL_ON_EVM = {
  tooPoor: { eth_getBalance: () => '0x0' },
  wouldFail: { eth_call: (params: readonly unknown[]) => EVM_NODE.tokenCall(params, EVM_NODE.refusal(3)) },
  isTooOld: {},
  failsOnChain: {
    eth_getTransactionReceipt: () => ({ transactionHash: EVM_NODE.HASH, blockNumber: '0x1', status: '0x0' }),
  },
} as const

transfersContract('makeHttpTransfers on EVM', { submits: false, compares: true }, () => {
  const { scheduler } = makeVirtualTime()
  let node = EVM_NODE.open()
  const deps = { fetch: (...asked: Parameters<typeof node.fetch>) => node.fetch(...asked), scheduler }
  const transfers = makeHttpTransfers({ ...deps, chainRpc: makeHttpChainRpc(deps), closed: new ReplaySubject(1) })
  const does = (behaviour: TransferBehaviour): void => {
    if (behaviour === 'works') return
    if (behaviour === 'nonsense') node = EVM_NODE.open({}, () => new Response('<html>'))
    else if (typeof behaviour === 'object') node = EVM_NODE.open({}, () => new Response('', behaviour))
    else node = EVM_NODE.open(UNUSUAL_ON_EVM[behaviour])
  }
  return { transfers, ...EVM, does }
})
