import { assert } from 'chai'
import * as TE from 'fp-ts/TaskEither'
import type { ConnectError } from '../../../domain/connect/connectAttempt.js'
import type { NamespaceConnection } from '../../../domain/connect/connection.js'
import { fakeConnectionMemory } from '../../fakes/fakeConnectionMemory.js'
import { fakeWalletConnector } from '../../fakes/fakeWalletConnector.js'
import { leftOf } from '../../support/leftOf.js'
import { startTestCore } from '../../support/startTestCore.js'
import { makeVirtualTime } from '../../support/makeVirtualTime.js'
import { rightOf } from '../../support/rightOf.js'
import { silence } from '../../support/silence.js'

const BY_VISITOR: NamespaceConnection = { _tag: 'Disconnected', reason: 'ByVisitor' }

const setUp = (disconnect?: TE.TaskEither<ConnectError, void>) => {
  const time = makeVirtualTime()
  const fake = fakeWalletConnector({ scheduler: time.scheduler })
  const connector = disconnect === undefined ? fake : { ...fake, disconnect }
  return { fake, ...startTestCore({ time, connectors: [connector] }) }
}

describe('disconnecting', () => {
  it('forgets the wallet and revokes its grant, so that no later visit restores it [U-29]', async () => {
    const { core, time, fake, memory } = setUp()
    await rightOf(core.connect(fake.id))
    await rightOf(core.disconnect())
    assert.deepEqual(core.connections.value.eip155, BY_VISITOR)
    assert.deepEqual(memory.read(), {})
    assert.isFalse(fake.wallet.grantsAccess())
    const next = startTestCore({ time, connectors: [fake], ports: { memory } })
    await time.advance(10_000)
    assert.equal(next.core.account('eip155').value.status, 'disconnected')
  })

  it('forgets before it asks the wallet, so that no wallet can prevent it [U-29]', async () => {
    const memory = fakeConnectionMemory()
    const remembered: unknown[] = []
    const fake = fakeWalletConnector()
    const connector = { ...fake, disconnect: () => (remembered.push(memory.read()), fake.disconnect()) }
    const { core } = startTestCore({ connectors: [connector], ports: { memory } })
    await rightOf(core.connect(fake.id))
    await rightOf(core.disconnect())
    assert.deepEqual(remembered, [{}])
  })

  it('reports that the wallet keeps its grant; the page is disconnected nevertheless [S8-23] [U-29]', async () => {
    const { core, fake, memory } = setUp(TE.left({ _tag: 'FailedToDisconnect', cause: 'stuck' }))
    await rightOf(core.connect(fake.id))
    assert.deepEqual(await leftOf(core.disconnect()), { _tag: 'FailedToDisconnect', cause: 'stuck' })
    assert.deepEqual(core.connections.value.eip155, BY_VISITOR)
    assert.deepEqual(memory.read(), {})
  })

  it('is visible at once, even while the wallet is silent', async () => {
    const { core, fake } = setUp(silence)
    await rightOf(core.connect(fake.id))
    void core.disconnect()()
    assert.deepEqual(core.connections.value.eip155, BY_VISITOR)
    assert.equal(core.account('eip155').value.status, 'disconnected')
  })

  it('stops listening to the wallet', async () => {
    const { core, fake } = setUp()
    await rightOf(core.connect(fake.id))
    await rightOf(core.disconnect('eip155'))
    const before = core.connections.value
    await fake.wallet.movesToAccount('0xb0b')
    assert.equal(fake.wallet.listeners(), 0)
    assert.equal(core.connections.value, before)
  })

  it('ends a running restore', async () => {
    const time = makeVirtualTime()
    const fake = fakeWalletConnector({ id: 'slow', scheduler: time.scheduler })
    fake.wallet.remembersPage()
    const { core, memory } = startTestCore({
      time,
      connectors: [fake],
      ports: { memory: fakeConnectionMemory({ eip155: ['slow'] }) },
    })
    await rightOf(core.disconnect())
    await time.advance(10_000)
    assert.deepEqual(core.connections.value.eip155, BY_VISITOR)
    assert.deepEqual(memory.read(), {})
  })

  it('also forgets a wallet that could not be restored [U-29]', async () => {
    const time = makeVirtualTime()
    const { core, memory } = startTestCore({ time, ports: { memory: fakeConnectionMemory({ eip155: ['absent'] }) } })
    await time.advance(3_000)
    await rightOf(core.disconnect())
    assert.deepEqual(memory.read(), {})
  })

  it('disconnects one namespace and keeps the others', async () => {
    const evm = fakeWalletConnector({ id: 'evm' })
    const sol = fakeWalletConnector({ id: 'sol', namespace: 'solana', caipNetworkId: 'solana:main', accounts: ['So1'] })
    const { core, memory } = startTestCore({ connectors: [evm, sol] })
    await rightOf(core.connect('evm'))
    await rightOf(core.connect('sol'))
    await rightOf(core.disconnect('eip155'))
    assert.equal(core.account('solana').value.status, 'connected')
    assert.deepEqual(memory.read(), { solana: ['sol'] })
    await rightOf(core.disconnect())
    assert.equal(core.account('solana').value.status, 'disconnected')
  })

  it('while disconnected is no failure', async () => {
    await rightOf(setUp().core.disconnect())
  })

  it('keeps the last used wallet first in the list', async () => {
    const { core, fake, memory } = setUp()
    await rightOf(core.connect(fake.id))
    await rightOf(core.disconnect())
    assert.deepEqual(memory.readRecent(), [{ id: fake.id }])
  })
})
