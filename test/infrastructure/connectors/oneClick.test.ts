import { assert } from 'chai'
import fc from 'fast-check'
import * as E from 'fp-ts/Either'
import * as TE from 'fp-ts/TaskEither'
import type { SignInOffer } from '../../../application/pairing/offerSignIn.js'
import type { PairingStep } from '../../../application/ports/pairing.js'
import type { AskedSignIn } from '../../../domain/pairing/oneClick.js'
import { UNKNOWN_ACCOUNT } from '../../../domain/siwx/unknownAccount.js'
import type { SignInSession } from '../../../domain/siwx/session.js'
import type { SignInError } from '../../../domain/siwx/signInState.js'
import type {
  SessionGrant,
  SignInAnswer,
  WalletConnectClient,
} from '../../../infrastructure/connectors/walletConnect/client.js'
import { readAnswer } from '../../../infrastructure/connectors/walletConnect/oneClick/readAnswer.js'
import { openWalletConnect } from '../../../infrastructure/connectors/walletConnect/openWalletConnect.js'
import { aMessage } from '../../domain/siwx/someMessages.js'
import { fakeEip1193Provider } from '../../fakes/fakeEip1193Provider.js'
import { fakeHostEnvironment } from '../../fakes/fakeHostEnvironment.js'
import { fakeKeyValueStore } from '../../fakes/fakeKeyValueStore.js'
import { fakeRelayClient } from '../../fakes/fakeRelayClient.js'
import { aNetwork } from '../../support/aNetwork.js'
import { isTestAppLink } from '../../support/isTestAppLink.js'
import { makeVirtualTime } from '../../support/makeVirtualTime.js'
import { until } from '../../support/until.js'

const SIGNER = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed'
const MESSAGE = aMessage({ accountAddress: UNKNOWN_ACCOUNT })
const RESPONDER = { publicKey: 'ab'.repeat(32), metadata: { name: 'A phone', url: 'https://phone.example' } }
const RECAP = `urn:recap:${Buffer.from('{"att":{"eip155":{"request/personal_sign":[{}]}}}').toString('base64url')}`

const aCacao = (chain = 'eip155:1', fields: object = {}) => ({
  h: { t: 'caip122' },
  p: {
    iss: `did:pkh:${chain}:${SIGNER}`,
    aud: MESSAGE.uri,
    domain: MESSAGE.domain,
    version: '1',
    nonce: MESSAGE.nonce,
    iat: MESSAGE.issuedAt,
    statement: '',
    resources: [RECAP],
    ...fields,
  },
  s: { t: 'eip191', s: '0x5e' },
})
const anAnswer = (...cacaos: readonly unknown[]) => ({ responder: RESPONDER, cacaos })

const asked: AskedSignIn = { message: MESSAGE, chains: ['eip155:1', 'eip155:137'], methods: ['personal_sign'] }
const auths = (answer: unknown) => readAnswer(answer, asked).auths

/** What a wallet approves by the plain proposal. */
const aSettled = async (): Promise<unknown> => {
  const { settled } = await fakeRelayClient(fakeEip1193Provider()).propose({})
  return settled
}

