import { assert } from 'chai'
import { WALLET_CONNECT_CONNECTOR_ID } from '../../../domain/connect/connection.js'
import { fakeWalletConnector } from '../../fakes/fakeWalletConnector.js'
import { aNetwork } from '../../support/aNetwork.js'
import { codesArrive } from '../../support/codesArrive.js'
import { startTestCore } from '../../support/startTestCore.js'
import { makeVirtualTime } from '../../support/makeVirtualTime.js'
import { rightOf } from '../../support/rightOf.js'
import { valuesOf } from '../../support/valuesOf.js'

const ADDRESS = `0x${'a1'.repeat(20)}`

const setUp = () => {
  const time = makeVirtualTime()
  const fake = fakeWalletConnector({ id: 'fake', accounts: [ADDRESS], scheduler: time.scheduler })
  const other = fakeWalletConnector({ id: 'other', accounts: [ADDRESS], scheduler: time.scheduler })
  const optimism = aNetwork({ id: 10, caipNetworkId: 'eip155:10', name: 'Optimism' })
  const test = startTestCore({ time, connectors: [fake, other], networks: [aNetwork(), optimism] })
  const values = valuesOf(test.core.events)
  return { wallet: fake.wallet, events: () => values.slice(1), ...test }
}

describe('events', () => {
  it('follow a visitor from opening to connection', async () => {
    const { core, time, events } = setUp()
    core.open()
    core.commands.chooseWallet('fake')
    await time.advance(0)
    assert.deepEqual(events(), [
      { _tag: 'ModalOpened', view: 'Connect' },
      { _tag: 'ViewShown', view: 'Connect' },
      { _tag: 'ViewShown', view: 'ConnectingExternal' },
      { _tag: 'Connected', namespace: 'eip155', connectorId: 'fake' },
      { _tag: 'ModalClosed' },
    ])
  })

  it('report a rejection and the code of a failure, and nothing when the modal was closed', async () => {
    const { core, wallet, events } = setUp()
    wallet.answersWith('reject')
    await core.connect('fake')()
    wallet.answersWith('fail')
    await core.connect('fake')()
    wallet.answersWith('staySilent')
    core.open({ name: 'ConnectingExternal', walletId: 'fake' })
    void core.connect('fake')()
    core.commands.close()
    await codesArrive()
    assert.deepEqual(
      events().filter(({ _tag } = { _tag: 'ModalClosed' }) => _tag.startsWith('Connect')),
      [
        { _tag: 'ConnectionRejected', connectorId: 'fake' },
        { _tag: 'ConnectFailed', connectorId: 'fake', code: 'PTC-CONNECT-FAILED' },
      ],
    )
  })

  it('have a code if the session of a paired wallet has ended, and for no other wallet [U-34]', async () => {
    const time = makeVirtualTime()
    const paired = fakeWalletConnector({
      id: WALLET_CONNECT_CONNECTOR_ID,
      accounts: [ADDRESS],
      scheduler: time.scheduler,
    })
    const { core } = startTestCore({ time, connectors: [paired] })
    await rightOf(core.connect(WALLET_CONNECT_CONNECTOR_ID))
    await paired.wallet.withdrawsAccess()
    assert.deepEqual(core.events.value, {
      _tag: 'Disconnected',
      namespace: 'eip155',
      reason: 'ByWallet',
      code: 'PTC-SESSION-GONE',
    })
    await rightOf(core.connect(WALLET_CONNECT_CONNECTOR_ID))
    await rightOf(core.disconnect())
    assert.deepEqual(core.events.value, { _tag: 'Disconnected', namespace: 'eip155', reason: 'ByVisitor' })
  })

  it('report account and chain changes, and the disconnect with its reason', async () => {
    const { core, wallet, events } = setUp()
    await rightOf(core.connect('fake'))
    await wallet.movesToAccount('0xb0b')
    await wallet.movesToChain('eip155:10')
    await wallet.withdrawsAccess()
    assert.deepEqual(events().slice(1), [
      { _tag: 'AccountChanged', namespace: 'eip155' },
      { _tag: 'NetworkChanged', namespace: 'eip155', caipNetworkId: 'eip155:10' },
      { _tag: 'Disconnected', namespace: 'eip155', reason: 'ByWallet' },
    ])
  })

  it('report a rejected and a failed switch, and not an abandoned one [U-37]', async () => {
    const { core, wallet, events } = setUp()
    await rightOf(core.connect('fake'))
    wallet.answersSwitchWith('reject')
    await core.switchNetwork('eip155:10')()
    wallet.answersSwitchWith('cannot')
    await core.switchNetwork('eip155:10')()
    wallet.answersSwitchWith('staySilent')
    core.commands.chooseNetwork('eip155:10')
    core.commands.close()
    await codesArrive()
    assert.deepEqual(
      events().filter((event) => event?._tag.startsWith('Switch')),
      [
        { _tag: 'SwitchRejected', caipNetworkId: 'eip155:10' },
        { _tag: 'SwitchFailed', caipNetworkId: 'eip155:10', code: 'PTC-SWITCH-NOT-SUPPORTED' },
      ],
    )
  })

  it('report a second wallet that replaces the first, also with the same account', async () => {
    const { core, events } = setUp()
    await rightOf(core.connect('fake'))
    await rightOf(core.connect('other'))
    assert.deepEqual(events(), [
      { _tag: 'Connected', namespace: 'eip155', connectorId: 'fake' },
      { _tag: 'Connected', namespace: 'eip155', connectorId: 'other' },
    ])
  })

  it('report a second wallet once if its account and chain differ too', async () => {
    const { core, registry, events } = setUp()
    registry.announce(fakeWalletConnector({ id: 'away', accounts: ['0xb0b'], caipNetworkId: 'eip155:10' }))
    await rightOf(core.connect('fake'))
    await rightOf(core.connect('away'))
    assert.deepEqual(events().slice(1), [{ _tag: 'Connected', namespace: 'eip155', connectorId: 'away' }])
  })

  it('reach every listener in order, even if one of them acts on them', () => {
    const { core, events } = setUp()
    const late: unknown[] = []
    core.events.changes.subscribe((event) => event?._tag === 'ModalOpened' && core.commands.close())
    core.events.changes.subscribe((event) => event !== undefined && late.push(event._tag))
    core.open()
    assert.deepEqual(
      late,
      events().map((event) => event?._tag),
    )
    assert.isBelow(late.indexOf('ModalOpened'), late.indexOf('ModalClosed'))
  })

  it('are not emitted while the modal only shakes', async () => {
    const test = startTestCore({ guard: { mayClose: () => false } })
    test.core.open()
    const values = valuesOf(test.core.events)
    test.core.commands.close()
    await test.time.advance(1_000)
    assert.lengthOf(values, 1)
  })

  it('never contain an address', async () => {
    const { core, time, wallet, events } = setUp()
    core.open()
    core.commands.chooseWallet('fake')
    await time.advance(0)
    await wallet.movesToAccount(`0x${'b2'.repeat(20)}`)
    core.open()
    core.commands.copyAddress()
    await time.advance(60_000)
    await core.disconnect()()
    assert.isAtLeast(events().length, 8)
    assert.notMatch(JSON.stringify(events()), /0x|a1a1|b2b2/i)
  })
})

