import { assert } from 'chai'
import * as TE from 'fp-ts/TaskEither'
import type { Portico } from '../../../application/portico.js'
import * as PORTS from '../../../application/ports/tokens.js'
import { createPortico } from '../../../infrastructure/container/createPortico.js'
import { mainnet } from '../../../networks.js'
import { fakeChainRpc } from '../../fakes/fakeChainRpc.js'
import { fakeConnectorRegistry } from '../../fakes/fakeConnectorRegistry.js'
import { fakeHostEnvironment } from '../../fakes/fakeHostEnvironment.js'
import { fakeKeyValueStore } from '../../fakes/fakeKeyValueStore.js'
import { fakeWalletConnector } from '../../fakes/fakeWalletConnector.js'
import { makeVirtualTime } from '../../support/makeVirtualTime.js'
import { until } from '../../support/until.js'

const HASH = `0x${'5e'.repeat(32)}`
const ACCOUNT = `0x${'a1'.repeat(20)}`
const OTHER = `0x${'b2'.repeat(20)}`

describe('pending transactions between two visits', () => {
  const store = fakeKeyValueStore()
  const chainRpc = fakeChainRpc()
  const time = makeVirtualTime()
  let portico: Portico
  const visit = (accounts: readonly [string, ...string[]] = [ACCOUNT, OTHER]): Portico => {
    const wallet = fakeWalletConnector({ id: 'heron', accounts, scheduler: time.scheduler })
    wallet.wallet.remembersPage()
    portico = createPortico({
      networks: [mainnet],
      override: ({ value }) => {
        value(PORTS.CONNECTOR_REGISTRY, fakeConnectorRegistry([wallet]))
        value(PORTS.HOST_ENVIRONMENT, fakeHostEnvironment())
        value(PORTS.CHAIN_RPC, chainRpc)
        value(PORTS.KEY_VALUE_STORE, store)
        value(PORTS.SCHEDULER, time.scheduler)
      },
    })
    return portico
  }
  /** Advances time in steps small enough that no transaction is dropped meanwhile. */
  const comes = (what: () => boolean): Promise<void> => until(what, { everyMs: 10, between: () => time.advance(100) })
  /** A visit on which the host adds a transaction, and what the device stores of it. */
  const leaveOne = async (description = 'Deposit 5 USDC'): Promise<string> => {
    store.remove('pending')
    const first = visit()
    await first.connect('heron')
    const requests = await first.feature('requests')
    await requests?.add({ hash: HASH, description })
    await until(() => store.kept.has('pending'))
    first.destroy()
    return store.kept.get('pending') ?? ''
  }
  afterEach(() => portico.destroy())

  it('are stored with description and without address, are pending again with their wallet, and settle [K-02] [S-25]', async () => {
    const kept = await leaveOne()
    assert.include(kept, HASH)
    assert.notInclude(kept, ACCOUNT.slice(2))
    const second = visit()
    await second.open()
    await comes(() => second.pending.value.length > 0)
    assert.deepInclude(second.pending.value[0], { id: HASH, address: ACCOUNT, description: 'Deposit 5 USDC' })
    chainRpc.settle(TE.right({ _tag: 'Included', succeeded: true }))
    await comes(() => second.settled.value.length > 0)
    assert.deepInclude(second.settled.value[0], { id: HASH, outcome: 'Confirmed' })
    assert.deepEqual([second.pending.value, store.kept.has('pending')], [[], false])
  })
  it('belong to their own account, and are there again when the wallet returns to it', async () => {
    await leaveOne()
    const elsewhere = visit([OTHER])
    await elsewhere.open()
    await comes(() => elsewhere.account().value.address !== undefined)
    await elsewhere.feature('requests')
    assert.deepEqual([elsewhere.pending.value, store.kept.has('pending')], [[], true])
    elsewhere.destroy()
    const back = visit()
    await back.open()
    await comes(() => back.pending.value.length > 0)
    assert.deepInclude(back.pending.value[0], { id: HASH, address: ACCOUNT })
  })

  it('keep their description after a reload, as one line of whole characters [S-12]', async () => {
    await leaveOne(`Send\n\u202e5 ${'🚀'.repeat(200)}`)
    const second = visit()
    await second.open()
    await comes(() => second.pending.value.length > 0)
    assert.equal(second.pending.value[0]?.description, `Send 5 ${'🚀'.repeat(121)}`)
  })
})
