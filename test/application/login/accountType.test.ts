import { assert } from 'chai'
import { makeAccountTypeFeature } from '../../../application/login/accountTypeFeature.js'
import type { LoggedIn } from '../../../domain/account/embeddedUser.js'
import type { Notice } from '../../../domain/notify/notice.js'
import { fakeLogin } from '../../fakes/fakeLogin.js'
import { aUser } from '../../support/aUser.js'

const setUp = (user: LoggedIn | undefined = aUser(), networks: readonly number[] = [1]) => {
  const wallet = fakeLogin()
  wallet.user.set(user)
  wallet.smartNetworks.set(networks)
  const notices: Notice['_tag'][] = []
  const feature = makeAccountTypeFeature({ wallet, notify: ({ _tag }) => notices.push(_tag) })
  return { wallet, feature, notices }
}

describe('the active account of a login', () => {
  it('becomes the smart account if the visitor prefers it [S6-02]', async () => {
    const { feature, wallet, notices } = setUp()
    feature.prefer('smartAccount')
    assert.deepEqual(wallet.asked, [['prefer', 'smartAccount']])
    await wallet.answer('prefer')
    assert.deepEqual(notices, ['AccountSwitched'])
  })

  it('stays unchanged, with a message, if the secure site refuses', async () => {
    const { feature, wallet, notices } = setUp()
    feature.prefer('smartAccount')
    await wallet.refuse('prefer', { _tag: 'FrameFailed', message: '' })
    assert.deepEqual(notices, ['AccountNotSwitched'])
  })

  it('is not switched if unsupported: without a login, on other networks, from a smart account [S6-02] [S9-32]', () => {
    const smart = aUser({ preferredAccountType: 'smartAccount' })
    for (const world of [setUp(aUser(), [8453]), setUp(aUser(), []), setUp(aUser({ caipNetworkId: 'solana:1' }))]) {
      world.feature.prefer('smartAccount')
      world.feature.prefer('eoa')
      assert.deepEqual(world.wallet.asked, [])
    }
    const { feature, wallet } = setUp(smart)
    feature.prefer('eoa')
    wallet.user.set(undefined)
    feature.prefer('smartAccount')
    assert.deepEqual(wallet.asked, [])
  })

  it('is requested once at a time', async () => {
    const { feature, wallet } = setUp()
    feature.prefer('smartAccount')
    feature.prefer('smartAccount')
    assert.lengthOf(wallet.asked, 1)
    feature.dispose()
  })
})
