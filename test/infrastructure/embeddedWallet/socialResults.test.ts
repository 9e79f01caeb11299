import * as E from 'fp-ts/Either'
import { assert } from 'chai'
import { SECURE_ORIGIN, SECURE_URL } from '../../fakes/fakeFrame.js'
import { setUpWallet } from './setUpWallet.js'

const RESULT = `${SECURE_ORIGIN}/loading?token=1`

describe('a window that comes back from a provider', () => {
  const hear = (data: unknown, origin = SECURE_ORIGIN, url = SECURE_URL) => {
    const { wallet, frame } = setUpWallet({ site: { url } })
    const heard: unknown[] = []
    const hearing = wallet.social.results.subscribe((result) => heard.push(result))
    frame.say(data, { origin, source: {} })
    hearing.unsubscribe()
    assert.equal(frame.listeners(), 0)
    assert.isEmpty(frame.urls)
    return heard
  }

  it('waits at the secure site first [S9-06]', () => assert.equal(setUpWallet().wallet.social.waitingUrl, `${SECURE_ORIGIN}/loading`))
  it('brings a result when it is at the secure site [S4-07] [S4-08]', () => assert.deepEqual(hear({ resultUri: RESULT }), [E.right(RESULT)]))
  it('may be at a secure site on this machine', () => {
    for (const origin of ['http://localhost:4000', 'http://127.0.0.1:4000', 'http://secure.localhost:4000']) assert.deepEqual(hear({ resultUri: RESULT }, origin, `${origin}/sdk`), [E.right(RESULT)])
  })
  it('brings the words of a provider that refused', () => {
    assert.deepEqual(hear({ resultUri: `${RESULT}&error=access_denied` }), [E.left({ _tag: 'SocialRefused', reason: 'access_denied' })])
  })
  for (const origin of ['https://evil.example', 'http://secure.example', 'https://secure.example:444', 'https://secure.example.evil.example', 'null', '']) {
    it(`brings nothing that counts from "${origin}" [S4-08]`, () => assert.deepEqual(hear({ resultUri: RESULT }, origin), [E.left({ _tag: 'SocialResultUntrusted' })]))
  }
  it('brings nothing that counts where the secure site has no origin of its own', () => {
    for (const url of ['', 'data:text/html,x']) {
      for (const origin of ['', 'null']) assert.deepEqual(hear({ resultUri: RESULT }, origin, url), [E.left({ _tag: 'SocialResultUntrusted' })])
    }
  })
  it('brings nothing when it says anything else, or far too much', () => {
    for (const data of [undefined, null, 'x', {}, { resultUri: '' }, { resultUri: 5 }, { type: '@w3m-frame/READY' }]) assert.isEmpty(hear(data))
    assert.deepEqual(hear({ resultUri: `${RESULT}${'x'.repeat(20_000)}` }), [E.left({ _tag: 'SocialResultUntrusted' })])
  })
})
