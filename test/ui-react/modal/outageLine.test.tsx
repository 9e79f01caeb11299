import '../support/dom.js'
import { screen } from '@testing-library/react'
import { assert } from 'chai'
import { change, drawView } from '../support/draw.js'

describe('the line of what does not answer', () => {
  it('says it in one line [design 3.3]', async () => {
    await drawView({ name: 'Connect' }, ({ stores }) => stores.outages.set(['walletApi', 'chainRpc']))
    screen.getByText('Some services are unavailable. Browser wallets work.')
  })

  it('says of settings that they are missing where nothing else is, and leaves them out beside what matters more', async () => {
    const { stores } = await drawView({ name: 'Connect' }, (fake) => fake.stores.outages.set(['config']))
    screen.getByText('Some settings of this page are unavailable. Browser wallets work.')
    await change(() => stores.outages.set(['walletApi', 'config']))
    screen.getByText('The wallet directory is unavailable. Browser wallets work.')
    assert.isNull(screen.queryByText(/settings/))
  })
})