describe('the log', () => {
  it('has the code of a failed switch, and no rejection [U-89]', async () => {
    const { core, wallet, log } = setUp()
    await rightOf(core.connect('fake'))
    for (const answer of ['reject', 'sayPending'] as const) {
      wallet.answersSwitchWith(answer)
      await core.switchNetwork('eip155:10')()
    }
    wallet.answersSwitchWith('staySilent')
    const ending = core.switchNetwork('eip155:10')()
    await core.disconnect()()
    await ending
    await codesArrive()
    assert.deepEqual(
      log.lines.map(({ message }) => message),
      ['PTC-SWITCH-PENDING The wallet already shows a request'],
    )
  })

  it('never contains an address either, and names an outage once', async () => {
    const { core, time, wallet, log, balanceApi } = setUp()
    balanceApi.answerWith(async () => ({ _tag: 'Left', left: { _tag: 'HttpStatus', status: 503 } }))
    await rightOf(core.connect('fake'))
    core.open()
    await time.advance(120_000)
    wallet.answersWith('fail')
    await core.connect('fake')()
    await codesArrive()
    assert.notMatch(JSON.stringify(log.lines), /0xa1a1/i)
    assert.deepEqual(
      log.lines.map(({ message }) => message),
      ['blockchainApi balances does not answer', 'PTC-CONNECT-FAILED Failed to connect'],
    )
  })
})
