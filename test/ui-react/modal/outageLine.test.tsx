import '../support/dom.js'
import { screen } from '@testing-library/react'
import { assert } from 'chai'
import { change, drawView } from '../support/draw.js'

describe('the outage line', () => {
  it('is a single line [design 3.3]', async () => {
    await drawView({ name: 'Connect' }, ({ stores }) => stores.outages.set(['walletApi', 'chainRpc']))
    screen.getByText('Some services are unavailable. Browser wallets work.')
  })

  it('mentions missing settings only if nothing else is down', async () => {
    const { stores } = await drawView({ name: 'Connect' }, (fake) => fake.stores.outages.set(['config']))
    screen.getByText('Some settings of this page are unavailable. Browser wallets work.')
    await change(() => stores.outages.set(['walletApi', 'config']))
    screen.getByText('The wallet directory is unavailable. Browser wallets work.')
    assert.isNull(screen.queryByText(/settings/))
  })

  it('names a single service that does not answer, and disappears once it does [X-18]', async () => {
    const { stores } = await drawView({ name: 'Networks' })
    for (const [part, line] of [
      ['walletApi', 'The wallet directory is unavailable. Browser wallets work.'],
      ['blockchainApi', 'Token prices and balances are unavailable; browser wallets work.'],
      ['chainRpc', 'The network does not answer. Connecting works.'],
    ] as const) {
      await change(() => stores.outages.set([part]))
      screen.getByText(line)
    }
    await change(() => stores.outages.set([]))
    assert.isNull(screen.queryByText(/unavailable|does not answer/))
  })

  it("names pairing if its service fails, not after a wallet's refusal, and only where a wallet is chosen [X-18]", async () => {
    const line = 'The pairing service is unavailable. Browser wallets work.'
    const { stores } = await drawView({ name: 'Connect' })
    for (const error of [
      { _tag: 'RelayUnreachable' },
      { _tag: 'RelayRefused', reason: 'Unauthorized: invalid key' },
      { _tag: 'PairingUnavailable', cause: undefined },
    ] as const) {
      await change(() => stores.pairing.set({ _tag: 'Failed', error }))
      screen.getByText(line)
    }
    await change(() => stores.outages.set(['walletApi']))
    screen.getByText('Some services are unavailable. Browser wallets work.')
    await change(() => stores.outages.set([]))
    for (const error of [{ _tag: 'NothingGranted' }, { _tag: 'PairingNotConfigured' }] as const) {
      await change(() => stores.pairing.set({ _tag: 'Failed', error }))
      assert.isNull(screen.queryByText(line))
    }
    await change(() => {
      stores.pairing.set({ _tag: 'Failed', error: { _tag: 'RelayUnreachable' } })
      stores.modal.set({ _tag: 'Open', history: [{ name: 'WhatIsAWallet' }], shaking: false })
    })
    assert.isNull(screen.queryByText(line))
  })
})