/** A page that offers sign-in, and a wallet that answers so. */
const setUp = (
  answer: () => Promise<SignInAnswer | { readonly signed: unknown }>,
  {
    keep = TE.right(undefined),
    offer = true,
    change = () => ({}),
  }: {
    readonly keep?: ReturnType<SignInOffer['keep']>
    readonly offer?: boolean
    readonly change?: (client: WalletConnectClient) => Partial<WalletConnectClient>
  } = {},
) => {
  const time = makeVirtualTime()
  const client = fakeRelayClient(fakeEip1193Provider({ scheduler: time.scheduler }))
  const [requests, kept, grants]: [AskedSignIn[], (readonly SignInSession[])[], SessionGrant[]] = [[], [], []]
  let dropped = 0
  const settle = async (grant: SessionGrant): Promise<unknown> => {
    grants.push(grant)
    const { accounts, methods, events, responder } = grant
    return {
      topic: 'one-click',
      expiry: 9_999_999,
      namespaces: { eip155: { accounts, methods, events } },
      peer: responder,
    }
  }
  const own: WalletConnectClient = {
    ...client,
    proposeSignIn: async (request) => {
      requests.push(request)
      const said = answer().then((given): SignInAnswer =>
        'signed' in given ? { _tag: 'Signed', answer: given.signed, settle } : given,
      )
      said.catch(() => undefined)
      return { uri: 'wc:one@2', answer: said, abandon: () => undefined }
    },
    ...change(client),
  }
  const made: SignInOffer = {
    message: MESSAGE,
    keep: (sessions) => {
      kept.push(sessions)
      return keep
    },
    drop: async () => {
      dropped += 1
      return TE.right<SignInError, void>(undefined)()
    },
  }
  const relay = openWalletConnect({
    open: async () => own,
    networks: [aNetwork({ caipNetworkId: 'eip155:1' }), aNetwork({ id: 137, caipNetworkId: 'eip155:137' })],
    visited: () => [],
    offerSignIn: async () => (offer ? made : undefined),
    visible: fakeHostEnvironment().visible,
    isAppLink: isTestAppLink,
    store: fakeKeyValueStore(),
    scheduler: time.scheduler,
  })
  const steps: PairingStep[] = []
  const running = relay.pairing.begin.subscribe((step) => steps.push(step))
  const tags = (): readonly string[] => steps.map((step) => (step._tag === 'Failed' ? step.error._tag : step._tag))
  /** The code loads with the first pairing that needs it. */
  const passes = (holds: () => boolean): Promise<void> => until(holds, { everyMs: 1, between: () => time.advance(0) })
  const ends = (): Promise<void> => passes(() => !['Linked', 'SigningIn', undefined].includes(steps.at(-1)?._tag))
  return { client, requests, kept, grants, steps, tags, running, passes, ends, dropped: () => dropped }
}

describe('a pairing with sign-in (one-click auth)', () => {
  it('asks for all but one of the methods, states what that grants, and connects once the site has the session [S-18]', async () => {
    const { ends, tags, steps, requests, kept, grants, client } = setUp(async () => ({ signed: anAnswer(aCacao()) }))
    await ends()
    assert.deepEqual(tags(), ['Linked', 'SigningIn', 'Approved'])
    const [request = asked] = requests
    assert.deepEqual(request.chains, ['eip155:1', 'eip155:137'])
    assert.include(request.methods, 'personal_sign')
    assert.notInclude(request.methods, 'wallet_showCallsStatus')
    const { signIn } = steps[0]?._tag === 'Linked' ? steps[0] : {}
    assert.deepEqual(signIn, { domain: 'dapp.example', resources: [], methods: request.methods, others: [] })
    assert.deepEqual(
      kept.map((sessions) => sessions.map(({ data }) => data.accountAddress)),
      [[SIGNER]],
    )
    assert.deepInclude(grants[0], { accounts: [`eip155:1:${SIGNER}`], methods: ['personal_sign'] })
    assert.deepEqual(client.ended, [])
  })

  it('falls back to a plain pairing if the site offers no sign-in, or has nothing to request', async () => {
    const none = setUp(() => assert.fail('asked'), { offer: false })
    await none.ends()
    assert.deepEqual(none.tags(), ['Linked', 'Approved'])
    const broken = setUp(() => assert.fail('asked'), {
      change: () => ({ proposeSignIn: () => Promise.reject(new Error('another SDK')) }),
    })
    await broken.ends()
    assert.deepEqual(broken.tags(), ['Linked', 'Approved'])
  })

  it('connects without sign-in if the wallet took the plain proposal', async () => {
    const session = await aSettled()
    const { ends, tags, kept } = setUp(async () => ({ _tag: 'Connected', session }))
    await ends()
    assert.deepEqual([tags(), kept], [['Linked', 'Approved'], []])
  })

  it('is Rejected if the visitor declines, by the code of the wallet', async () => {
    const { ends, tags } = setUp(() => Promise.reject(Object.assign(new Error('no'), { code: 5000 })))
    await ends()
    assert.deepEqual(tags(), ['Linked', 'Rejected'])
  })

  it('ends if the wallet signed something else: no connection, no sign-in, and the wallet is told [S-16]', async () => {
    const { ends, steps, kept, grants, client } = setUp(async () => ({
      signed: anAnswer(aCacao(), aCacao('eip155:137', { nonce: 'anotherNonce' })),
    }))
    await ends()
    assert.deepEqual(steps.at(-1), { _tag: 'Failed', error: { _tag: 'PairedSignInFailed', reason: 'nonce' } })
    assert.deepEqual([kept, client.ended], [[], ['one-click']])
    assert.deepInclude(grants[0], { accounts: [], methods: [] })
  })

  it('ends if the site rejects the signature: the wallet is disconnected (7.3)', async () => {
    const failure: SignInError = { _tag: 'SignInFailed', cause: 'no' }
    const { ends, steps, client } = setUp(async () => ({ signed: anAnswer(aCacao()) }), { keep: TE.left(failure) })
    await ends()
    assert.deepEqual(steps.at(-1), {
      _tag: 'Failed',
      error: { _tag: 'PairedSignInFailed', reason: 'Site', cause: failure },
    })
    assert.deepEqual(client.ended, ['one-click'])
  })

  it('is NothingGranted if the wallet signs in but grants no method: no sign-in', async () => {
    const { ends, tags, kept, client } = setUp(async () => ({
      signed: anAnswer(aCacao('eip155:1', { resources: undefined })),
    }))
    await ends()
    assert.deepEqual([tags(), kept], [['Linked', 'SigningIn', 'NothingGranted'], []])
    assert.include(client.ended, 'one-click')
  })

  it('signs out again, and ends the session, if it was given up meanwhile', async () => {
    let done: (() => void) | undefined
    const keep = () =>
      new Promise<E.Either<SignInError, void>>((resolve) => {
        done = () => resolve(E.right(undefined))
      })
    const { passes, client, running, dropped } = setUp(async () => ({ signed: anAnswer(aCacao()) }), { keep })
    await passes(() => done !== undefined)
    running.unsubscribe()
    done?.()
    await passes(() => client.ended.length > 0)
    assert.deepEqual([dropped(), client.ended], [1, ['one-click']])
  })

  it('does not sign in by an answer that arrives after it was given up', async () => {
    let answer: (() => void) | undefined
    const late = new Promise<{ readonly signed: unknown }>((resolve) => {
      answer = () => resolve({ signed: anAnswer(aCacao()) })
    })
    const { passes, client, running, steps, kept } = setUp(() => late)
    await passes(() => steps.length > 0)
    running.unsubscribe()
    answer?.()
    await passes(() => client.ended.length > 0)
    assert.deepEqual([kept, client.ended], [[], ['one-click']])
  })
})

