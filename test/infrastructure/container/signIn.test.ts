import { assert } from 'chai'
import * as TE from 'fp-ts/TaskEither'
import type { SignInState } from '../../../domain/siwx/signInState.js'
import { turn } from '../../support/turn.js'
import { failureOf } from './setUpSend.js'
import { recapOf } from '../../../domain/pairing/oneClick.js'
import { recapSentence } from '../../../domain/siwx/recap.js'
import { toRecapUri } from '../../../infrastructure/http/codecs/recapUri.js'
import { ADDRESS, makeSessions, setUpSignIn, SIGNATURE, type SignInWorld } from './setUpSignIn.js'

type Text = Extract<SignInState, { readonly _tag: 'Ready' }>['text']

describe('sign-in', () => {
  let world = setUpSignIn()
  world.portico.destroy()
  const visit = async (given?: SignInWorld): Promise<void> => {
    world = setUpSignIn(given)
    await world.portico.connect('a')
  }
  const ready = (): Promise<void> => world.is('Ready')
  const textOf = (): Text | undefined => {
    const { value } = world.portico.session
    return 'text' in value ? value.text : undefined
  }
  const sign = async (): Promise<void> => {
    const api = await world.siwx()
    api.sign()
    await world.is('SignedIn')
  }
  afterEach(() => world.portico.destroy())

  it('follows a connect, is signed by the wallet, stored by the site, and closes the modal [S1-07] [S4-13] [S4-14]', async () => {
    await visit()
    await ready()
    assert.equal(world.viewOf(), 'SIWXSignMessage')
    assert.include(textOf(), `app.example wants you to sign in with your Ethereum account:\n${ADDRESS}\n`)
    await sign()
    const [asked] = world.asked
    assert.equal(asked?.method, 'personal_sign')
    assert.equal(world.viewOf(), 'Closed')
    const [session] = world.sessions.all()
    assert.deepInclude(session, { signature: SIGNATURE })
    assert.deepEqual(asked?.params, [`0x${Buffer.from(session?.message ?? '').toString('hex')}`, ADDRESS.toLowerCase()])
  })

  it('is skipped, without a message, if a session exists [S4-13]', async () => {
    const sessions = makeSessions()
    await visit({ sessions })
    await ready()
    await sign()
    world.portico.destroy()
    await visit({ sessions })
    await world.is('SignedIn')
    assert.equal(world.viewOf(), 'Closed')
    assert.equal(sessions.made(), 1)
  })

  it('asks the wallet synchronously in the click [U-21]', async () => {
    await visit()
    await ready()
    const api = await world.siwx()
    api.sign()
    assert.lengthOf(world.asked, 1)
    api.sign()
    assert.lengthOf(world.asked, 1)
  })

  it('is signed by the site’s own function if there is one, and not by a wallet [S1-07]', async () => {
    const given: unknown[] = []
    await visit({
      siwx: {
        signMessage: async (asked) => {
          given.push(asked)
          return '0x51'
        },
      },
    })
    await ready()
    const message = textOf()
    await sign()
    assert.deepEqual(given, [{ accountAddress: ADDRESS, chainId: 'eip155:1', message }])
    assert.isEmpty(world.asked)
    const [session] = world.sessions.all()
    assert.deepEqual([session?.signature, session?.message], ['0x51', message])
  })

  it('reports a failure, and can be retried, if the wallet declines or the site rejects the signature [S4-15] [S8-06]', async () => {
    await visit()
    await ready()
    const api = await world.siwx()
    world.walletAnswers(TE.left({ _tag: 'RequestRejected' }))
    api.sign()
    await world.passes(() => world.portico.snackbar.value._tag === 'Shown')
    assert.deepInclude(world.portico.snackbar.value, { notice: { _tag: 'SigningFailed' } })
    assert.equal(world.stateOf(), 'Ready')
    assert.equal(world.viewOf(), 'SIWXSignMessage')
    world.walletAnswers(TE.right(SIGNATURE))
    world.sessions.fail('addSession')
    const made = world.sessions.made()
    api.sign()
    await world.passes(() => world.sessions.made() > made && world.stateOf() === 'Ready')
    world.sessions.fail(undefined)
    await sign()
    assert.lengthOf(world.sessions.all(), 1)
  })

  it('ends with the view if it is optional, and is not repeated by itself [U-98]', async () => {
    await visit()
    await ready()
    world.portico.close()
    await turn()
    assert.equal(world.stateOf(), 'Dismissed')
    assert.equal(world.viewOf(), 'Closed')
    assert.deepInclude(world.portico.account().value, { status: 'connected' })
    await world.portico.open({ view: 'SIWXSignMessage' })
    await ready()
  })

  describe('that is required', () => {
    const required = { siwx: { getRequired: () => true } }

    it('keeps the modal open, which shakes, until Cancel disconnects [S4-16] [S4-17]', async () => {
      await visit(required)
      await ready()
      world.portico.close()
      assert.deepInclude(world.portico.modal.value, { _tag: 'Open', shaking: true })
      const api = await world.siwx()
      api.cancel()
      await world.is('Nobody')
      await world.passes(() => world.viewOf() === 'Closed')
      assert.deepInclude(world.portico.account().value, { status: 'disconnected' })
    })

    for (const [what, getRequired] of [
      ['a promise', async () => false],
      ['a text', () => 'no'],
      ['nothing', () => undefined],
      ['an error', () => assert.fail('not now')],
    ] as const)
      it(`is also required if the site's answer is not a clear no: ${what}`, async () => {
        await visit({ siwx: { getRequired: getRequired as () => boolean } })
        await ready()
        world.portico.close()
        assert.deepInclude(world.portico.modal.value, { _tag: 'Open', shaking: true })
      })

    it('returns by Cancel to the last network with a session [S4-16]', async () => {
      await visit(required)
      await ready()
      await sign()
      await world.wallet.movesToChain('eip155:137')
      await ready()
      assert.equal(world.viewOf(), 'SIWXSignMessage')
      const api = await world.siwx()
      api.cancel()
      await world.is('SignedIn')
      const { active } = world.portico.network.value
      assert.deepInclude(active, { _tag: 'Configured' })
      assert.equal(active._tag === 'Configured' ? active.network.caipNetworkId : '', 'eip155:1')
      await world.passes(() => world.viewOf() === 'Closed')
    })
  })

  it('disconnects and opens Connect if sessions cannot be read [S8-07]', async () => {
    const sessions = makeSessions()
    sessions.fail('getSessions')
    await visit({ sessions })
    await world.passes(() => world.viewOf() === 'Connect')
    assert.deepInclude(world.portico.account().value, { status: 'disconnected' })
    await world.passes(() => world.portico.snackbar.value._tag === 'Shown')
    assert.deepInclude(world.portico.snackbar.value, { notice: { _tag: 'AuthenticationFailed' } })
  })

  it('refuses to sign a message for another page, account or chain, or with a lifetime over a day [S-16]', async () => {
    const wrong = [
      [{ domain: 'evil.example' }, 'Domain'],
      [{ uri: 'https://evil.example/' }, 'Uri'],
      [{ accountAddress: `0x${'b2'.repeat(20)}` }, 'Account'],
      [{ chainId: 'eip155:137' }, 'Chain'],
      [{ expirationTime: '2026-01-03T10:00:00.000Z' }, 'LivesTooLong'],
    ] as const
    for (const [fields, reason] of wrong) {
      const sessions = makeSessions()
      sessions.say(fields)
      await visit({ sessions })
      await world.is('NotPrepared')
      assert.deepInclude(world.portico.session.value, { error: { _tag: 'SignInRefused', reason } })
      world.portico.destroy()
    }
    const sessions = makeSessions()
    sessions.say({ statement: 'two\nlines' })
    await visit({ sessions })
    await world.is('NotPrepared')
    assert.deepInclude(world.portico.session.value, { error: { _tag: 'SignInMessageInvalid', field: 'statement' } })
  })

  it('refuses grants that the statement does not state, and lists those it grants [S-18]', async () => {
    const recap = recapOf({ methods: ['personal_sign', 'eth_sendTransaction'] })
    const uri = toRecapUri(recap)
    for (const fields of [
      { resources: [uri] },
      { statement: 'Sign in.', resources: [uri] },
      { statement: recapSentence(recap), resources: ['urn:recap:!'] },
      { statement: recapSentence(recap), resources: [uri, 'https://app.example/terms'] },
    ]) {
      const sessions = makeSessions()
      sessions.say(fields)
      await visit({ sessions })
      await world.is('NotPrepared')
      assert.deepInclude(world.portico.session.value, { error: { _tag: 'SignInRefused', reason: 'Recap' } })
      world.portico.destroy()
    }
    const sessions = makeSessions()
    sessions.say({ statement: `Sign in. ${recapSentence(recap)}`, resources: ['https://app.example/terms', uri] })
    await visit({ sessions })
    await world.is('Ready')
    const { value } = world.portico.session
    const grants = value._tag === 'Ready' ? (await world.siwx()).grantsOf(value.message) : undefined
    assert.deepEqual(grants, {
      resources: ['https://app.example/terms'],
      others: [],
      methods: ['eth_sendTransaction', 'personal_sign'],
    })
  })

  it('can be requested by the host, with one prompt for all callers, and connects first if needed [U-99]', async () => {
    world = setUpSignIn()
    const both = [world.portico.signIn(), world.portico.signIn()]
    await world.passes(() => world.viewOf() === 'Connect')
    await world.portico.connect('a')
    await ready()
    await sign()
    const [one, other] = await Promise.all(both)
    assert.deepEqual(one, other)
    assert.lengthOf(world.asked, 1)
    assert.deepEqual(await world.portico.signIn(), one)
  })

  it('rejects all its callers if the visitor declines [S8-08]', async () => {
    await visit()
    await ready()
    const asked = failureOf(world.portico.signIn())
    await turn()
    world.portico.close()
    assert.equal(await asked, 'PTC-MODAL-CLOSED: Modal closed')
    const again = failureOf(world.portico.signIn())
    await ready()
    world.portico.close()
    assert.equal(await again, 'PTC-MODAL-CLOSED: Modal closed')
  })

  it('is missing without the option [S8-24]', async () => {
    world = setUpSignIn({ options: { siwx: undefined } })
    await world.portico.connect('a')
    assert.equal(await failureOf(world.portico.signIn()), 'PTC-SIWX-OFF: SIWX is not enabled')
    assert.equal(world.viewOf(), 'Closed')
    assert.equal(await world.portico.feature('siwx'), undefined)
  })

  it('signs out on disconnect, unless the site keeps the session', async () => {
    await visit()
    await ready()
    await sign()
    await world.portico.disconnect()
    await world.passes(() => world.sessions.all().length === 0)
    world.portico.destroy()
    await visit({ siwx: { signOutOnDisconnect: false } })
    await ready()
    await sign()
    await world.portico.disconnect()
    await turn()
    assert.lengthOf(world.sessions.all(), 1)
  })

  it('follows another tab that signs in or out', async () => {
    const sessions = makeSessions()
    await visit({ sessions })
    await ready()
    await sign()
    const [session] = sessions.all()
    sessions.elsewhere([])
    await ready()
    sessions.elsewhere(session === undefined ? [] : [session])
    await world.is('SignedIn')
    assert.equal(world.viewOf(), 'Closed')
  })

  it('renews the message before its nonce expires, and checks again once a session ends [S-16]', async () => {
    await visit()
    await ready()
    await world.time.advance(240_000)
    await world.passes(() => world.sessions.made() === 2)
    assert.equal(world.stateOf(), 'Ready')
    assert.include(textOf(), 'nonce00000002')
  })
})
