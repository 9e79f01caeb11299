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

describe('the swap views without a usable account', () => {
  it('show that the account is gone, and wait while a wallet is restored', async () => {
    const { swap } = await drawSwap({ name: 'Swap' }, { _tag: 'NoAccount' })
    assert.equal(
      saidIn(inView().getByRole('alert')),
      'Account not foundThe wallet was disconnected. Connect it again to swap.',
    )
    await change(() => swap.state.set({ _tag: 'Restoring' }))
    assert.isNull(inView().queryByRole('alert'))
    assert.include(saidIn(), 'Loading')
  })

  it("link to the site's networks with swaps, and can be closed nevertheless [S9-18][W-41]", async () => {
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

  it('show that there is no such network, or that none can be selected here', async () => {
    const { stores } = await drawSwap({ name: 'Swap' }, { _tag: 'Unsupported' })
    const words = 'This site uses no network with swaps.'
    assert.notInclude(saidIn(), words)
    await change(() => stores.network.update((now) => ({ ...now, networks: [sepolia, solana] })))
    assert.include(saidIn(), words)
    await change(() => stores.network.update((now) => ({ ...now, networks: [mainnet], switching: 'Off' })))
    assert.lengthOf(inView().queryAllByRole('listitem'), 0)
  })
})

describe('the link to swaps', () => {
  const drawAccount = (network: Network, swaps: readonly string[] | false = ['1inch']) =>
    drawView({ name: 'Account' }, ({ stores }) => {
      stores.account.set(aConnectedAccount())
      stores.host.update((known) => ({ ...known, walletFeatures: ['swaps', 'send'] }))
      stores.features.update((known) => ({ ...known, swaps }))
      stores.network.update((now) => ({ ...now, networks: [network], active: { _tag: 'Configured', network } }))
    })
  const action = (): HTMLElement | null => screen.queryByRole('button', { name: 'Swap' })

  it('is in the account on the networks with swaps, and nowhere else [S9-18][S9-23]', async () => {
    const { told } = await drawAccount(mainnet)
    await change(() => action()?.click())
    assert.include(told, 'go {"name":"Swap"}')
    for (const network of [sepolia, solana]) {
      await drawAccount(network)
      assert.isNull(action(), network.name)
    }
  })

  it('is absent if the wallet is on a network the site does not use, or swaps are off', async () => {
    const { stores } = await drawAccount(mainnet)
    await change(() =>
      stores.network.update((now) => ({ ...now, active: { _tag: 'Unsupported', caipNetworkId: 'eip155:1' } })),
    )
    assert.isNull(action())
    await drawAccount(mainnet, false)
    assert.isNull(action())
  })
})

describe('the swap views', () => {
  it('are named by their purpose', async () => {
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
