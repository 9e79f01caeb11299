import { ReplaySubject } from 'rxjs'
import type { Transfer, TransferAsset } from '../../../domain/send/transfer.js'
import { makeHttpChainRpc } from '../../../infrastructure/chainRpc/httpChainRpc.js'
import { makeHttpTransfers } from '../../../infrastructure/chainRpc/transfers.js'
import { makeVirtualTime } from '../../support/makeVirtualTime.js'
import { aNetwork } from './aNetwork.js'
import { EVM_NODE } from './evmNode.js'

/** Transfers over a node that behaves as usual but for the given methods. */
export const setUpEvm = (...unusual: Parameters<typeof EVM_NODE.open>) => {
  const time = makeVirtualTime()
  const node = EVM_NODE.open(...unusual)
  const deps = { fetch: node.fetch, scheduler: time.scheduler }
  const closed = new ReplaySubject<void>(1)
  const transfers = makeHttpTransfers({ ...deps, chainRpc: makeHttpChainRpc(deps), closed })
  const network = aNetwork({ urls: ['https://a.example/'] })
  return {
    ...time,
    transfers,
    closed,
    network,
    asked: node.asked,
    prepare: (asset: TransferAsset, change: Partial<Omit<Transfer, 'asset'>> = {}) =>
      transfers.prepare(network, { from: EVM_NODE.SENDER, to: EVM_NODE.RECEIVER, asset, ...change }),
  }
}
