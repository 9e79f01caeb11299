import * as TE from 'fp-ts/TaskEither'
import type { ChainRpc } from '../../../application/ports/chainRpc.js'
import type { Transfers } from '../../../application/ports/transfers.js'
import type { SettlingDeps } from '../settling.js'
import { awaitIncluded } from './awaitIncluded.js'
import { compareSent } from './compareSent.js'
import { openEvmNode } from './evmNode.js'
import { findToken } from './findToken.js'
import { prepareTransfer } from './prepareTransfer.js'
import { readPaid } from './readPaid.js'
import { readReceiver } from './readReceiver.js'

export interface EvmTransfersDeps extends SettlingDeps {
  readonly chainRpc: Pick<ChainRpc, 'request' | 'transactionFate'>
}

/** Transfers on EVM networks through the chain reader (endpoints, ranking, deadlines), or the host's own reader. */
export const openEvmTransfers = ({ chainRpc, ...deps }: EvmTransfersDeps): Transfers => ({
  prepare: (network, transfer) => prepareTransfer(openEvmNode(chainRpc, network), network, transfer),
  // EVM wallets broadcast what they sign.
  submit: () => TE.left({ _tag: 'NotConfigured' }),
  settled: (network, id) => awaitIncluded(chainRpc, deps, network, id),
  receiver: (network, address, others) => readReceiver(chainRpc, network, address, others),
  find: (network, reference, owner) => findToken(openEvmNode(chainRpc, network), reference, owner),
  compare: (network, request, id) => compareSent(openEvmNode(chainRpc, network), request, id),
  paidIn: (network, from, hash) => readPaid(openEvmNode(chainRpc, network), from, hash),
})