describe('the answer of a wallet to a sign-in', () => {
  it('puts the session of the message’s own chain first, since a server knows one', () => {
    const read = auths(anAnswer(aCacao('eip155:137'), aCacao('eip155:1')))
    const chains = read._tag === 'Right' ? read.right.map(({ session }) => session.data.chainId) : []
    assert.deepEqual(chains, ['eip155:1', 'eip155:137'])
  })

  it('fills in the metadata that the SDK requires, whatever the wallet left out', () => {
    assert.deepEqual(readAnswer(anAnswer(), asked).responder, {
      publicKey: RESPONDER.publicKey,
      metadata: { name: 'A phone', description: '', url: 'https://phone.example', icons: [], redirect: {} },
    })
    assert.isUndefined(readAnswer({ ...anAnswer(), responder: { ...RESPONDER, publicKey: 'ab' } }, asked).responder)
  })

  it('is refused without throwing, whatever it contains', () => {
    const malformed = E.left('Malformed' as const)
    const many = Array.from({ length: 65 }, () => aCacao())
    for (const answer of [
      undefined,
      null,
      [],
      {},
      anAnswer(),
      anAnswer(null),
      anAnswer({ ...aCacao(), s: {} }),
      anAnswer(...many),
    ])
      assert.deepEqual(auths(answer), malformed)
    fc.assert(
      fc.property(fc.anything(), (anything) => {
        assert.equal(auths(anything)._tag, 'Left')
        assert.equal(auths(anAnswer(anything))._tag, 'Left')
        for (const field of ['iss', 'resources', 'statement', 'nonce', 'iat'])
          readAnswer(anAnswer(aCacao('eip155:1', { [field]: anything })), asked)
      }),
      { numRuns: 200 },
    )
  })
})
