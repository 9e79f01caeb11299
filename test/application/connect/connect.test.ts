import { assert } from 'chai'
import * as E from 'fp-ts/Either'
import * as TE from 'fp-ts/TaskEither'
import { fakeWalletConnector } from '../../fakes/fakeWalletConnector.js'
import { aConnection } from '../../support/aConnection.js'
import { leftOf } from '../../support/leftOf.js'
import { codesArrive } from '../../support/codesArrive.js'
import { startTestCore } from '../../support/startTestCore.js'
import { makeVirtualTime } from '../../support/makeVirtualTime.js'
import { rightOf } from '../../support/rightOf.js'
import { valuesOf } from '../../support/valuesOf.js'

const ADA = `0x${'a1'.repeat(20)}`
const BOB = `0x${'b2'.repeat(20)}`

const setUp = () => {
  const time = makeVirtualTime()
  const first = fakeWalletConnector({ id: 'first', accounts: [ADA], scheduler: time.scheduler })
  const second = fakeWalletConnector({ id: 'second', accounts: [BOB], scheduler: time.scheduler })
  return { first, second, ...startTestCore({ time, connectors: [first, second] }) }
}

describe('connecting', () => {
  it('returns the connection and stores it as the active one of its namespace [S3-05] [U-28]', async () => {
    const { core } = setUp()
    const connection = aConnection({ connectorId: 'first', accounts: [ADA] })
    assert.deepEqual(await rightOf(core.connect('first')), connection)
    assert.deepEqual(core.connections.value.eip155, { _tag: 'Connected', active: connection, others: [] })
    assert.deepEqual(core.attempt.value, { _tag: 'Succeeded', namespace: 'eip155', connectorId: 'first' })
  })

  it('keeps the account name of an embedded wallet [S3-05]', async () => {
    const connection = aConnection({ connectorId: 'embedded', authName: 'ada@example.com' })
    const embedded = { ...fakeWalletConnector({ id: 'embedded' }), connect: TE.right(connection) }
    const { core } = startTestCore({ connectors: [embedded] })
    await rightOf(core.connect('embedded'))
    assert.deepEqual(core.connections.value.eip155, { _tag: 'Connected', active: connection, others: [] })
  })

  it('waits for the approval, and connects nothing before it [S4-01] [U-28]', async () => {
    const { core, time, first } = setUp()
    first.wallet.answersWith('approve', 1_000)
    const ending = core.connect('first')()
    await time.advance(999)
    assert.deepEqual(core.attempt.value, { _tag: 'AwaitingApproval', namespace: 'eip155', connectorId: 'first' })
    assert.equal(core.account('eip155').value.status, 'connecting')
    assert.equal(core.account('solana').value.status, 'disconnected')
    await time.advance(1)
    assert.isTrue(E.isRight(await ending))
    assert.equal(core.account('eip155').value.status, 'connected')
  })

  it('returns a rejection when the visitor declines: nothing is logged, and the wallet can be asked again [S8-09] [U-89]', async () => {
    const { core, time, first, log } = setUp()
    first.wallet.answersWith('reject')
    assert.deepEqual(await leftOf(core.connect('first')), { _tag: 'ConnectionRejected' })
    assert.deepEqual(core.attempt.value, { _tag: 'Rejected', namespace: 'eip155', connectorId: 'first' })
    await time.advance(60_000)
    assert.deepEqual(log.lines, [])
    first.wallet.answersWith('approve')
    await rightOf(core.connect('first'))
  })

  it('reports that the wallet already shows a request', async () => {
    const { core, first } = setUp()
    first.wallet.answersWith('sayPending')
    assert.deepEqual(await leftOf(core.connect('first')), { _tag: 'RequestPending' })
    assert.deepEqual(core.attempt.value, {
      _tag: 'Failed',
      namespace: 'eip155',
      connectorId: 'first',
      error: { _tag: 'RequestPending' },
    })
  })

  it("fails with the wallet's reason, and logs its code for the developer [S8-11]", async () => {
    const { core, first, log } = setUp()
    first.wallet.answersWith('fail')
    assert.equal((await leftOf(core.connect('first')))._tag, 'FailedToConnect')
    assert.equal(core.attempt.value._tag, 'Failed')
    await codesArrive()
    assert.deepEqual(
      log.lines.map(({ level, message }) => [level, message]),
      [['warn', 'PTC-CONNECT-FAILED Failed to connect']],
    )
  })

  it('fails at once for a wallet that is not in this page', async () => {
    const { core } = setUp()
    assert.deepEqual(await leftOf(core.connect('gone')), { _tag: 'ConnectorUnavailable', connectorId: 'gone' })
  })

  it('ends an attempt when a newer one starts; a late approval of the first changes nothing [S8-08]', async () => {
    const { core, time, first, second } = setUp()
    first.wallet.answersWith('approve', 1_000)
    const overtaken = core.connect('first')()
    await time.advance(500)
    await rightOf(core.connect('second'))
    assert.deepEqual(await overtaken, E.left({ _tag: 'ModalClosed' }))
    const connected = core.connections.value
    const attempt = core.attempt.value
    await time.advance(10_000)
    assert.equal(core.connections.value, connected)
    assert.equal(core.attempt.value, attempt)
    assert.equal(first.wallet.listeners(), 0)
    assert.equal(second.wallet.listeners(), 1)
  })

  it('to a second wallet disconnects the first [U-03]', async () => {
    const { core, first, memory } = setUp()
    await rightOf(core.connect('first'))
    await rightOf(core.connect('second'))
    assert.isFalse(first.wallet.grantsAccess())
    assert.equal(first.wallet.listeners(), 0)
    assert.equal(core.account('eip155').value.address, BOB)
    assert.deepEqual(memory.read(), { eip155: ['second'] })
  })

  it('to the wallet that is already active connects again and keeps its grant [U-111]', async () => {
    const { core, first } = setUp()
    await rightOf(core.connect('first'))
    await rightOf(core.connect('first'))
    assert.isTrue(first.wallet.grantsAccess())
    assert.equal(first.wallet.listeners(), 1)
  })

  it('does not affect an existing connection when it fails', async () => {
    const { core, second } = setUp()
    await rightOf(core.connect('first'))
    const before = core.connections.value
    second.wallet.answersWith('reject')
    await leftOf(core.connect('second'))
    assert.equal(core.connections.value, before)
  })

  it('reports its steps in order, each once', async () => {
    const { core } = setUp()
    const steps = valuesOf(core.attempt)
    await rightOf(core.connect('first'))
    assert.deepEqual(
      steps.map(({ _tag }) => _tag),
      ['Idle', 'AwaitingApproval', 'Succeeded'],
    )
  })
})
