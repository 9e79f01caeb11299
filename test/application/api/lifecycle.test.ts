import { assert } from 'chai'
import { fakeConnectionMemory } from '../../fakes/fakeConnectionMemory.js'
import { fakeWalletConnector } from '../../fakes/fakeWalletConnector.js'
import { startTestCore, type TestCore } from '../../support/startTestCore.js'
import { makeVirtualTime } from '../../support/makeVirtualTime.js'
import { silence } from '../../support/silence.js'

const FIVE_MINUTES_MS = 5 * 60_000

const setUp = () => {
  const time = makeVirtualTime()
  const fake = fakeWalletConnector({ id: 'fake', scheduler: time.scheduler })
  const test = startTestCore({ time, connectors: [fake] })
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
type Call = (core: TestCore) => Promise<unknown>

describe('every promise settles', () => {
  it('for a connection to a silent wallet, after five minutes [U-91]', async () => {
    const { core, wallet, settled } = setUp()
    wallet.answersWith('staySilent')
    assert.isTrue(await settled(core.connect('fake')(), FIVE_MINUTES_MS))
  })

  it('for a pending connection, on destroy [U-91]', async () => {
    const { core, wallet, settled } = setUp()
    wallet.answersWith('staySilent')
    const ending = core.connect('fake')()
    core.destroy()
    assert.isTrue(await settled(ending, 0))
  })

  it('for a request to a silent wallet, after five minutes [U-91]', async () => {
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
    it(`for ${name} called after destroy [U-91]`, async () => {
      const { core, settled } = setUp()
      core.destroy()
      assert.isTrue(await settled(call(core), FIVE_MINUTES_MS))
    })
  }

  it('and a silent server does not block connecting', async () => {
    const { core, settled } = setUp()
    assert.isTrue(await settled(core.connect('fake')(), 0))
    assert.equal(core.account('eip155').value.status, 'connected')
  })
})

describe('destroy', () => {
  it('leaves no timer and no listener', async () => {
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

  it('ends a restore: the wallet connects nothing afterwards', async () => {
    const time = makeVirtualTime()
    const fake = fakeWalletConnector({ id: 'fake', scheduler: time.scheduler })
    fake.wallet.remembersPage()
    const { core } = startTestCore({
      time,
      connectors: [fake],
      ports: { memory: fakeConnectionMemory({ eip155: ['fake'] }) },
    })
    core.destroy()
    await time.advance(10_000)
    assert.equal(core.connections.value.eip155._tag, 'Disconnected')
    assert.equal(fake.wallet.listeners(), 0)
  })

  it('can be called twice', () => {
    const { core } = setUp()
    core.destroy()
    core.destroy()
  })
})
