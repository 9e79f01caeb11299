import type { PorticoOptions } from '../../../application/portico.js'
import { mainnet, solana } from '../../../networks.js'

const ignore = async (): Promise<void> => undefined
/** An address without a server. */
const NOWHERE = 'http://127.0.0.1:1'

/** All options of a host except `start` and `override`: each part of each option once. */
export const RIGHT_OPTIONS: Required<Omit<PorticoOptions, 'start' | 'override'>> = {
  networks: [
    mainnet,
    solana,
    { ...mainnet, id: 5, caipNetworkId: 'eip155:5', testnet: true, imageUrl: '/five.png', imageId: 'five' },
  ],
  projectId: 'p',
  metadata: {
    ...{ name: 'Shop', description: 'A shop', url: 'https://shop.example', icons: ['/shop.png'] },
    redirect: { native: 'shop://', universal: 'https://shop.example' },
  },
  endpoints: {
    ...{ walletApi: NOWHERE, blockchainApi: NOWHERE, secureSite: NOWHERE, relay: 'ws://127.0.0.1:1' },
    rpc: { 'eip155:1': [NOWHERE] },
  },
  features: {
    ...{ email: true, socials: ['google', 'x'], swaps: ['1inch'], onramp: ['meld'] },
    ...{ send: true, receive: true, activity: true, nfts: true, tokens: true, names: true, multiWallet: true },
    ...{ pay: false, analytics: true, legalCheckbox: false, smartSessions: false },
  },
  theme: { mode: 'dark', variables: { accent: 'teal', zIndex: 5, radiusRow: '4px', dark: { accent: 'aqua' } } },
  locale: 'de-CH',
  currency: 'eur',
  messages: { 'button.connect': 'Sign in' },
  layout: 'wide',
  featuredWalletIds: ['a'],
  includeWalletIds: ['b'],
  excludeWalletIds: ['c'],
  customWallets: [
    {
      ...{ id: 'd', name: 'D', rdns: 'com.d', chains: ['eip155:1'], imageUrl: 'https://d.example/d.png' },
      ...{ homepage: 'https://d.example', mobileLink: 'd://', desktopLink: 'd://', webappLink: 'https://d.example' },
    },
  ],
  legal: { terms: '/terms', privacy: '/privacy', version: '1' },
  connectorOrder: ['recent', 'injected'],
  connectMethodsOrder: ['wallet'],
  walletFeaturesOrder: ['send'],
  allowUnsupportedChain: true,
  enableNetworkSwitch: true,
  manualControl: false,
  walletLinks: {
    first: 'Native',
    wallets: { a: { first: 'Universal', universal: 'https://a.example', native: 'a://', androidPackage: 'com.a' } },
  },
  appSchemes: ['heron'],
  safeOrigins: ['https://safe.example'],
  siwx: {
    createMessage: () => Promise.reject(new Error('nobody is to sign in')),
    ...{ addSession: ignore, setSessions: ignore, revokeSession: ignore, getSessions: async () => [] },
    ...{ signMessage: async () => '0x', onChange: () => () => undefined, getRequired: () => false },
    signOutOnDisconnect: true,
  },
  storageKey: 'shop',
  errorDocs: 'https://shop.example/errors',
  logLevel: 'silent',
}
