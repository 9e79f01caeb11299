import { assert } from 'chai'
import * as TE from 'fp-ts/TaskEither'
import type { Portico } from '../../../application/portico.js'
import type { RequestsApi } from '../../../application/requests/requestsApi.js'
import * as PORTS from '../../../application/ports/tokens.js'
import { readField } from '../../../infrastructure/shared/safeRead.js'
import { createPortico } from '../../../infrastructure/container/createPortico.js'
import { mainnet, polygon } from '../../../networks.js'
import { fakeChainRpc } from '../../fakes/fakeChainRpc.js'
import { fakeConnectorRegistry } from '../../fakes/fakeConnectorRegistry.js'
import { fakeWalletConnector } from '../../fakes/fakeWalletConnector.js'
import { makeVirtualTime } from '../../support/makeVirtualTime.js'

const HASH = `0x${'AB'.repeat(32)}`

describe('a transaction that the host adds', () => {
  let portico: Portico
  const chainRpc = fakeChainRpc()
  const time = makeVirtualTime()
  const visit = async (): Promise<RequestsApi> => {
    portico = createPortico({
      networks: [mainnet, polygon],
      override: ({ value }) => {
        value(PORTS.CONNECTOR_REGISTRY, fakeConnectorRegistry([fakeWalletConnector({ id: 'a', accounts: ['0xa'] })]))
        value(PORTS.CHAIN_RPC, chainRpc)
        value(PORTS.SCHEDULER, time.scheduler)
      },
    })
    const api = await portico.feature('requests')
    if (api === undefined) throw new Error('requests are off')
    return api
  }
  const codeOf = (adding: Promise<void>): Promise<unknown> =>
    adding.then(
      () => 'added',
      (error: unknown) => readField(error, 'code'),
    )
  afterEach(() => portico.destroy())

  it('is tracked with its description, on the network it names, until the chain has it [K-02]', async () => {
    const api = await visit()
    await portico.connect('a')
    await api.add({ hash: HASH, description: 'Deposit 5 USDC', caipNetworkId: 'eip155:137' })
    assert.deepEqual(portico.pending.value, [
      {
        namespace: 'eip155',
        connectorId: 'a',
        address: '0xa',
        sentAt: time.scheduler.now(),
        id: HASH.toLowerCase(),
        caipNetworkId: 'eip155:137',
        description: 'Deposit 5 USDC',
      },
    ])
    const { snackbar } = portico
    const told = () => (snackbar.value._tag === 'Shown' ? snackbar.value.notice : undefined)
    assert.deepNestedInclude(told(), { _tag: 'TransactionSent', 'transaction.description': 'Deposit 5 USDC' })
    chainRpc.settle(TE.right({ _tag: 'Included', succeeded: true, fee: 3n }))
    await time.advance(2_000)
    assert.lengthOf(portico.pending.value, 0)
    await time.advance(150)
    assert.deepNestedInclude(told(), { _tag: 'TransactionConfirmed', 'transaction.id': HASH.toLowerCase() })
    assert.deepInclude(portico.settled.value[0], { outcome: 'Confirmed', fee: 3n, description: 'Deposit 5 USDC' })
    assert.deepEqual(api.settled.value, portico.settled.value)
  })

  it('is refused while disconnected, and with an invalid hash or one of another kind of network', async () => {
    const api = await visit()
    assert.equal(await codeOf(api.add({ hash: HASH })), 'PTC-REQUEST-NOT-CONNECTED')
    await portico.connect('a')
    assert.equal(await codeOf(api.add({ hash: '0x12' })), 'PTC-REQUEST-FAILED')
    assert.equal(
      await codeOf(api.add({ hash: HASH, caipNetworkId: 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp' })),
      'PTC-REQUEST-FAILED',
    )
    for (const wrong of [{ caipNetworkId: 'eip155:10' }, { caipNetworkId: null }, { description: 5 }, { hash: 5 }])
      assert.equal(await codeOf(api.add({ hash: HASH, ...(wrong as object) })), 'PTC-REQUEST-FAILED')
    assert.equal(await codeOf(api.add({ hash: HASH })), 'added')
  })
})
