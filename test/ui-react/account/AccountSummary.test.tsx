import '../support/dom.js'
import { fireEvent, screen } from '@testing-library/react'
import { assert } from 'chai'
import type { AccountState } from '../../../domain/account/accountState.js'
import type { Network } from '../../../domain/network/network.js'
import { mainnet } from '../../../networks.js'
import { aUser } from '../../support/aUser.js'
import { aConnectedAccount } from '../support/aConnectedAccount.js'
import { drawView } from '../support/draw.js'

const ADA: Partial<AccountState> = {
  user: aUser({ email: 'a.very.long.name.of.ada@example.com', userName: 'ada' }),
  preferredAccountType: 'eoa',
}
const drawAccount = (login: Partial<AccountState>, enabled: readonly number[] = [1], network: Network = mainnet) =>
  drawView({ name: 'Account' }, ({ stores }) => {
    stores.account.set(aConnectedAccount(login))
    stores.smartAccountNetworks.set(enabled)
    stores.network.update((known) => ({ ...known, active: { _tag: 'Configured', network } }))
  })
const smart = () => screen.queryByRole('button', { name: /^Use the smart account/ })

describe('the Account view of a login', () => {
  it('shows the e-mail address, shortened over 30 characters, and links to its change [S5-19] [S2-10]', async () => {
    const { told } = await drawAccount(ADA)
    fireEvent.click(screen.getByRole('button', { name: /^a.very.long.name.…@example.com ?Change e-mail$/ }))
    assert.include(told, 'go {"name":"UpdateEmailWallet"}')
  })

  it('shows the name of a social login, with nothing to change', async () => {
    await drawAccount({ ...ADA, socialProvider: 'github' })
    screen.getByText('ada')
    screen.getByText('Logged in by GitHub')
    assert.isNull(screen.queryByRole('button', { name: /Change e-mail/ }))
  })

  it('switches from an eoa to the smart account, if the secure site supports it [S6-02] [S9-32]', async () => {
    const { told } = await drawAccount(ADA)
    const row = smart()
    if (row !== null) fireEvent.click(row)
    assert.include(told, 'preferAccountType "smartAccount"')
    await drawAccount({ ...ADA, preferredAccountType: 'smartAccount' })
    assert.isNull(smart())
    for (const enabled of [[], [8453]]) {
      await drawAccount(ADA, enabled)
      assert.isNull(smart())
    }
    await drawAccount(ADA, [1], { ...mainnet, caipNetworkId: 'solana:1', chainNamespace: 'solana' })
    assert.isNull(smart())
  })

  it('shows none of this without a login, or with another active wallet', async () => {
    await drawAccount({ preferredAccountType: 'eoa' })
    assert.isNull(screen.queryByText(/@example.com/))
    assert.isNull(smart())
  })
})
