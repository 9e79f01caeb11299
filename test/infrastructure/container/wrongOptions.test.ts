import { assert } from 'chai'
import type { PorticoOptions } from '../../../application/portico.js'
import { PorticoError } from '../../../domain/errors/PorticoError.js'
import { createPortico } from '../../../infrastructure/container/checkedPortico.js'
import { mainnet, solana } from '../../../networks.js'
import { mainnet as viemMainnet } from 'viem/chains'
import { fakeConnectorRegistry } from '../../fakes/fakeConnectorRegistry.js'
import { CONNECTOR_REGISTRY } from '../../../application/ports/tokens.js'

/** A host without a compiler: its values are untyped. */
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

const ignore = async (): Promise<void> => undefined
const SESSIONS = {
  createMessage: () => Promise.reject(new Error()),
  addSession: ignore,
  setSessions: ignore,
  revokeSession: ignore,
  getSessions: async () => [],
}
/** Invalid values of each option, with the option's code. */
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
    { networks: [{ ...mainnet, id: undefined }] },
    { networks: [{ ...mainnet, blockExplorers: {} }] },
    { networks: [{ ...mainnet, blockExplorers: { default: { name: 'Scan' } } }] },
    { networks: [{ ...mainnet, testnet: 'no' }] },
    { networks: [{ ...mainnet, imageUrl: 1 }] },
    { networks: [{ ...mainnet, imageId: {} }] },
    { networks: [{ ...mainnet, caipNetworkId: 'eip155:! !' }] },
    { networks: [{ ...mainnet, chainNamespace: 'foo' }] },
    { networks: [{ ...mainnet, chainNamespace: 'solana' }] },
    { networks: [{ ...mainnet, chainNamespace: Object.create(null) as object }] },
    { networks: [{ ...mainnet, chainNamespace: 'tron', caipNetworkId: 'tron:1' }] },
    // Numeric id and CAIP-2 id name the same network.
    ...[10, '1', NaN, null].map((id) => ({ networks: [{ ...mainnet, id }] })),
    ...['eip155:mainnet', 'eip155:0', 'eip155:01', 'eip155:1e3', 'eip155:-1', `eip155:${'9'.repeat(32)}`].map(
      (caipNetworkId) => ({ networks: [{ ...mainnet, caipNetworkId, id: Number(caipNetworkId.slice(7)) }] }),
    ),
    { networks: [{ ...solana, id: undefined }] },
    { networks: [{ ...mainnet, nativeCurrency: { symbol: 'ETH', decimals: 18 } }] },
    { networks: Object.assign([mainnet], { length: 2 }) },
    { networks: new Set([mainnet]) },
    { networks: [mainnet, mainnet] },
    // The same chain, as viem defines it.
    { networks: [mainnet, viemMainnet] },
    ...['1', 0, -1, 1.5, NaN, undefined].map((id) => ({ networks: [{ ...viemMainnet, id }] })),
    { networks: [{ ...viemMainnet, name: undefined }] },
    { networks: [{ ...viemMainnet, rpcUrls: {} }] },
    { networks: [{ ...viemMainnet, nativeCurrency: undefined }] },
    { networks: [{ ...viemMainnet, blockExplorers: { default: {} } }] },
    ...['18', -1, 1.5, NaN, 1e9].map((decimals) => ({
      networks: [{ ...mainnet, nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals } }],
    })),
  ],
  [
    'LEGAL',
    { legal: {} },
    { legal: 'https://shop.example/terms' },
    { legal: { version: '1' } },
    { legal: { terms: 'javascript:alert(1)' } },
    { legal: { terms: '//elsewhere.example' } },
    { legal: { terms: '/\\elsewhere.example' } },
    { legal: { terms: '/terms', privacy: 'data:text/html,1' } },
    { legal: { privacy: '/privacy', version: 1 } },
    // A checkbox without any terms.
    { features: { legalCheckbox: true } },
  ],
  ['PROJECT-ID', { projectId: 7 }, { projectId: null }],
  [
    'METADATA',
    { metadata: 'Shop' },
    { metadata: { name: 1 } },
    { metadata: { name: 'Shop', icons: '/icon.png' } },
    { metadata: { name: 'Shop', redirect: { native: 1 } } },
    { metadata: { constructor: 7 } },
    { metadata: new Map([['name', 'Shop']]) },
  ],
  ['ENDPOINTS', { endpoints: 'https://a.example' }, { endpoints: { relay: 1 } }, { endpoints: { rpc: { a: 'b' } } }],
  [
    'FEATURES',
    { features: null },
    { features: { email: 'yes' } },
    { features: { socials: true } },
    { features: { socials: ['Google'] } },
    { features: { socials: ['myspace'] } },
    { features: { socials: new Array<string>(1) } },
    { features: { swaps: '1inch' } },
  ],
  [
    'THEME',
    { theme: 'dark' },
    { theme: { mode: 'blue' } },
    { theme: { variables: ['red'] } },
    { theme: { variables: { accent: 7 } } },
    { theme: { variables: { radiusRow: 4 } } },
    { theme: { variables: { zIndex: 'top' } } },
    { theme: { variables: { zIndex: NaN } } },
    { theme: { variables: { zIndex: Infinity } } },
    { theme: { variables: { toString: 7 } } },
    { theme: { variables: { dark: 'black' } } },
    { theme: { variables: { dark: { surface: null } } } },
  ],
  ['LOCALE', { locale: 49 }],
  [
    'MESSAGES',
    { messages: ['Sign in'] },
    { messages: { 'button.connect': 1 } },
    { messages: new Map([['button.connect', 'Sign in']]) },
  ],
  ['LAYOUT', { layout: 'broad' }, { layout: true }],
  ['FEATURED-WALLET-IDS', { featuredWalletIds: 'abc' }, { featuredWalletIds: [1] }],
  ['INCLUDE-WALLET-IDS', { includeWalletIds: {} }],
  ['EXCLUDE-WALLET-IDS', { excludeWalletIds: [undefined] }],
  [
    'CUSTOM-WALLETS',
    { customWallets: [{}] },
    { customWallets: { id: 'a', name: 'A' } },
    { customWallets: ['a'] },
    ...[
      'imageUrl',
      'rdns',
      'homepage',
      'mobileLink',
      'universalLink',
      'desktopLink',
      'webappLink',
      'chromeStore',
      'appStore',
      'playStore',
      'chains',
    ].map((field) => ({ customWallets: [{ id: 'a', name: 'A', [field]: 7 }] })),
  ],
  ['CONNECTOR-ORDER', { connectorOrder: 'recent' }, { connectorOrder: ['recents'] }],
  ['CONNECT-METHODS-ORDER', { connectMethodsOrder: ['sms'] }],
  ['WALLET-FEATURES-ORDER', { walletFeaturesOrder: ['bridge'] }],
  ['ALLOW-UNSUPPORTED-CHAIN', { allowUnsupportedChain: 'true' }],
  ['ENABLE-NETWORK-SWITCH', { enableNetworkSwitch: 0 }],
  ['MANUAL-CONTROL', { manualControl: 'yes' }],
  [
    'WALLET-LINKS',
    { walletLinks: { first: 'native' } },
    { walletLinks: { wallets: { a: 'b' } } },
    { walletLinks: { wallets: { a: { first: 'native' } } } },
    { walletLinks: { wallets: { a: { native: 1 } } } },
  ],
  [
    'APP-SCHEMES',
    ...['heron', [7], [''], ['heron://'], ['heron:'], ['h'], ['1inch'], ['a b'], [undefined]].map((appSchemes) => ({
      appSchemes,
    })),
  ],
  [
    'SAFE-ORIGINS',
    ...['https://safe.example', ['safe.example'], ['https://safe.example/'], ['ftp://a'], [7], [undefined]].map(
      (safeOrigins) => ({ safeOrigins }),
    ),
  ],
  [
    'SIWX',
    { siwx: {} },
    { siwx: { ...SESSIONS, getSessions: undefined } },
    ...['signMessage', 'onChange', 'getRequired', 'signOutOnDisconnect'].map((name) => ({
      siwx: { ...SESSIONS, [name]: 'yes' },
    })),
  ],
  ['CURRENCY', { currency: 'EUR' }, { currency: 'chf' }, { currency: 978 }],
  ['LOG-LEVEL', { logLevel: 'verbose' }],
  ['ERROR-DOCS', { errorDocs: '' }, { errorDocs: 7 }],
  ['START', { start: 'later' }],
  ['STORAGE-KEY', { storageKey: '' }, { storageKey: 7 }],
  ['OVERRIDE', { override: {} }],
]

