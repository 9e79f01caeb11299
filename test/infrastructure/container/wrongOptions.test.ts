import { assert } from 'chai'
import type { PorticoOptions } from '../../../application/api/options.js'
import { PorticoError } from '../../../domain/errors/domainError.js'
import { createPortico } from '../../../infrastructure/container/createPortico.js'
import { mainnet } from '../../../networks.js'
import { fakeConnectorRegistry } from '../../fakes/fakeConnectorRegistry.js'
import { CONNECTOR_REGISTRY } from '../../../application/ports/tokens.js'

/** A host without a compiler: what it gives is of no type. */
const make = (options: object): ReturnType<typeof createPortico> => createPortico({ networks: [mainnet], ...options })

const refusalOf = (options: object): string => {
  try {
    make(options).destroy()
  } catch (error) {
    if (error instanceof PorticoError) return error.code
    throw error
  }
  return 'none'
}

/** What is wrong of each option, the option's own code beside it. */
const WRONG: readonly (readonly [code: string, ...wrong: readonly object[]])[] = [
  [
    'NETWORKS',
    { networks: [] },
    { networks: [{}] },
    { networks: undefined },
    { networks: 'eip155:1' },
    { networks: [mainnet, undefined] },
    { networks: [{ ...mainnet, caipNetworkId: '1' }] },
    { networks: [{ ...mainnet, rpcUrls: {} }] },
    { networks: [{ ...mainnet, nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: '18' } }] },
  ],
  ['PROJECT-ID', { projectId: 7 }, { projectId: null }],
  ['METADATA', { metadata: 'Shop' }, { metadata: { name: 1 } }, { metadata: { name: 'Shop', icons: '/icon.png' } }],
  ['ENDPOINTS', { endpoints: 'https://a.example' }, { endpoints: { relay: 1 } }, { endpoints: { rpc: { a: 'b' } } }],
  ['FEATURES', { features: null }, { features: { email: 'yes' } }, { features: { socials: true } }],
  ['THEME', { theme: 'dark' }, { theme: { mode: 'blue' } }, { theme: { variables: ['red'] } }],
  ['LOCALE', { locale: 49 }],
  ['MESSAGES', { messages: ['Sign in'] }, { messages: { 'button.connect': 1 } }],
  ['FEATURED-WALLET-IDS', { featuredWalletIds: 'abc' }, { featuredWalletIds: [1] }],
  ['INCLUDE-WALLET-IDS', { includeWalletIds: {} }],
  ['EXCLUDE-WALLET-IDS', { excludeWalletIds: [undefined] }],
  ['CUSTOM-WALLETS', { customWallets: [{}] }, { customWallets: { id: 'a', name: 'A' } }, { customWallets: ['a'] }],
  ['CONNECTOR-ORDER', { connectorOrder: 'recent' }, { connectorOrder: ['recents'] }],
  ['CONNECT-METHODS-ORDER', { connectMethodsOrder: ['sms'] }],
  ['WALLET-FEATURES-ORDER', { walletFeaturesOrder: ['bridge'] }],
  ['ALLOW-UNSUPPORTED-CHAIN', { allowUnsupportedChain: 'true' }],
  ['ENABLE-NETWORK-SWITCH', { enableNetworkSwitch: 0 }],
  ['MANUAL-CONTROL', { manualControl: 'yes' }],
  ['WALLET-LINKS', { walletLinks: { first: 'native' } }, { walletLinks: { wallets: { a: 'b' } } }],
  ['LOG-LEVEL', { logLevel: 'verbose' }],
  ['START', { start: 'later' }],
  ['STORAGE-KEY', { storageKey: '' }, { storageKey: 7 }],
  ['OVERRIDE', { override: {} }],
]

describe('an option that is wrong', () => {
  for (const [code, ...wrong] of WRONG) {
    it(`is refused when Portico is made, as PTC-OPTION-${code}`, () => {
      assert.deepEqual(
        wrong.map((options) => [options, refusalOf(options)]),
        wrong.map((options) => [options, `PTC-OPTION-${code}`]),
      )
    })
  }

  it('is named by the error, which leads to its row in the docs and says that trying again is of no use', () => {
    assert.throws(() => make({ featuredWalletIds: 'abc' }), 'The option "featuredWalletIds" is not what it has to be')
    try {
      make({ theme: { mode: 'blue' } })
    } catch (error) {
      if (!(error instanceof PorticoError)) throw error
      assert.deepEqual(
        { cause: error.cause, retryable: error.retryable, docs: error.docs },
        {
          cause: { _tag: 'InvalidOption', option: 'theme' },
          retryable: false,
          docs: 'docs/errors.md#ptc-option-theme',
        },
      )
    }
  })

  it('is none that is left out, or given in full', () => {
    const right: readonly Partial<PorticoOptions>[] = [
      {},
      {
        projectId: 'p',
        metadata: { name: 'Shop', icons: [], redirect: { native: 'shop://' } },
        endpoints: { walletApi: 'https://a.example', rpc: { 'eip155:1': ['https://b.example'] } },
        features: { email: false, socials: false, swaps: ['1inch'], multiWallet: true },
        theme: { mode: 'dark', variables: { accent: 'teal', zIndex: 5 } },
        locale: 'de_CH',
        storageKey: 'checkout',
        messages: { 'button.connect': 'Sign in' },
        featuredWalletIds: ['a'],
        customWallets: [{ id: 'a', name: 'A', chains: ['eip155:1'] }],
        connectorOrder: ['recent', 'injected'],
        connectMethodsOrder: ['wallet'],
        walletFeaturesOrder: [],
        walletLinks: { first: 'Native', wallets: { a: { first: 'Universal' } } },
        logLevel: 'silent',
        start: 'intent',
        manualControl: false,
        override: () => undefined,
      },
    ]
    const named = WRONG.slice(1).flatMap(([, ...wrong]) => wrong.flatMap((options) => Object.keys(options)))
    const unset: Readonly<Record<string, undefined>> = Object.fromEntries(named.map((name) => [name, undefined]))
    assert.deepEqual([...right, unset].map(refusalOf), ['none', 'none', 'none'])
  })
})

describe('a view that is wrong', () => {
  it('is refused at once, as PTC-VIEW-UNKNOWN, and opens nothing', async () => {
    const portico = make({
      override: ((bind) =>
        bind.value(CONNECTOR_REGISTRY, fakeConnectorRegistry([]))) satisfies PorticoOptions['override'],
    })
    // A screen that draws nothing: whoever waits for the drawing waits for 5 s.
    portico.screen.attach(() => undefined)
    const wrong: readonly unknown[] = [
      'Wallets',
      'Downloads',
      { name: 'SwitchNetwork' },
      { name: 'toString' },
      {},
      7,
      null,
    ]
    for (const view of wrong) {
      const outcome = await portico.open({ view: view as never }).catch((error: unknown) => error)
      assert.equal(outcome instanceof PorticoError ? outcome.code : outcome, 'PTC-VIEW-UNKNOWN', JSON.stringify(view))
      assert.deepEqual(portico.modal.value, { _tag: 'Closed' })
    }
    portico.destroy()
  })
})
