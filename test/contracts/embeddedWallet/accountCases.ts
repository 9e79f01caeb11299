import { assert } from 'chai'
import { SITE_ACCOUNTS } from '../../fakes/fakeSecureSite.js'
import { leftOf } from '../../support/leftOf.js'
import { rightOf } from '../../support/rightOf.js'
import type { EmbeddedWorld } from './EmbeddedWorld.js'
import { namesOf } from './namesOf.js'
import { refuse } from './refuse.js'

export const accountCases = (world: () => EmbeddedWorld): void => {
  const logIn = () => rightOf(world().wallet.session.fetchUser({ chainId: 'eip155:1' }))
  const user = () => world().wallet.session.loggedIn.value
  it('moves to another network, and fetches the account there [S7-35]', async () => {
    await logIn()
    assert.equal(await rightOf(world().wallet.account.switchTo('eip155:10')), 'eip155:10')
    assert.equal(user()?.caipNetworkId, 'eip155:10')
    assert.deepEqual(namesOf(world()).slice(1), ['SWITCH_NETWORK', 'GET_USER'])
  })
  it('fetches no account if it is already on that network', async () => {
    await logIn()
    await rightOf(world().wallet.account.switchTo('eip155:1'))
    assert.deepEqual(namesOf(world()).slice(1), ['SWITCH_NETWORK'])
  })
  it('stays on its network if the site refuses, or has no account there', async () => {
    await logIn()
    for (const name of ['SWITCH_NETWORK', 'GET_USER']) {
      world().site.treat(name, refuse())
      await leftOf(world().wallet.account.switchTo('eip155:10'))
      assert.equal(user()?.caipNetworkId, 'eip155:1')
      world().site.treat(name, undefined)
    }
  })
  it('has accounts on EVM and Solana only [S6-04] [S8-50]', async () => {
    assert.deepEqual(await leftOf(world().wallet.account.switchTo('cosmos:hub')), {
      _tag: 'LoginChainNotSupported',
      id: 'cosmos:hub',
    })
    assert.isEmpty(namesOf(world()))
  })
  it('switches to another account type, which has another address [S7-42]', async () => {
    await logIn()
    await rightOf(world().wallet.account.prefer('eoa'))
    assert.deepEqual([user()?.preferredAccountType, user()?.address], ['eoa', SITE_ACCOUNTS.eoa])
  })
  it('has switched even if the user could not be fetched again', async () => {
    await logIn()
    world().site.treat('GET_USER', refuse())
    await rightOf(world().wallet.account.prefer('eoa'))
    assert.deepEqual([user()?.preferredAccountType, user()?.address], ['eoa', SITE_ACCOUNTS.eoa])
  })
  it('requests the preferred account type from then on', async () => {
    await rightOf(world().wallet.account.prefer('eoa'))
    assert.equal((await logIn()).preferredAccountType, 'eoa')
  })
  it('keeps its account type if the site refuses', async () => {
    await logIn()
    world().site.treat('SET_PREFERRED_ACCOUNT', refuse())
    await leftOf(world().wallet.account.prefer('eoa'))
    assert.equal(user()?.preferredAccountType, 'smartAccount')
  })
  it('knows the networks with smart accounts by number, after the first request to the site [S9-32]', async () => {
    await logIn()
    assert.deepEqual(world().wallet.account.smartAccountNetworks.value, [1, 8453])
  })
  it('returns its current network [S7-38]', async () =>
    assert.equal(await rightOf(world().wallet.account.chainId), 'eip155:1'))
  it('has its smart account deployed [S7-42]', async () => {
    assert.deepEqual(await rightOf(world().wallet.account.initSmartAccount), {
      address: SITE_ACCOUNTS.smartAccount,
      isDeployed: true,
    })
  })
}
