import './support/dom.js'
import { fireEvent, screen } from '@testing-library/react'
import { assert } from 'chai'
import type { LoggedIn } from '../../domain/login/LoggedIn.js'
import { aConnectedAccount } from './support/aConnectedAccount.js'
import { drawView } from './support/draw.js'

const { address = '' } = aConnectedAccount()
const ADA: LoggedIn = {
  email: 'a.very.long.name.of.ada@example.com',
  userName: 'ada',
  address: address.toLowerCase(),
  accounts: [{ type: 'eoa', address }, { type: 'smartAccount', address: '0x2' }],
  caipNetworkId: 'eip155:1',
  preferredAccountType: 'eoa',
  smartAccountDeployed: false,
}
const drawAccount = (user: LoggedIn | undefined) =>
  drawView({ name: 'Account' }, ({ stores }) => {
    stores.account.set(aConnectedAccount())
    stores.loggedIn.set(user)
  })
const smart = () => screen.queryByRole('button', { name: /^Use the smart account/ })

describe('the Account view of somebody who logged in', () => {
  it('shows the address, cut over 30 characters, and leads to changing it [S5-19] [S2-10]', async () => {
    const { told } = await drawAccount(ADA)
    fireEvent.click(screen.getByRole('button', { name: /^a.very.long.name.…@example.com ?Change the address$/ }))
    assert.include(told, 'go {"name":"UpdateEmailWallet"}')
  })

  it('shows who logged in by a social account, with nothing to change', async () => {
    await drawAccount({ ...ADA, socialProvider: 'github' })
    screen.getByText('ada')
    screen.getByText('Logged in by GitHub')
    assert.isNull(screen.queryByRole('button', { name: /Change the address/ }))
  })

  it('goes over to the smart account from an eoa, where there is one [S6-02] [S9-32]', async () => {
    const { told } = await drawAccount(ADA)
    const row = smart()
    if (row !== null) fireEvent.click(row)
    assert.include(told, 'preferAccountType "smartAccount"')
    await drawAccount({ ...ADA, preferredAccountType: 'smartAccount' })
    assert.isNull(smart())
    await drawAccount({ ...ADA, accounts: [{ type: 'eoa', address }] })
    assert.isNull(smart())
    await drawAccount({ ...ADA, caipNetworkId: 'solana:101' })
    assert.isNull(smart())
  })

  it('says nothing of it where nobody is logged in, or another wallet is in use', async () => {
    for (const user of [undefined, { ...ADA, address: '0x3', accounts: [] }]) {
      await drawAccount(user)
      assert.isNull(screen.queryByText(/@example.com/))
      assert.isNull(smart())
    }
  })
})