describe('an invalid option', () => {
  for (const [code, ...wrong] of WRONG) {
    it(`is rejected by createPortico, as PTC-OPTION-${code}`, () => {
      assert.deepEqual(
        wrong.map((options) => [options, refusalOf(options)]),
        wrong.map((options) => [options, `PTC-OPTION-${code}`]),
      )
    })
  }

  it('is not assumed for an omitted option, or a complete one', () => {
    const right: readonly Partial<PorticoOptions>[] = [
      {},
      {
        projectId: 'p',
        metadata: { name: 'Shop', icons: [], redirect: { native: 'shop://' } },
        endpoints: { walletApi: 'https://a.example', rpc: { 'eip155:1': ['https://b.example'] } },
        features: { email: false, socials: false, swaps: ['1inch'], multiWallet: true },
        theme: { mode: 'dark', variables: { accent: 'teal', zIndex: 5, dark: { accent: 'aqua' } } },
        locale: 'de_CH',
        storageKey: 'checkout',
        messages: { 'button.connect': 'Sign in' },
        layout: 'wide',
        featuredWalletIds: ['a'],
        customWallets: [{ id: 'a', name: 'A', chains: ['eip155:1'], homepage: 'https://a.example' }],
        connectorOrder: ['recent', 'injected'],
        connectMethodsOrder: ['wallet'],
        walletFeaturesOrder: [],
        walletLinks: { first: 'Native', wallets: { a: { first: 'Universal' } } },
        safeOrigins: ['https://safe.example', 'http://localhost:3000'],
        siwx: SESSIONS,
        appSchemes: ['heron', 'com.heron.wallet', 'Heron-Desktop'],
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

describe('an invalid view', () => {
  it('is rejected at once, as PTC-VIEW-UNKNOWN, and shows nothing, before the core has loaded and after', async () => {
    const portico = make({
      override: ((bind) =>
        bind.value(CONNECTOR_REGISTRY, fakeConnectorRegistry([]))) satisfies PorticoOptions['override'],
    })
    // A view that renders nothing: waiting for its rendering takes 5 s.
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
    const shown: string[] = []
    const following = portico.modal.changes.subscribe(({ _tag }) => shown.push(_tag))
    const refuseAll = async (): Promise<void> => {
      for (const view of wrong) {
        const outcome = await portico.open({ view: view as never }).catch((error: unknown) => error)
        assert.equal(outcome instanceof PorticoError ? outcome.code : outcome, 'PTC-VIEW-UNKNOWN', JSON.stringify(view))
      }
    }
    await refuseAll()
    await portico.feature('pairing')
    await refuseAll()
    assert.sameMembers([...new Set(shown)], ['Closed'])
    following.unsubscribe()
    portico.destroy()
  })
})
