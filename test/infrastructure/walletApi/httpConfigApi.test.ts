import { assert } from 'chai'
import type { Features } from '../../../domain/config/features.js'
import { makeHttpConfigApi } from '../../../infrastructure/walletApi/httpConfigApi.js'
import { badInputSuite } from '../../support/badInputSuite.js'
import { rightOf } from '../../support/rightOf.js'
import { COMMON, startRemote } from '../../support/startRemote.js'

const featuresFrom = async (reply: unknown): Promise<Partial<Features>> => {
  const { server, client } = await startRemote()
  server.answer(reply)
  const features = await rightOf(makeHttpConfigApi({ client }).features)
  await server.close()
  return features
}

const on = (id: string, config: unknown) => ({ id, isEnabled: true, config })
const off = (id: string, config: unknown) => ({ id, isEnabled: false, config })

describe('makeHttpConfigApi', () => {
  it('[S7-01] [S7-02] asks GET /appkit/v1/config with projectId, st and sv', async () => {
    const { server, client } = await startRemote()
    await makeHttpConfigApi({ client }).features()
    await server.close()
    const asked = server.asked[0]?.url
    assert.equal(asked?.pathname, '/appkit/v1/config')
    assert.deepEqual(Object.fromEntries(asked?.searchParams ?? []), COMMON)
  })

  const cases: readonly (readonly [what: string, entries: unknown, features: Partial<Features>])[] = [
    ['null features', null, {}],
    ['no entries', [], {}],
    [
      'a social login with e-mail and providers',
      [on('social_login', ['email', 'discord'])],
      { email: true, socials: ['discord'] },
    ],
    ['a social login with e-mail only', [on('social_login', ['email'])], { email: true, socials: [] }],
    ['a social login with nothing', [on('social_login', [])], { email: false, socials: false }],
    ['a social login that is off', [off('social_login', ['email', 'x'])], { email: false, socials: false }],
    ['an unknown social provider', [on('social_login', ['google', 'myspace'])], { email: false, socials: ['google'] }],
    ['providers of swaps', [on('swap', ['1inch'])], { swaps: ['1inch'] }],
    ['swaps without a provider', [on('swap', [])], { swaps: false }],
    ['swaps that are off', [off('swap', ['1inch'])], { swaps: false }],
    ['an onramp with config false', [on('onramp', false)], { onramp: false }],
    ['a provider that is an address', [on('onramp', ['https://evil.example', 'meld'])], { onramp: ['meld'] }],
    [
      'activity and several wallets',
      [on('activity', []), on('multi_wallet', [])],
      { activity: true, multiWallet: true },
    ],
    ['activity without a config', [{ id: 'activity', isEnabled: true }], { activity: false }],
    ['a null config, which says nothing', [on('activity', null), on('swap', null)], {}],
    ...[
      ...['swap', null, {}, { isEnabled: true, config: ['1inch'] }, { id: 7, isEnabled: true, config: [] }],
      ...[on('swap', '1inch'), { id: 'onramp', isEnabled: 'yes', config: [] }],
    ].map(
      (bad) =>
        [`the others beside ${JSON.stringify(bad)}`, [bad, on('activity', []), bad], { activity: true }] as const,
    ),
    ['the first of two entries', [on('swap', ['1inch']), off('swap', [])], { swaps: ['1inch'] }],
  ]
  for (const [what, features, expected] of cases) {
    it(`[S7-02] reads ${what}`, async () => {
      assert.deepEqual(await featuresFrom({ features }), expected)
    })
  }

  it('drops unknown ids and keys: no origin, RPC or prototype comes from a server (S-29)', async () => {
    const features = await featuresFrom({
      allowedOrigins: ['*'],
      features: [
        { id: 'rpc', isEnabled: true, config: { 'eip155:1': 'https://evil.example' } },
        { id: 'constructor', isEnabled: true, config: [] },
        { id: '__proto__', isEnabled: true, config: [] },
        { id: 'analytics', isEnabled: true, config: [] },
        { id: 'activity', isEnabled: true, config: [], rpcUrl: 'https://evil.example' },
      ],
    })
    assert.deepEqual(features, { activity: true })
  })
})

badInputSuite('GET /appkit/v1/config', (client) => makeHttpConfigApi({ client }).features, [
  [{ features: 'all' }, 'features'],
  [{ features: [{ isEnabled: true }] }, 'features'],
  [{ features: [{ id: 'swap', isEnabled: 'yes', config: [] }] }, 'features'],
  [{ features: [{ id: 'social_login', isEnabled: true, config: 'email' }] }, 'features'],
])
