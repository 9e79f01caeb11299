import { assert } from 'chai'
import * as E from 'fp-ts/Either'
import * as TE from 'fp-ts/TaskEither'
import type { RemoteError } from '../../domain/errors/remoteError.js'
import { balancesQuestion } from '../../infrastructure/blockchainApi/balances.lazy.js'
import { identityQuestion } from '../../infrastructure/blockchainApi/identity.lazy.js'
import { supportedChainsQuestion } from '../../infrastructure/blockchainApi/supportedChains.lazy.js'
import { swapTokensQuestion } from '../../infrastructure/blockchainApi/swaps/swapTokens.js'
import type { HttpClient } from '../../infrastructure/http/HttpClient.js'
import { makeHttpAnalyticsConfigApi, makeHttpOriginsApi } from '../../infrastructure/walletApi/httpWalletApi.js'
import { makeHttpConfigApi } from '../../infrastructure/walletApi/httpConfigApi.js'
import { makeHttpDirectoryApi } from '../../infrastructure/walletApi/httpDirectoryApi.js'
import { everyPlace } from '../attacks/everyPlace.js'
import { payloads } from '../attacks/payloads/payloads.js'
import { unsafeTexts } from '../attacks/unsafeTexts.js'
import { clientThatSays } from '../support/clientThatSays.js'
import { isTestAppLink } from '../support/isTestAppLink.js'

interface Call {
  /** A valid answer with all its fields. */
  readonly sample: unknown
  readonly ask: (client: HttpClient) => TE.TaskEither<RemoteError, unknown>
}

const WALLET = {
  id: 'heron',
  name: 'Heron',
  image_id: 'i1',
  image_url: 'https://a.example/i.png',
  rdns: 'wallet.heron',
  chains: ['eip155:1'],
  homepage: 'https://a.example',
  mobile_link: 'heron://',
  desktop_link: 'heron://',
  webapp_link: 'https://a.example/app',
  badge_type: 'certified',
  chrome_store: 'https://a.example/c',
  app_store: 'https://a.example/a',
  play_store: 'https://a.example/p',
}
const ADDRESS = `0x${'a1'.repeat(20)}`
const TOKEN = {
  name: 'Flint',
  symbol: 'FLNT',
  chainId: 'eip155:1',
  address: `eip155:1:${ADDRESS}`,
  value: 2,
  price: 1,
  quantity: { decimals: '18', numeric: '2' },
  iconUrl: 'https://a.example/i.png',
}
const CHAIN = 'eip155:1' as const

const CALLS: Readonly<Record<string, Call>> = {
  getWallets: {
    sample: { data: [WALLET, { id: 'plain', name: 'Plain' }], count: 2 },
    ask: (client) =>
      makeHttpDirectoryApi({ client, isAppLink: isTestAppLink }).page({
        page: 1,
        entries: 40,
        include: [],
        exclude: [],
        chains: [],
        search: '',
        certifiedOnly: false,
      }),
  },
  config: {
    sample: {
      features: [
        { id: 'social_login', isEnabled: true, config: ['email', 'google'] },
        { id: 'swap', isEnabled: true, config: ['1inch'] },
        { id: 'onramp', isEnabled: true, config: ['meld'] },
        { id: 'activity', isEnabled: true, config: [] },
      ],
    },
    ask: (client) => makeHttpConfigApi({ client }).features,
  },
  getAnalyticsConfig: {
    sample: { isAnalyticsEnabled: true },
    ask: (client) => makeHttpAnalyticsConfigApi({ client }).isEnabled,
  },
  'supported-chains': {
    sample: { http: ['eip155:1'], ws: ['eip155:1'] },
    ask: (client) =>
      TE.map(({ http, ws }: { http: ReadonlySet<string>; ws: ReadonlySet<string> }) => ({ chains: [...http, ...ws] }))(
        supportedChainsQuestion.ask(client)(),
      ),
  },
  identity: {
    sample: { name: 'ada.example', avatar: 'https://a.example/i.png' },
    ask: (client) => identityQuestion.ask(client)({ address: ADDRESS, sender: ADDRESS, chainId: CHAIN }),
  },
  balance: {
    sample: { balances: [TOKEN, { ...TOKEN, address: null }] },
    ask: (client) => balancesQuestion.ask(client)({ address: ADDRESS, chainId: CHAIN, currency: 'usd' }),
  },
  'swap tokens': {
    sample: {
      tokens: [
        { name: 'Flint', symbol: 'FLNT', address: TOKEN.address, decimals: 18, logoUri: 'https://a.example/i.png' },
      ],
    },
    ask: (client) => swapTokensQuestion.ask(client)(CHAIN),
  },
}

describe('a hostile server [S-12] [S-22] [S-29]', () => {
  it('has at least two hundred payloads', () => assert.isAtLeast(payloads.length, 200))

  for (const [name, { sample, ask }] of Object.entries(CALLS)) {
    it(`gets no payload into an unsafe place, by any field of ${name}`, async () => {
      const healthy = await ask(clientThatSays(JSON.stringify(sample)))()
      assert.isTrue(E.isRight(healthy), 'the sample')
      assert.deepEqual(unsafeTexts(healthy), ['._tag: Right'], 'the sample')
      for (const payload of payloads) {
        for (const reply of everyPlace(sample, payload)) {
          const answer = await ask(clientThatSays(JSON.stringify(reply)))()
          // An error may contain a key as the path of the fault; it is never shown to a visitor.
          if (E.isRight(answer)) assert.deepEqual(unsafeTexts(answer.right), [], payload)
        }
      }
      assert.notProperty({}, 'polluted')
    })
  }

  it('can set no unknown feature, endpoint, origin or recipient in the configuration', async () => {
    const ids = [
      ...payloads,
      'endpoints',
      'networks',
      'allowedOrigins',
      'recipient',
      'rpcUrls',
      'projectId',
      '__proto__',
      'send',
      'siwx',
    ]
    const features = ids.map((id) => ({ id, isEnabled: true, config: ['https://tracker.example'] }))
    const answer = await makeHttpConfigApi({ client: clientThatSays(JSON.stringify({ features })) }).features()
    assert.deepEqual(answer, E.right({}))
    assert.isNull(E.isRight(answer) ? Object.getPrototypeOf(answer.right) : undefined)
  })

  it('can set an origin only in the list for comparison', async () => {
    for (const payload of payloads) {
      const answer = await makeHttpOriginsApi({
        client: clientThatSays(JSON.stringify({ allowedOrigins: [payload] })),
      }).allowedOrigins()
      assert.isTrue(E.isRight(answer) && answer.right.every((origin) => origin === payload))
    }
  })
})
