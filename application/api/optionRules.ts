import { DEFAULT_FEATURES } from '../../domain/config/features.js'
import { type EvmChain, toNetwork } from '../../domain/network/evmChain.js'
import type { PorticoOptions } from './options.js'

type Table = Readonly<Record<string, unknown>>
type Rule = (value: unknown) => boolean

/**
 * What a value has to be: like this one, where a list has any number of entries; a text of this pattern; or what the
 * rule says.
 */
type Shape = string | number | boolean | RegExp | Rule | List | Shapes
type List = readonly [Shape]
interface Shapes {
  readonly [name: string]: Shape
}

const isList = (shape: Shape): shape is List => Array.isArray(shape)

/** An entry of a list is whole; of anything else, what is left out is right. */
const fits = (value: unknown, shape: Shape, isWhole = false): boolean => {
  if (value === undefined && !isWhole) return true
  if (typeof shape === 'function') return shape(value)
  if (shape instanceof RegExp) return typeof value === 'string' && shape.test(value)
  if (isList(shape)) return Array.isArray(value) && value.every((each) => fits(each, shape[0], true))
  if (typeof shape !== 'object') return typeof value === typeof shape
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false
  return Object.entries(shape).every(([name, each]) => fits((value as Table)[name], each, isWhole))
}

/** A table of any names, of which some are special. */
const table =
  (each: Shape, special: Shapes = {}): Rule =>
  (value) =>
    fits(value, {}, true) && Object.entries(value as Table).every(([name, one]) => fits(one, special[name] ?? each))

const TEXTS = [''] as const
const FIRST = /^(Universal|Native)$/

const SOCIALS = [/^(google|x|discord|farcaster|github|apple|facebook)$/] as const

const CAIP_2 = /^(eip155|solana|polkadot|bip122|cosmos):[-\w]{1,32}$/

/** As viem gives a chain: what else it has to be, it is as a network. */
const EVM_CHAIN = { id: (id: unknown) => Number.isSafeInteger(id) && (id as number) > 0 }

const isNetwork: Rule = (value) =>
  fits(
    value,
    {
      id: (id) => ['number', 'string'].includes(typeof id),
      caipNetworkId: CAIP_2,
      chainNamespace: (namespace) => String((value as Table)['caipNetworkId']).startsWith(`${String(namespace)}:`),
      name: '',
      nativeCurrency: {
        symbol: '',
        decimals: (count) => Number.isInteger(count) && (count as number) >= 0 && (count as number) < 37,
      },
      rpcUrls: { default: { http: TEXTS } },
    },
    true,
  ) &&
  fits(value, {
    blockExplorers: (explorers) => fits(explorers, { default: { name: '', url: '' } }, true),
    testnet: true,
    imageUrl: '',
    imageId: '',
  })

const isGivenNetwork: Rule = (value) =>
  fits(value, {}, true) &&
  ('caipNetworkId' in (value as Table) || fits(value, EVM_CHAIN, true)) &&
  isNetwork(toNetwork(value as Table & EvmChain))

/** An address that a link may lead to, or a path of the page's own origin. */
const DOCUMENT = /^(https?:\/)?\/[^/\\]/

const isCustomWallet: Rule = (value) =>
  fits(value, { id: '', name: '' }, true) && fits(value, table('', { chains: TEXTS }))

const isFunction: Rule = (value) => typeof value === 'function'

/** Without one of these, nobody can sign in or out. */
const SESSION_FUNCTIONS = ['createMessage', 'addSession', 'setSessions', 'getSessions', 'revokeSession']

/**
 * What each option has to be. One without a line here does not compile. A function, so that a host's bundler leaves all
 * of it out where nothing sets Portico up (U-04).
 */
const makeShapes = (): { readonly [Name in keyof Required<PorticoOptions>]: Shape } => ({
  // Without one, a page has nowhere to start; and each is there once.
  networks: (value) => {
    if (!fits(value, [isGivenNetwork], true)) return false
    const ids = (value as PorticoOptions['networks']).map((each) => toNetwork(each).caipNetworkId)
    return ids.length > 0 && new Set(ids).size === ids.length
  },
  projectId: '',
  legal: (value) =>
    fits(value, {}, true) &&
    fits(value, { terms: DOCUMENT, privacy: DOCUMENT, version: '' }) &&
    ['terms', 'privacy'].some((name) => (value as Table)[name] !== undefined),
  metadata: table('', { icons: TEXTS, redirect: table('') }),
  endpoints: table('', { rpc: table(TEXTS) }),
  features: (value) =>
    // Switched off, a list is `false`.
    Object.entries({ ...DEFAULT_FEATURES, socials: SOCIALS }).every(([name, shape]) =>
      fits(value, { [name]: (each) => each === false || fits(each, shape as Shape) }),
    ),
  theme: { mode: /^(light|dark|system)$/, variables: table('', { zIndex: 0, dark: table('') }) },
  locale: '',
  currency: /^(usd|eur|gbp|aud|cad|inr|jpy)$/,
  // Any text but an empty one.
  storageKey: /./,
  messages: table(''),
  layout: /^(narrow|wide)$/,
  featuredWalletIds: TEXTS,
  includeWalletIds: TEXTS,
  excludeWalletIds: TEXTS,
  customWallets: [isCustomWallet],
  connectorOrder: [/^(walletConnect|recent|injected|featured|custom|external|recommended)$/],
  connectMethodsOrder: [/^(email|social|wallet)$/],
  walletFeaturesOrder: [/^(onramp|swaps|receive|send)$/],
  allowUnsupportedChain: true,
  enableNetworkSwitch: true,
  manualControl: true,
  walletLinks: { first: FIRST, wallets: table(table('', { first: FIRST })) },
  appSchemes: [/^[a-z][a-z0-9+.-]{1,63}$/i],
  siwx: (value) =>
    typeof value === 'function' || SESSION_FUNCTIONS.every((name) => fits(value, { [name]: isFunction }, true)),
  safeOrigins: [/^https?:\/\/[^/?#\s]+$/],
  // Any text but an empty one.
  errorDocs: /./,
  logLevel: /^(silent|error|warn|info|debug)$/,
  start: /^(intent|eager)$/,
  override: isFunction,
})

/** The name of the first option that is not what it has to be. A box to tick needs documents to agree to. */
export const findFaultyOption = (options: PorticoOptions): string | undefined => {
  const isWhole = (name: string): boolean =>
    name === 'networks' ||
    (name === 'legal' && (options.legal !== undefined || options.features?.legalCheckbox === true))
  return Object.entries(makeShapes()).find(
    ([name, shape]) => !fits(options[name as keyof PorticoOptions], shape, isWhole(name)),
  )?.[0]
}
