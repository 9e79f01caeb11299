import { assert } from 'chai'
import type { Core } from '../../../application/api/core.js'
import { fakeConnectionMemory } from '../../fakes/fakeConnectionMemory.js'
import { fakeWalletConnector } from '../../fakes/fakeWalletConnector.js'
import { makeTestCore } from '../../support/makeTestCore.js'
import { makeVirtualTime } from '../../support/makeVirtualTime.js'
import { silence } from '../../support/silence.js'

const FIVE_MINUTES_MS = 5 * 60_000

const setUp = () => {
  const time = makeVirtualTime()
  const fake = fakeWalletConnector({ id: 'fake', scheduler: time.scheduler })
  const test = makeTestCore({ time, connectors: [fake] })
  for (const port of [test.balanceApi, test.chainRpc, test.identityApi, test.configApi, test.directoryApi])
    port.answerWith(silence)
  const settled = async (promise: Promise<unknown>, afterMs: number): Promise<boolean> => {
    let done = false
    void promise.finally(() => (done = true))
    await time.advance(afterMs)
    return done
  }
  return { wallet: fake.wallet, settled, ...test }
}
type Call = (core: Core) => Promise<unknown>

describe('no promise stays pending', () => {
  it('of a connection when the wallet says nothing: it ends after five minutes [U-91]', async () => {
    const { core, wallet, settled } = setUp()
    wallet.answersWith('staySilent')
    assert.isTrue(await settled(core.connect('fake')(), FIVE_MINUTES_MS))
  })

  it('of a connection that is waited for when everything is destroyed [U-91]', async () => {
    const { core, wallet, settled } = setUp()
    wallet.answersWith('staySilent')
    const ending = core.connect('fake')()
    core.destroy()
    assert.isTrue(await settled(ending, 0))
  })

  it('of a request when the wallet says nothing: it ends after five minutes [U-91]', async () => {
    const { core, wallet, settled } = setUp()
    await core.connect('fake')()
    wallet.answersWith('staySilent')
    assert.isTrue(await settled(core.request('eip155', { method: 'personal_sign' })(), FIVE_MINUTES_MS))
  })

  const calls: Readonly<Record<string, Call>> = {
    connect: (core) => core.connect('fake')(),
    disconnect: (core) => core.disconnect()(),
    request: (core) => core.request('eip155', { method: 'eth_accounts' })(),
  }
  for (const [name, call] of Object.entries(calls)) {
    it(`of ${name} when it is called after the end [U-91]`, async () => {
      const { core, settled } = setUp()
      core.destroy()
      assert.isTrue(await settled(call(core), FIVE_MINUTES_MS))
    })
  }

  it('and no server that says nothing keeps a wallet from connecting', async () => {
    const { core, settled } = setUp()
    assert.isTrue(await settled(core.connect('fake')(), 0))
    assert.equal(core.account('eip155').value.status, 'connected')
  })
})

describe('the end', () => {
  it('leaves no timer and no listener behind', async () => {
    const { core, time, wallet, memory } = setUp()
    await core.connect('fake')()
    core.open()
    core.commands.notify({ _tag: 'AddressCopied' })
    await time.advance(10)
    core.destroy()
    assert.equal(wallet.listeners(), 0)
    assert.equal(time.scheduler.actions.filter(({ closed }) => !closed).length, 0)
    assert.deepEqual(memory.read(), { eip155: ['fake'] }, 'another visit finds its wallet')
  })

  it('ends a restoration: the wallet connects nothing any more', async () => {
    const time = makeVirtualTime()
    const fake = fakeWalletConnector({ id: 'fake', scheduler: time.scheduler })
    fake.wallet.remembersPage()
    const { core } = makeTestCore({
      time,
      connectors: [fake],
      ports: { memory: fakeConnectionMemory({ eip155: ['fake'] }) },
    })
    core.destroy()
    await time.advance(10_000)
    assert.equal(core.connections.value.eip155._tag, 'Disconnected')
    assert.equal(fake.wallet.listeners(), 0)
  })

  it('can be said twice', () => {
    const { core } = setUp()
    core.destroy()
    core.destroy()
  })
})
