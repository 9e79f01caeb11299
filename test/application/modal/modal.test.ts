import { assert } from 'chai'
import type { View } from '../../../domain/modal/view.js'
import { fakeHostEnvironment } from '../../fakes/fakeHostEnvironment.js'
import { fakeWalletConnector } from '../../fakes/fakeWalletConnector.js'
import { aNetwork } from '../../support/aNetwork.js'
import { startTestCore, type TestCoreOptions } from '../../support/startTestCore.js'
import { rightOf } from '../../support/rightOf.js'

const setUp = (options: TestCoreOptions = {}) => {
  const fake = fakeWalletConnector({ id: 'fake' })
  const test = startTestCore({ connectors: [fake], ...options })
  const views = (): readonly View['name'][] => {
    const { value } = test.core.modal
    return value._tag === 'Open' ? value.history.map(({ name }) => name) : []
  }
  const shaking = (): boolean => test.core.modal.value._tag === 'Open' && test.core.modal.value.shaking
  return { fake, views, shaking, ...test }
}

describe('opening', () => {
  it('with another namespace switches the network first [S2-21]', () => {
    const solana = aNetwork({ id: 'main', caipNetworkId: 'solana:main', chainNamespace: 'solana' })
    const { core } = setUp({ networks: [aNetwork(), solana] })
    const namespaces: string[] = []
    core.modal.changes.subscribe(({ _tag }) => _tag === 'Open' && namespaces.push(core.network.value.activeNamespace))
    core.open(undefined, 'solana')
    assert.deepEqual(namespaces, ['solana'])
    assert.deepEqual(core.network.value.active, { _tag: 'Configured', network: solana })
  })

  it('on a disconnected namespace shows Connect, whatever is connected elsewhere, and its account once connected [S2-21] [S2-24]', async () => {
    const networks = [
      aNetwork(),
      aNetwork({ id: 'main', caipNetworkId: 'solana:main', chainNamespace: 'solana' }),
    ] as const
    const { core, views } = setUp({
      networks,
      connectors: [
        fakeWalletConnector({ id: 'evm' }),
        fakeWalletConnector({ id: 'sol', namespace: 'solana', accounts: ['So1'], caipNetworkId: 'solana:main' }),
      ],
    })
    await rightOf(core.connect('evm'))
    core.open(undefined, 'solana')
    assert.deepEqual(views(), ['Connect'])
    core.commands.go({ name: 'WhatIsAWallet' })
    core.commands.back()
    assert.deepEqual(views(), ['Connect'])
    core.open(undefined, 'eip155')
    assert.deepEqual(views(), ['Account'])
    await rightOf(core.connect('sol'))
    core.open(undefined, 'solana')
    assert.deepEqual(views(), ['Account'])
    assert.equal(core.activeAccount.value.address, 'So1')
  })

  it('shows AllWallets on a phone if only pairing is possible, for any requested view [S2-22]', () => {
    const { core, views } = setUp({ manualControl: true, ports: { host: fakeHostEnvironment({ mobile: true }) } })
    core.open({ name: 'Account' })
    assert.deepEqual(views(), ['AllWallets'])
  })

  it('shows ConnectingWalletConnectBasic elsewhere if only pairing is possible [S2-22]', async () => {
    const { core, views } = setUp({ manualControl: true })
    core.open({ name: 'Networks' })
    assert.deepEqual(views(), ['ConnectingWalletConnectBasic'])
    await rightOf(core.connect('fake'))
    core.open({ name: 'Networks' })
    assert.deepEqual(views(), ['Networks'], 'the rule is for those who have to be connected first')
    core.open()
    assert.deepEqual(views(), ['Account'])
  })

  it('shows the requested view, also while connected [S2-23]', async () => {
    const { core, views } = setUp()
    core.open({ name: 'AllWallets' })
    assert.deepEqual(views(), ['AllWallets'])
    await rightOf(core.connect('fake'))
    core.open({ name: 'Connect' })
    assert.deepEqual(views(), ['Connect'])
  })

  it('shows Account with a connected address, or else Connect [S2-24] [S2-25]', async () => {
    const { core, views } = setUp()
    core.open()
    assert.deepEqual(views(), ['Connect'])
    core.commands.close()
    await rightOf(core.connect('fake'))
    core.open()
    assert.deepEqual(views(), ['Account'])
  })
})

describe('moving inside the modal', () => {
  it('goes forward and back through its own history [S2-01]', () => {
    const { core, views } = setUp()
    core.open()
    core.commands.go({ name: 'AllWallets' })
    core.commands.go({ name: 'AllWallets' })
    assert.deepEqual(views(), ['Connect', 'AllWallets'])
    core.commands.back()
    assert.deepEqual(views(), ['Connect'])
  })

  it('closes when going back from the only entry [S2-26]', () => {
    const { core } = setUp()
    core.open({ name: 'AllWallets' })
    core.commands.back()
    assert.deepEqual(core.modal.value, { _tag: 'Closed' })
  })

  it('shows Account instead of Connect when going back while connected [S2-27]', async () => {
    const { core, views } = setUp()
    core.open()
    core.commands.go({ name: 'AllWallets' })
    await rightOf(core.connect('fake'))
    core.commands.back()
    assert.deepEqual(views(), ['Account'])
  })

  it('starts from Connect again after closing [S2-28]', () => {
    const { core, views } = setUp()
    core.open()
    core.commands.go({ name: 'AllWallets' })
    core.commands.close()
    core.open()
    assert.deepEqual(views(), ['Connect'])
  })

  it('opens the modal if it was closed', () => {
    const { core, views } = setUp()
    core.commands.back()
    assert.deepEqual(views(), [])
    core.commands.go({ name: 'AllWallets' })
    assert.deepEqual(views(), ['AllWallets'])
  })
})

describe('closing against a guard', () => {
  const guarded = () => setUp({ guard: { mayClose: () => false } })

  it('shakes the modal for 500 ms and leaves it open [S4-04]', async () => {
    const { core, time, shaking, views } = guarded()
    core.open()
    core.commands.close()
    assert.isTrue(shaking())
    await time.advance(499)
    assert.isTrue(shaking())
    await time.advance(1)
    assert.isFalse(shaking())
    assert.deepEqual(views(), ['Connect'])
  })

  it('again restarts the 500 ms of shaking [S4-04]', async () => {
    const { core, time, shaking } = guarded()
    core.open()
    core.commands.close()
    await time.advance(400)
    core.commands.close()
    await time.advance(499)
    assert.isTrue(shaking())
    await time.advance(1)
    assert.isFalse(shaking())
  })

  it('by going back from the only entry shakes too [S4-04] [S2-26]', () => {
    const { core, shaking } = guarded()
    core.open()
    core.commands.back()
    assert.isTrue(shaking())
  })

  it('works as soon as the guard allows it', () => {
    let may = false
    const { core } = setUp({ guard: { mayClose: () => may } })
    core.open()
    core.commands.close()
    may = true
    core.commands.close()
    assert.deepEqual(core.modal.value, { _tag: 'Closed' })
  })
})
