import { base58 } from '@scure/base'
import { assert } from 'chai'
import { asyncScheduler } from 'rxjs'
import type { Portico } from '../../../application/portico.js'
import { CHAIN_RPC, HOST_ENVIRONMENT, LOG } from '../../../application/ports/tokens.js'
import type { SignInMessage } from '../../../domain/siwx/signInMessage.js'
import { createPortico } from '../../../infrastructure/container/createPortico.js'
import { solana } from '../../../networks.js'
import { registerWallet } from '../../../sandbox/solanaWallets/registerWallet.js'
import { type SignInInput, signInText } from '../../../sandbox/solanaWallets/signing.js'
import { fakeChainRpc } from '../../fakes/fakeChainRpc.js'
import { fakeHostEnvironment } from '../../fakes/fakeHostEnvironment.js'
import { fakeLog } from '../../fakes/fakeLog.js'
import { fakeStandardWallet } from '../../fakes/fakeStandardWallet.js'
import { until } from '../../support/until.js'
import { inPage } from './setUpLogins.js'
import { makeSessions } from './setUpSignIn.js'

const ACCOUNT = 'So11111111111111111111111111111111111111112'
const OTHER = 'TokenkegQfeZyiNwAJbNbGKPFXCWuBVf9Ss623VQ5DA'
const SIGNATURE = new Uint8Array(64).fill(7)

/** The text of a standard-compliant wallet for the given fields. */
const wordsOf = (input: SignInInput): string => signInText({ ...input, domain: input.domain ?? '', address: ACCOUNT })
const bytesOf = (text: string): Uint8Array => new TextEncoder().encode(text)
const failure = (code: number, message: string): Error => Object.assign(new Error(message), { code })

type SignIn = (input: SignInInput) => unknown
const answers = (words: string, address = ACCOUNT): unknown => [
  { account: { address }, signedMessage: bytesOf(words), signature: SIGNATURE },
]

