import '../support/dom.js'
import { screen } from '@testing-library/react'
import { assert } from 'chai'
import type { PlainViewName } from '../../../domain/modal/view.js'
import type { Network } from '../../../domain/network/network.js'
import { base, mainnet, sepolia, solana } from '../../../networks.js'
import { fakeSwap } from '../../fakes/fakeSwap.js'
import { aConnectedAccount } from '../support/aConnectedAccount.js'
import { change, drawView } from '../support/draw.js'
import { drawSwap, press, saidIn } from '../support/drawSwap.js'
import { inView } from '../support/inView.js'

describe('who cannot swap', () => {
  it('is told that the account is gone, and waits while a wallet is asked for it', async () => {
    const { swap } = await drawSwap({ name: 'Swap' }, { _tag: 'NoAccount' })
    assert.equal(
      saidIn(inView().getByRole('alert')),
      'Account not foundThe wallet was disconnected. Connect it again to swap.',
    )
    await change(() => swap.state.set({ _tag: 'Restoring' }))
    assert.isNull(inView().queryByRole('alert'))
    assert.include(saidIn(), 'Loading')
  })

  it('is led to the networks of the site that have swaps, and can close all the same [S9-18][W-41]', async () => {
    const { ordered, stores } = await drawSwap({ name: 'Swap' }, { _tag: 'Unsupported' })
    await change(() =>
      stores.network.update((now) => ({
        ...now,
        active: { _tag: 'Configured', network: sepolia },
        networks: [sepolia, mainnet, base, solana],
      })),
    )
    assert.include(saidIn(inView().getByRole('alert')), 'No swaps on this networkChoose one of these networks first.')
    assert.deepEqual(
      inView()
        .getAllByRole('listitem')
        .map((row) => saidIn(row)),
      ['Ethereum', 'Base'],
    )
    await press('Base')
    assert.include(ordered, 'chooseNetwork "eip155:8453"')
    await change(() => screen.getByRole('button', { name: 'Close' }).click())
    assert.include(ordered, 'close')
  })

  it('is told that there is no such network, or that none can be chosen here', async () => {
    const { stores } = await drawSwap({ name: 'Swap' }, { _tag: 'Unsupported' })
    const words = 'This site uses no network with swaps.'
    assert.notInclude(saidIn(), words)
    await change(() => stores.network.update((now) => ({ ...now, networks: [sepolia, solana] })))
    assert.include(saidIn(), words)
    await change(() => stores.network.update((now) => ({ ...now, networks: [mainnet], switching: 'Off' })))
    assert.lengthOf(inView().queryAllByRole('listitem'), 0)
  })
})

describe('the way to swapping', () => {
  const drawAccount = (network: Network, swaps: readonly string[] | false = ['1inch']) =>
    drawView({ name: 'Account' }, ({ stores }) => {
      stores.account.set(aConnectedAccount())
      stores.host.update((known) => ({ ...known, walletFeatures: ['swaps', 'send'] }))
      stores.features.update((known) => ({ ...known, swaps }))
      stores.network.update((now) => ({ ...now, networks: [network], active: { _tag: 'Configured', network } }))
    })
  const action = (): HTMLElement | null => screen.queryByRole('button', { name: 'Swap' })

  it('is in the account on the networks that have swaps, and nowhere else [S9-18][S9-23]', async () => {
    const { told } = await drawAccount(mainnet)
    await change(() => action()?.click())
    assert.include(told, 'go {"name":"Swap"}')
    for (const network of [sepolia, solana]) {
      await drawAccount(network)
      assert.isNull(action(), network.name)
    }
  })

  it('is not there where the wallet is on a network that the site does not use, or swapping is off', async () => {
    const { stores } = await drawAccount(mainnet)
    await change(() =>
      stores.network.update((now) => ({ ...now, active: { _tag: 'Unsupported', caipNetworkId: 'eip155:1' } })),
    )
    assert.isNull(action())
    await drawAccount(mainnet, false)
    assert.isNull(action())
  })
})

describe('the views of swapping', () => {
  it('are named by what they are', async () => {
    const names: readonly (readonly [PlainViewName, string])[] = [
      ['Swap', 'Swap'],
      ['SwapPreview', 'Review swap'],
      ['SwapConfirmed', 'Swap'],
    ]
    const { api } = fakeSwap()
    for (const [view, title] of names) {
      await drawSwap({ name: view } as Parameters<typeof drawSwap>[0], api.state.value)
      screen.getByRole('dialog', { name: title })
    }
    await drawSwap({ name: 'SwapSelectToken', side: 'Pay' }, api.state.value)
    screen.getByRole('dialog', { name: 'Choose a token' })
  })
})
