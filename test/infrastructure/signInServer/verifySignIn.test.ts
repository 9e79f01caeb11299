import { assert } from 'chai'
import { verifySignIn } from '../../../infrastructure/signInServer/verifySignIn.js'
import type { SignInRules } from '../../../infrastructure/signInServer/signInRules.js'
import { silence } from '../../support/silence.js'
import vectors from '../../vectors/siwx/signIns.json' with { type: 'json' }
import sinon from 'sinon'

const rulesAt = (at: string, rules: Partial<SignInRules> = {}): SignInRules => ({
  origin: 'https://shop.example',
  chains: ['eip155:1', 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp', 'bip122:000000000019d6689c085ae165831e93'],
  takeNonce: async () => 'Taken',
  now: () => Date.parse(at),
  ...rules,
})

const outcomeOf = async (signIn: unknown, rules: SignInRules): Promise<string> => {
  const outcome = await verifySignIn(signIn, rules)
  return outcome._tag === 'Refused' ? outcome.reason : outcome._tag
}

describe('verification of a sign-in on a server', () => {
  let ended: Promise<string>
  const [good] = vectors
  if (good === undefined) throw new Error('no vectors')

  for (const { name, outcome, at, signIn } of vectors)
    it(`with ${name} results in ${outcome} [S-16] [S-17] [X-23]`, async () =>
      assert.equal(await outcomeOf(signIn, rulesAt(at)), outcome))

  it('returns the signer with address checksum, and the expiry of the message', async () => {
    const small = vectors.find(({ name }) => name === 'an address in small letters')
    const outcome = await verifySignIn(small?.signIn, rulesAt(good.at))
    assert.deepEqual(outcome, {
      _tag: 'SignedIn',
      account: { chainId: 'eip155:1', address: good.signIn.message.split('\n')[1] ?? '' },
      nonce: '00112233445566778899aabbccddeeff',
      endsAt: Date.parse('2026-01-01T11:00:00.000Z'),
    })
  })

  it('consumes the nonce of a valid message only [S-17]', async () => {
    for (const { name, outcome, at, signIn } of vectors) {
      const taken: string[] = []
      const takeNonce = async (nonce: string): Promise<'Taken'> => {
        taken.push(nonce)
        return 'Taken'
      }
      await verifySignIn(signIn, rulesAt(at, { takeNonce }))
      const isRight = outcome === 'SignedIn' || outcome === 'Signature'
      assert.deepEqual(taken, isRight ? ['00112233445566778899aabbccddeeff'] : [], name)
    }
  })

  it('is refused for a nonce of another browser, for a missing one, and if the store fails or is silent [S-17]', async () => {
    const clock = sinon.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    try {
      for (const [takeNonce, expected] of [
        [async () => 'Nonce' as const, 'Nonce'],
        [async () => 'NonceUsed' as const, 'NonceUsed'],
        [() => Promise.reject(new Error('no store')), 'StoreUnavailable'],
        [silence, 'StoreUnavailable'],
        // As a store whose delete reports whether it removed something.
        [async () => true as unknown as 'Taken', 'StoreUnavailable'],
      ] as const) {
        const refused = outcomeOf(good.signIn, rulesAt(good.at, { takeNonce }))
        await clock.tickAsync(5_000)
        assert.equal(await refused, expected)
      }
    } finally {
      clock.restore()
    }
  })

  it('rejects without consuming a nonce if an option is invalid [S-16]', async () => {
    for (const [wrong, words] of [
      ...[0, Number.NaN, Infinity, '3600000' as unknown as number].map(
        (lifetimeMs) => [{ lifetimeMs }, /lifetimeMs/] as const,
      ),
      [{ now: () => Number.NaN }, /now/],
      [{ chains: undefined as unknown as [] }, /chains/],
      [{ chains: 'eip155:1' as unknown as [] }, /chains/],
    ] as const) {
      const takeNonce = sinon.fake.resolves('Taken')
      const said = await verifySignIn(good.signIn, { ...rulesAt(good.at, { takeNonce }), ...wrong }).then(
        () => 'it did not reject',
        (error: unknown) => (error instanceof TypeError ? error.message : String(error)),
      )
      assert.match(said, words)
      assert.isFalse(takeNonce.called)
    }
  })

  it('asks the node of its own chain about a contract account, and reports if that does not answer', async () => {
    const signIn = { ...good.signIn, signature: `0x${'ab'.repeat(70)}` }
    for (const [node, expected] of [
      [async () => '0x01', 'SignedIn'],
      [async () => '0x00', 'Signature'],
      [() => Promise.reject(new Error('down')), 'RpcUnavailable'],
    ] as const) {
      assert.equal(await outcomeOf(signIn, rulesAt(good.at, { rpc: { 'eip155:1': node } })), expected)
      assert.equal(await outcomeOf(signIn, rulesAt(good.at, { rpc: { 'eip155:10': node } })), 'Signature')
    }
  })

  it('waits five seconds for a node, and is then refused', async () => {
    const clock = sinon.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    try {
      const asked = new Promise<void>((resolve) => {
        const node = (): Promise<never> => {
          resolve()
          return silence()
        }
        const signIn = { ...good.signIn, signature: `0x${'ab'.repeat(70)}` }
        ended = outcomeOf(signIn, rulesAt(good.at, { rpc: { 'eip155:1': node } }))
      })
      await asked
      await clock.tickAsync(5_000)
      assert.equal(await ended, 'RpcUnavailable')
    } finally {
      clock.restore()
    }
  })

  it('expires at the latest when the server’s limit does', async () => {
    const hour = rulesAt('2026-01-01T11:00:00.000Z', { lifetimeMs: 3_600_000 })
    assert.equal(await outcomeOf(good.signIn, hour), 'Expired')
    assert.equal(await outcomeOf(good.signIn, rulesAt('2026-01-01T11:00:00.000Z')), 'SignedIn')
  })

  it('is refused as malformed for any other input', async () => {
    const { message, signature } = good.signIn
    for (const nonsense of [
      ...[
        undefined,
        null,
        0,
        '',
        [],
        {},
        { message },
        { signature },
        { message: 1, signature },
        { message, signature: {} },
      ],
      ...[
        { message, signature, cacao: {} },
        { message, signature, cacao: null },
        { message: [message], signature },
      ],
    ])
      assert.equal(await outcomeOf(nonsense, rulesAt(good.at)), 'Malformed', JSON.stringify(nonsense))
  })
})