describe('sign-in with a Solana wallet', () => {
  inPage()
  let portico: Portico
  let withdraw: () => void
  afterEach(() => {
    withdraw()
    portico.destroy()
  })

  /** A page with a Wallet Standard wallet, with or without a sign-in feature. */
  const visit = async (signIn?: SignIn, fields: Partial<SignInMessage> = {}) => {
    const sessions = makeSessions()
    sessions.say(fields)
    const { wallet, script } = fakeStandardWallet({
      name: 'Heron',
      account: ACCOUNT,
      scheduler: asyncScheduler,
      chains: [solana.caipNetworkId],
    })
    const given: SignInInput[] = []
    const feature = {
      version: '1.0.0',
      signIn: async (input: SignInInput): Promise<unknown> => {
        given.push(input)
        return signIn?.(input)
      },
    }
    const features = { ...(wallet['features'] as object), ...(signIn && { 'solana:signIn': feature }) }
    withdraw = registerWallet(Object.defineProperty(wallet, 'features', { value: features }))
    portico = createPortico({
      networks: [solana],
      siwx: sessions.config,
      override: ({ value }) => {
        value(CHAIN_RPC, fakeChainRpc())
        value(HOST_ENVIRONMENT, fakeHostEnvironment({ origin: 'https://app.example' }))
        value(LOG, fakeLog())
      },
    })
    await portico.open()
    await until(() => portico.wallets.value.rows.some(({ id }) => id === 'standard:Heron'))
    await portico.connect('standard:Heron', 'solana')
    await until(() => portico.session.value._tag === 'Ready')
    const api = (await portico.feature('siwx')) ?? assert.fail('signing in is off')
    const { value } = portico.session
    return {
      sessions,
      given,
      api,
      text: 'text' in value ? value.text : '',
      /** The methods by which it was asked to sign our text. */
      texts: () => script.requests().map(({ method }) => method),
    }
  }
  const isSignedIn = () => until(() => portico.session.value._tag === 'SignedIn')
  /** The failure is shown, with a new message for a retry. */
  const hasFailed = async (): Promise<void> => {
    await until(() => portico.snackbar.value._tag === 'Shown')
    assert.deepInclude(portico.snackbar.value, { notice: { _tag: 'SigningFailed' } })
    await until(() => portico.session.value._tag === 'Ready')
  }

  it('sends the fields to a wallet with `solana:signIn`, and keeps what it signed, which is the text shown [S1-07]', async () => {
    const fields = { statement: 'Enter the lamp room.', requestId: 'r1', resources: ['https://app.example/terms'] }
    const { api, given, texts, sessions, text } = await visit((input) => answers(wordsOf(input)), fields)
    api.sign()
    await isSignedIn()
    assert.deepEqual(given, [
      {
        domain: 'app.example',
        address: ACCOUNT,
        uri: 'https://app.example/',
        version: '1',
        chainId: 'solana:mainnet',
        nonce: 'nonce00000001',
        issuedAt: '2026-01-01T10:00:00.000Z',
        ...fields,
      },
    ])
    assert.isEmpty(texts())
    const [session] = sessions.all()
    assert.equal(session?.message, text)
    assert.equal(session?.signature, base58.encode(SIGNATURE))
    assert.equal(session?.data.chainId, solana.caipNetworkId)
  })

  it('asks a wallet without that feature to sign the text [S1-07]', async () => {
    const { api, texts, sessions, text } = await visit()
    api.sign()
    await isSignedIn()
    assert.deepEqual(texts(), ['solana_signMessage'])
    assert.equal(sessions.all()[0]?.message, text)
  })

  for (const [code, words] of [
    [-32000, 'Invalid input'],
    [-32602, 'There is no such chain'],
    [4200, 'No such method'],
  ] as const)
    it(`asks for a signature of the text if the wallet supports no sign-in with these fields (${code})`, async () => {
      const { api, given, texts } = await visit(() => {
        throw failure(code, words)
      })
      api.sign()
      await isSignedIn()
      assert.lengthOf(given, 1)
      assert.deepEqual(texts(), ['solana_signMessage'])
    })

  it('asks for a signature of the text if wallets would format it differently: with an empty request id', async () => {
    const { api, given, texts, text } = await visit((input) => answers(wordsOf(input)), { requestId: '' })
    assert.include(text, 'Request ID: ')
    api.sign()
    await isSignedIn()
    assert.isEmpty(given)
    assert.deepEqual(texts(), ['solana_signMessage'])
  })

  for (const [what, signIn] of [
    [
      'the visitor declines',
      () => {
        throw failure(4001, 'User rejected the request.')
      },
    ],
    [
      'the wallet breaks',
      () => {
        throw failure(-32603, 'Internal error')
      },
    ],
    ['it signed other words', (input: SignInInput) => answers(wordsOf({ ...input, statement: 'Sign for me.' }))],
    ['it calls the chain otherwise', (input: SignInInput) => answers(wordsOf({ ...input, chainId: 'mainnet' }))],
    ['another account signed', (input: SignInInput) => answers(wordsOf(input), OTHER)],
    ['it does not say what it signed', () => [{ account: { address: ACCOUNT }, signature: SIGNATURE }]],
    ['it answers nothing', () => undefined],
  ] as const)
    it(`fails, and asks for nothing else, if ${what} [S8-06]`, async () => {
      const { api, given, texts, sessions } = await visit(signIn)
      api.sign()
      await hasFailed()
      assert.lengthOf(given, 1)
      assert.isEmpty(texts())
      assert.isEmpty(sessions.all())
    })

  it('refuses a text that is longer than Solana’s wallets sign', async () => {
    const { api, texts } = await visit(undefined, { statement: 'a'.repeat(2_048) })
    api.sign()
    await hasFailed()
    assert.isEmpty(texts())
  })
})
