import { assert } from 'chai'
import * as TE from 'fp-ts/TaskEither'
import type { Portico } from '../../../application/portico.js'
import * as PORTS from '../../../application/ports/tokens.js'
import type { WalletConnector } from '../../../application/ports/walletConnector.js'
import type { WalletRequest } from '../../../domain/connect/walletRequest.js'
import type { Connection } from '../../../domain/connect/connection.js'
import { createPortico } from '../../../infrastructure/container/createPortico.js'
import { mainnet } from '../../../networks.js'
import { fakeConnectorRegistry } from '../../fakes/fakeConnectorRegistry.js'
import { fakeHistoryApi } from '../../fakes/fakeHistoryApi.js'
import { fakeLog } from '../../fakes/fakeLog.js'
import { fakeWalletConnector } from '../../fakes/fakeWalletConnector.js'
import { until } from '../../support/until.js'

const ACCOUNT = `0x${'a1'.repeat(20)}`
const CONTRACT = `0x${'c1'.repeat(20)}`
const ANSWERS: Readonly<Record<string, unknown>> = {
  wallet_getCapabilities: { '0x1': { assetDiscovery: { supported: true } } },
  wallet_getAssets: {
    '0x1': [{ address: CONTRACT, balance: '0x2', type: 'erc1155', metadata: { name: 'Prints', tokenId: '7' } }],
  },
}

describe('NFTs reported by a wallet', () => {
  let portico: Portico
  let asked: WalletRequest[] = []
  const history = fakeHistoryApi()
  const visit = async (more: Partial<Connection> = {}): Promise<() => string> => {
    asked = []
    const plain = fakeWalletConnector({ id: 'a', accounts: [ACCOUNT] })
    const wallet: WalletConnector = {
      ...plain,
      connect: TE.map((connection: Connection) => ({ ...connection, ...more }))(plain.connect),
      request: (request) => {
        asked.push(request)
        return TE.right(ANSWERS[request.method])
      },
    }
    portico = createPortico({
      networks: [mainnet],
      override: ({ value }) => {
        value(PORTS.CONNECTOR_REGISTRY, fakeConnectorRegistry([wallet]))
        value(PORTS.HISTORY_API, history)
        value(PORTS.LOG, fakeLog())
      },
    })
    await portico.connect('a')
    const api = await portico.feature('nfts')
    const watching = api?.state.changes.subscribe()
    await until(() => api?.state.value._tag === 'Loaded')
    watching?.unsubscribe()
    return () => (api?.state.value._tag === 'Loaded' ? api.state.value.nfts.map(({ name }) => name).join() : '')
  }
  afterEach(() => portico.destroy())

  it('are requested as ERC-7811 defines, for account and network, without a server', async () => {
    const names = await visit()
    assert.equal(names(), 'Prints #7')
    assert.deepEqual(
      asked.map(({ method }) => method),
      ['wallet_getCapabilities', 'wallet_getAssets'],
    )
    assert.lengthOf(history.asked, 0)
  })
  it('are not requested from a paired wallet, which a request may wake', async () => {
    const names = await visit({ approvedNetworks: ['eip155:1'] })
    assert.equal(names(), '')
    assert.lengthOf(asked, 0)
    assert.lengthOf(history.asked, 1)
  })
})
