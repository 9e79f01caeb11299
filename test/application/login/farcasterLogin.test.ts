import { assert } from 'chai'
import { aUser } from '../../support/aUser.js'
import { setUpSocialLogin } from './setUpSocialLogin.js'

const URI = 'https://farcaster.example/connect?code=1'

/** Until the visitor scans the code. */
const withCode = async () => {
  const world = setUpSocialLogin()
  world.feature.beginFarcaster()
  await world.wallet.answer('farcasterUri', URI)
  return world
}

describe('a login by Farcaster', () => {
  it('shows a QR code without a window, waits for the approval, and connects the wallet [S1-04] [S4-10]', async () => {
    const { feature, popups, wallet, now, adopted, names } = setUpSocialLogin()
    feature.beginFarcaster()
    assert.deepEqual(now(), { _tag: 'Started', provider: 'farcaster' })
    await wallet.answer('farcasterUri', URI)
    assert.deepEqual(now(), { _tag: 'FarcasterCode', uri: URI })
    await wallet.answer('connectFarcaster', 'ada')
    assert.deepEqual(now(), { _tag: 'ResultReceived', provider: 'farcaster' })
    await wallet.answer('fetchUser', aUser())
    assert.deepEqual(now(), { _tag: 'Idle' })
    assert.lengthOf(adopted, 1)
    assert.lengthOf(popups.opened, 0)
    assert.deepEqual(names(), ['farcasterUri', 'connectFarcaster', 'fetchUser'])
  })

  for (const question of ['farcasterUri', 'connectFarcaster'] as const) {
    it(`reports a failure when ${question} fails [S4-10] [S8-13]`, async () => {
      const { wallet, now, feature } = question === 'farcasterUri' ? setUpSocialLogin() : await withCode()
      if (question === 'farcasterUri') feature.beginFarcaster()
      await wallet.refuse(question, { _tag: 'FrameFailed', message: 'no' })
      assert.deepEqual(now(), { _tag: 'Failed', provider: 'farcaster', error: { _tag: 'FarcasterFailed' } })
      feature.beginFarcaster()
      assert.equal(now()._tag, 'Started')
    })
  }

  it('restarts the frame when left, and sends nothing before that is done [S4-10]', async () => {
    const { feature, wallet, now, names } = await withCode()
    feature.cancel()
    assert.deepEqual(now(), { _tag: 'Idle' })
    feature.beginFarcaster()
    assert.deepEqual(names(), ['farcasterUri', 'connectFarcaster', 'reload'])
    await wallet.answer('reload')
    assert.equal(names().at(-1), 'farcasterUri')
    await wallet.answer('farcasterUri', URI)
    assert.equal(now()._tag, 'FarcasterCode')
  })

  it('can be retried even if the frame failed to restart', async () => {
    const { feature, wallet, names } = await withCode()
    feature.cancel()
    await wallet.refuse('reload', { _tag: 'FrameNotLoaded' })
    feature.beginFarcaster()
    assert.equal(names().at(-1), 'farcasterUri')
  })

  it('ignores an approval after it was left', async () => {
    const { feature, wallet, now, adopted } = await withCode()
    feature.cancel()
    await wallet.answer('connectFarcaster', 'ada')
    assert.deepEqual(now(), { _tag: 'Idle' })
    assert.deepEqual(adopted, [])
  })
})
