import { assert } from 'chai'
import { useFakeTimers } from 'sinon'
import { turn } from '../../support/turn.js'
import { ACCOUNT, codeOf, signedBy } from './setUpSessions.js'
import { json, setUpPage } from './setUpServer.js'

const KIB = 1_024
const ACCOUNT_1 = { accountAddress: ACCOUNT.address, chainId: 'eip155:1' } as const
const account = { address: ACCOUNT.address, chainId: 'eip155:1' }
const large = (letters: number): object => ({ account, nonce: 'a'.repeat(32), more: 'a'.repeat(letters) })

/** Faulty answers, and the code of the rejection. */
const ANSWERS: readonly (readonly [name: string, answer: () => Response | Promise<Response>, code: string])[] = [
  ['a refusal with a code', () => json({ code: 'StoreUnavailable' }, 503), 'StoreUnavailable'],
  ['a refusal without one', () => json({ code: '<b>' }, 500), 'HttpStatus'],
  ['a failure in words', () => new Response('no', { status: 500 }), 'HttpStatus'],
  ['too many requests', () => json({}, 429, 'text/html'), 'HttpStatus'],
  ['a page of the site', () => json({ account, nonce: 'a'.repeat(32) }, 200, 'text/html'), 'Malformed'],
  ['no JSON', () => new Response('{', { headers: { 'content-type': 'application/json' } }), 'Malformed'],
  ['nothing', () => new Response(null, { headers: { 'content-type': 'application/json' } }), 'Malformed'],
  ['another thing', () => json({ account: { address: 7 } }), 'Malformed'],
  ['a list', () => json([]), 'Malformed'],
  ['more than 64 KiB', () => json(large(64 * KIB)), 'Malformed'],
  ['no answer', () => Promise.reject(new TypeError('offline')), 'Unreachable'],
]

describe('a sign-in server’s answer', () => {
  for (const [name, answer, code] of ANSWERS)
    it(`makes no session, and rejects each call with ${code}: ${name} [S-12]`, async () => {
      const page = setUpPage()
      const session = await signedBy(page.config)
      page.browser.answers(answer)
      assert.equal(await codeOf(page.config.createMessage(ACCOUNT_1)), code)
      assert.equal(await codeOf(page.config.addSession(session)), code)
      assert.equal(await codeOf(page.config.getSessions('eip155:1', ACCOUNT.address)), code)
      assert.equal(await codeOf(page.config.revokeSession('eip155:1', ACCOUNT.address)), code)
      page.browser.answers(undefined)
      assert.equal(await page.count(), 0)
    })

  it('with another account, chain or nonce than signed makes no session [S-17]', async () => {
    const page = setUpPage()
    const session = await signedBy(page.config)
    const { nonce } = session.data
    for (const said of [
      { account: { ...account, address: `0x${'b2'.repeat(20)}` }, nonce },
      { account: { ...account, chainId: 'eip155:137' }, nonce },
      { account, nonce: 'a'.repeat(32) },
    ]) {
      page.browser.answers(() => json(said))
      assert.equal(await codeOf(page.config.addSession(session)), 'Malformed')
      page.browser.answers(undefined)
      assert.equal(await page.count(), 0)
    }
  })

  it('with status 401 means signed out, with any body, and only for the session query', async () => {
    const page = setUpPage()
    const session = await signedBy(page.config)
    page.browser.answers(() => new Response('', { status: 401 }))
    assert.equal(await page.count(), 0)
    assert.equal(await codeOf(page.config.addSession(session)), 'HttpStatus')
  })

  it('with up to 64 KiB, or in another spelling of JSON, is read', async () => {
    const page = setUpPage()
    page.browser.answers(() => json(large(60 * KIB), 200, 'Application/JSON; charset=utf-8'))
    assert.equal(await page.count(), 0)
  })

  it('to a failed sign-out keeps the session, and rejects', async () => {
    const page = setUpPage()
    await page.config.addSession(await signedBy(page.config))
    page.browser.answers(() => json({ code: 'Failed' }, 500))
    assert.equal(await codeOf(page.config.setSessions([])), 'Failed')
    page.browser.answers(undefined)
    assert.equal(await page.count(), 1)
  })

  it('that takes over eight seconds times out, also in the middle of its body', async () => {
    const page = setUpPage()
    const hangs: readonly (() => Response | Promise<Response>)[] = [
      () => new Promise<Response>(() => undefined),
      () => new Response(new ReadableStream(), { headers: { 'content-type': 'application/json' } }),
    ]
    for (const hang of hangs) {
      page.browser.answers(hang)
      const clock = useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
      try {
        let code = 'none yet'
        const asked = codeOf(page.config.getSessions('eip155:1', ACCOUNT.address)).then((said) => (code = said))
        await turn()
        clock.tick(7_999)
        await turn()
        assert.equal(code, 'none yet')
        assert.isFalse(page.browser.inits.at(-1)?.signal?.aborted)
        clock.tick(1)
        await asked
        assert.equal(code, 'TimedOut')
        assert.isTrue(page.browser.inits.at(-1)?.signal?.aborted)
      } finally {
        clock.restore()
      }
    }
  })
})
