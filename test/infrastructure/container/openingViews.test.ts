import { assert } from 'chai'
import { createPortico } from '../../../infrastructure/container/createPortico.js'
import { CONNECTION_MEMORY, CONNECTOR_REGISTRY, SCHEDULER } from '../../../application/ports/tokens.js'
import { mainnet, solana } from '../../../networks.js'
import { fakeConnectionMemory } from '../../fakes/fakeConnectionMemory.js'
import { fakeConnectorRegistry } from '../../fakes/fakeConnectorRegistry.js'
import { fakeWalletConnector } from '../../fakes/fakeWalletConnector.js'
import { makeVirtualTime } from '../../support/makeVirtualTime.js'
import { until } from '../../support/until.js'

/** A page whose visitor may have had a wallet on an earlier visit; it takes a moment to say that it still has. */
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
  /** Until the wallet has answered; what is remembered of it is loaded first. */
  const isBack = async (): Promise<void> => {
    await until(() => portico.account().value.status === 'connected', {
      between: () => time.advance(100),
      everyMs: 10,
    })
  }
  return { portico, memory, isBack, views }
}

describe('the modal of a visitor whose wallet', () => {
  it('is coming back: Connect closes when it is there [U-28] [U-30]', async () => {
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

  it('is back: what they went on to stays open, and so does Connect for another chain', async () => {
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

  it('is nowhere: what is asked for about a wallet is Connect, as opening without a wish is [S2-25]', async () => {
    const { portico, views } = setUp()
    for (const view of ['Account', 'UnsupportedChain'] as const) {
      await portico.open({ view })
      assert.deepEqual(views(), ['Connect'], view)
    }
    portico.destroy()
  })

  it('is coming back: the account that was asked for shows it then [S2-24]', async () => {
    const { portico, isBack, views } = setUp({ eip155: ['evm'] })
    await portico.open({ view: 'Account' })
    await isBack()
    assert.deepEqual([views(), portico.account().value.status], [['Account'], 'connected'])
    portico.destroy()
  })
})
