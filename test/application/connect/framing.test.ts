import { assert } from 'chai'
import { map, Subject } from 'rxjs'
import { fakeConnectionMemory } from '../../fakes/fakeConnectionMemory.js'
import { fakeDirectoryApi } from '../../fakes/fakeDirectoryApi.js'
import { fakeWalletConnector } from '../../fakes/fakeWalletConnector.js'
import { aDirectory } from '../../support/aDirectory.js'
import { makeVirtualTime } from '../../support/makeVirtualTime.js'
import { rightOf } from '../../support/rightOf.js'
import { someListings } from '../../support/someListings.js'
import { startTestCore } from '../../support/startTestCore.js'

const setUp = () => {
  const time = makeVirtualTime()
  const written = new Subject<void>()
  const storage = fakeConnectionMemory()
  const memory = { ...storage, changes: written.pipe(map(storage.read)) }
  const directoryApi = fakeDirectoryApi()
  directoryApi.answerEach(aDirectory(someListings(10)))
  const safe = fakeWalletConnector({
    id: 'safe',
    name: 'Safe',
    external: true,
    framing: { connectorId: 'safe', accounts: ['0x5afe'], caipNetworkId: 'eip155:1' },
    accounts: ['0x5afe'],
    scheduler: time.scheduler,
  })
  const test = startTestCore({ time, connectors: [], ports: { memory, directoryApi } })
  const address = () => test.core.account('eip155').value.address
  return { ...test, safe, memory, written, address }
}

describe('a page framed by a wallet [U-107]', () => {
  it('connects to it as soon as it is found, without a prompt, and stores nothing', async () => {
    const { registry, safe, memory, address, time } = setUp()
    registry.announce(safe)
    await time.advance(0)
    assert.equal(address(), '0x5afe')
    assert.deepEqual(memory.read(), {})
  })

  it('stays connected to it whatever another tab stores', async () => {
    const { registry, safe, memory, written, address, time } = setUp()
    registry.announce(safe)
    await time.advance(0)
    for (const remembered of [{ eip155: ['other'] }, {}]) {
      memory.write(remembered)
      written.next()
      await time.advance(10_000)
      assert.equal(address(), '0x5afe')
    }
  })

  it('keeps the stored wallets for pages without a frame', async () => {
    const { registry, safe, memory, core, time } = setUp()
    memory.write({ eip155: ['other'] })
    registry.announce(safe)
    await time.advance(0)
    await rightOf(core.connect('safe'))
    assert.deepEqual(memory.read(), { eip155: ['other'] })
  })

  it('is not connected again after its visitor disconnected, until they choose it', async () => {
    const { registry, safe, core, address, time } = setUp()
    registry.announce(safe)
    await time.advance(0)
    await rightOf(core.disconnect())
    await time.advance(10_000)
    assert.isUndefined(address())
    await rightOf(core.connect('safe'))
    assert.equal(address(), '0x5afe')
  })

  it('offers no other wallet', async () => {
    const { registry, safe, core, time } = setUp()
    registry.announce(safe)
    core.open()
    await time.advance(3_000)
    const { methods, rows, toGet, pairingAt, total, directory } = core.wallets.value
    assert.deepEqual(
      { methods, ids: rows.map(({ id }) => id), toGet, pairingAt, total, directory },
      { methods: ['wallet'], ids: ['safe'], toGet: [], pairingAt: undefined, total: 1, directory: 'Loaded' },
    )
  })
})
