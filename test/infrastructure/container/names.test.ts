import { assert } from 'chai'
import type { PorticoOptions } from '../../../application/portico.js'
import { toSettings } from '../../../application/api/settings.js'
import { createStore } from '../../../application/kernel/store.js'
import { CHAIN_RPC, LOG, NAMES } from '../../../application/ports/tokens.js'
import { LIFETIME } from '../../../application/api/tokens.js'
import { OUTAGES } from '../../../application/config/tokens.js'
import { toAppearance } from '../../../infrastructure/container/appearance.js'
import { guardHost } from '../../../infrastructure/container/hostAdapters/guardHost.lazy.js'
import { LAZY_ENTRIES } from '../../../application/lazyEntries.js'
import { makeContainer } from '../../../infrastructure/container/makeContainer.js'
import { preloadStores } from '../../../infrastructure/container/mirror.js'
import { fakeChainRpc } from '../../fakes/fakeChainRpc.js'
import { fakeLog } from '../../fakes/fakeLog.js'
import { fakeNames } from '../../fakes/fakeNames.js'
import { aNetwork } from '../../support/aNetwork.js'
import { ensOnChain } from '../../support/ensOnChain.js'
import { leftOf } from '../../support/leftOf.js'
import { rightOf } from '../../support/rightOf.js'
import { type FaultyServer, startFaultyServer } from '../../support/startFaultyServer.js'

const ADA = '0x52908400098527886E0F7030069857D2E4169EE7'
const NAME = 'falcon.reown.id'
const ETHEREUM = aNetwork()

describe('name lookups in the container', () => {
  let server: FaultyServer
  let end: () => void = () => undefined
  beforeEach(async () => {
    server = await startFaultyServer()
  })
  afterEach(() => {
    end()
    return server.close()
  })

  /** Starts the feature `send`, whose code brings the port. */
  const start = async (override: NonNullable<PorticoOptions['override']>, served = true) => {
    const options = toSettings({
      networks: [ETHEREUM],
      ...(served && { projectId: 'sandbox', endpoints: { blockchainApi: server.url } }),
      override,
    })
    const { states } = preloadStores(options)
    const appearance = createStore(toAppearance({ ...options, ...options.theme }))
    const { resolve, lazy } = makeContainer(options, appearance, states, LAZY_ENTRIES, guardHost)
    end = () => resolve(LIFETIME).unsubscribe()
    await lazy.load('send')
    return { names: resolve(NAMES), failing: resolve(OUTAGES).failing }
  }

  it('use the blockchain API that the host configured [S7-21] [S7-22]', async () => {
    const { names } = await start(() => undefined)
    server.answer({ name: NAME, addresses: { 60: { address: ADA } } })
    assert.equal(await rightOf(names.resolve(NAME, ETHEREUM)), ADA)
    assert.equal(server.asked[0]?.url.pathname, `/v1/profile/account/${NAME}`)
    assert.equal(server.asked[0]?.url.searchParams.get('projectId'), 'sandbox')
    server.answer([{ name: NAME }])
    assert.equal(await rightOf(names.nameOf(ADA)), NAME)
    assert.equal(server.asked[1]?.url.pathname, `/v1/profile/reverse/${ADA}`)
    assert.lengthOf(server.asked, 2)
  })

  it('use the chain without such a server', async () => {
    const ens = ensOnChain()
    ens.register({ [NAME]: { addresses: { 60: ADA } } })
    const { names } = await start((bind) => bind.value(CHAIN_RPC, { ...fakeChainRpc(), request: ens.request }), false)
    assert.equal(await rightOf(names.resolve(NAME, ETHEREUM)), ADA)
    assert.deepEqual(server.asked, [])
  })

  it('fail while the server is down, but not if none is configured [design 3.3]', async () => {
    const { names, failing } = await start(() => undefined)
    server.treat({ status: 503 })
    assert.deepEqual(await leftOf(names.resolve(NAME, ETHEREUM)), { _tag: 'HttpStatus', status: 503 })
    assert.deepEqual(failing.value, ['blockchainApi name'])
  })

  it('use the host’s port if there is one', async () => {
    const own = fakeNames({ 'heron.eth': ADA })
    const { names } = await start((bind) => bind.value(NAMES, own))
    assert.equal(await rightOf(names.resolve('heron.eth', ETHEREUM, { fresh: true })), ADA)
    assert.isUndefined(await rightOf(names.nameOf(ADA)))
    assert.deepEqual(own.asked, [{ name: 'heron.eth', at: 'eip155:1', fresh: true }])
    assert.deepEqual(own.askedForNames, [ADA])
    assert.deepEqual(server.asked, [])
  })

  it('are Unreachable if the host’s port throws or rejects, with a log line [design 3.3]', async () => {
    const fault = new Error('broken adapter')
    const throwing = (): never => {
      throw fault
    }
    for (const broken of [throwing, () => throwing, () => () => Promise.reject(fault)]) {
      const log = fakeLog()
      const { names } = await start((bind) => {
        bind.value(LOG, log)
        bind.value(NAMES, { resolve: broken, nameOf: broken })
      })
      for (const question of [names.resolve('heron.eth', ETHEREUM), names.nameOf(ADA)])
        assert.deepEqual(await leftOf(question), { _tag: 'Unreachable', cause: fault })
      assert.deepEqual(
        log.lines.map(({ message }) => message),
        ['Names.resolve of this page failed', 'Names.nameOf of this page failed'],
      )
      end()
    }
  })
})
