import { assert } from 'chai'
import { createPortico } from '../../../infrastructure/container/createPortico.js'
import { CONNECTION_MEMORY, CONNECTOR_REGISTRY, SCHEDULER } from '../../../application/ports/tokens.js'
import { mainnet, solana } from '../../../networks.js'
import { fakeConnectionMemory } from '../../fakes/fakeConnectionMemory.js'
import { fakeConnectorRegistry } from '../../fakes/fakeConnectorRegistry.js'
import { fakeWalletConnector } from '../../fakes/fakeWalletConnector.js'
import { makeVirtualTime } from '../../support/makeVirtualTime.js'
import { until } from '../../support/until.js'

/** A page whose visitor may have had a wallet on an earlier visit; the wallet takes a moment to answer. */
const setUp = (remembered: Readonly<Record<string, string[]>> = {}) => {
  const time = makeVirtualTime()
  const evm = fakeWalletConnector({ id: 'evm', scheduler: time.scheduler })
  evm.wallet.remembersPage()
  const memory = fakeConnectionMemory(remembered)
  const portico = createPortico({
    networks: [mainnet, solana],
    override: ({ value }) => {
      value(CONNECTOR_REGISTRY, fakeConnectorRegistry([evm]))
      value(CONNECTION_MEMORY, memory)
      value(SCHEDULER, time.scheduler)
    },
  })
  const views = (): readonly string[] =>
    portico.modal.value._tag === 'Open' ? portico.modal.value.history.map(({ name }) => name) : []
  /** Waits for the wallet's answer; stored data loads first. */
  const isBack = async (): Promise<void> => {
    await until(() => portico.account().value.status === 'connected', {
      between: () => time.advance(100),
      everyMs: 10,
    })
  }
  return { portico, memory, isBack, views }
}

describe('the modal of a visitor whose wallet', () => {
  it('is being restored: Connect closes once it is there [U-28] [U-30]', async () => {
    const { portico, isBack, views } = setUp({ eip155: ['evm'] })
    await portico.open()
    assert.deepEqual(views(), ['Connect'])
    await isBack()
    assert.deepEqual(portico.modal.value, { _tag: 'Closed' })
    portico.destroy()
  })

  it('is connected in another tab: Connect closes here, too [U-33]', async () => {
    const { portico, memory, isBack, views } = setUp()
    await portico.open({ view: 'Connect' })
    memory.changeFromAnotherTab({ eip155: ['evm'] })
    assert.deepEqual(views(), ['Connect'])
    await isBack()
    assert.deepEqual(portico.modal.value, { _tag: 'Closed' })
    portico.destroy()
  })

  it('was restored: a view that the visitor opened since stays open, and so does Connect for another chain', async () => {
    const { portico, isBack, views } = setUp({ eip155: ['evm'] })
    await portico.open()
    portico.commands.go({ name: 'WhatIsAWallet' })
    await isBack()
    assert.deepEqual(views(), ['Connect', 'WhatIsAWallet'])
    portico.destroy()
    const other = setUp({ eip155: ['evm'] })
    await other.portico.open({ view: { name: 'Connect', namespace: 'solana' } })
    await other.isBack()
    assert.deepEqual(other.views(), ['Connect'])
    other.portico.destroy()
  })

  it('is not connected: views about a wallet fall back to Connect [S2-25]', async () => {
    const { portico, views } = setUp()
    for (const view of ['Account', 'UnsupportedChain'] as const) {
      await portico.open({ view })
      assert.deepEqual(views(), ['Connect'], view)
    }
    portico.destroy()
  })

  it('is being restored: the requested account opens after it [S2-24]', async () => {
    const { portico, isBack, views } = setUp({ eip155: ['evm'] })
    await portico.open({ view: 'Account' })
    await isBack()
    assert.deepEqual([views(), portico.account().value.status], [['Account'], 'connected'])
    portico.destroy()
  })
})
