import type { HistoryApi } from '../../application/ports/blockchainApi.js'
import type { HistoryEntry, HistoryPage } from '../../domain/activity/history.js'
import { remoteContract } from '../support/remoteContract.js'
import type { MakeRemoteWorld } from '../support/RemoteWorld.js'

const RECEIVED: HistoryEntry = {
  id: 'received',
  hash: '0xfe',
  chainId: 'eip155:1',
  operation: 'receive',
  minedAt: 1_780_000_000_000,
  from: '0x01',
  to: '0x02',
  status: 'confirmed',
  transfers: [{ direction: 'in', amount: '1.5', value: 3, asset: { _tag: 'Token', symbol: 'USD' } }],
}
/** An entry with unknown transfers. */
const FAILED: HistoryEntry = {
  id: 'failed',
  hash: '0xff',
  operation: 'execute',
  minedAt: 1_770_000_000_000,
  from: '0x02',
  to: '0x03',
  status: 'failed',
}

/** The contract of `HistoryApi`. */
export const historyApiContract = (name: string, makeIt: MakeRemoteWorld<HistoryApi, HistoryPage>): void => {
  describe(`HistoryApi: ${name}`, () => {
    remoteContract(makeIt, (api) => api.history({ address: '0xab', chainId: 'eip155:1' }), {
      'an account that did nothing': { entries: [] },
      '[S3-06] a page with another after it, spam and unknown transfers too': {
        entries: [RECEIVED, FAILED],
        next: 'more',
      },
    })
  })
}
