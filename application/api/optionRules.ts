import { DEFAULT_FEATURES } from '../../domain/config/features.js'
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
  if (value === undefined) return !isWhole
  if (typeof shape === 'function') return shape(value)
  if (shape instanceof RegExp) return typeof value === 'string' && shape.test(value)
  if (isList(shape)) return Array.isArray(value) && value.every((each) => fits(each, shape[0], true))
  if (typeof shape !== 'object') return typeof value === typeof shape
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false
  return Object.entries(shape).every(([name, each]) => fits((value as Table)[name], each, isWhole))
}

/** A table of any names. */
const tableOf =
  (shape: Shape): Rule =>
  (value) =>
    fits(value, {}) && Object.values(value as Table).every((each) => fits(each, shape))

const TEXTS = [''] as const

const NETWORK = {
  caipNetworkId: /^(eip155|solana|polkadot|bip122|cosmos):./,
  chainNamespace: '',
  name: '',
  nativeCurrency: { symbol: '', decimals: 18 },
  rpcUrls: { default: { http: TEXTS } },
}

/** What each option has to be. One without a line here does not compile. */
const SHAPES: { readonly [Name in keyof Required<PorticoOptions>]: Shape } = {
  // Without one, a page has nowhere to start.
  networks: (value) => fits(value, [NETWORK]) && (value as readonly unknown[]).length > 0,
  projectId: '',
  metadata: { name: '', description: '', url: '', icons: TEXTS, redirect: {} },
  endpoints: { walletApi: '', blockchainApi: '', secureSite: '', relay: '', rpc: tableOf(TEXTS) },
  features: (value) =>
    // Switched off, a list is `false`.
    Object.entries(DEFAULT_FEATURES).every(([name, shape]) =>
      fits(value, { [name]: (each) => each === false || fits(each, shape as Shape) }),
    ),
  theme: { mode: /^(light|dark|system)$/, variables: {} },
  locale: '',
  // Any text but an empty one.
  storageKey: /./,
  messages: tableOf(''),
  featuredWalletIds: TEXTS,
  includeWalletIds: TEXTS,
  excludeWalletIds: TEXTS,
  customWallets: [{ id: '', name: '' }],
  connectorOrder: [/^(walletConnect|recent|injected|featured|custom|external|recommended)$/],
  connectMethodsOrder: [/^(email|social|wallet)$/],
  walletFeaturesOrder: [/^(onramp|swaps|receive|send)$/],
  allowUnsupportedChain: true,
  enableNetworkSwitch: true,
  manualControl: true,
  walletLinks: { first: /^(Universal|Native)$/, wallets: tableOf({}) },
  logLevel: /^(silent|error|warn|info|debug)$/,
  start: /^(intent|eager)$/,
  override: (value) => typeof value === 'function',
}

/** The name of the first option that is not what it has to be. */
export const findFaultyOption = (options: PorticoOptions): string | undefined =>
  Object.entries(SHAPES).find(
    ([name, shape]) => !fits(options[name as keyof PorticoOptions], shape, name === 'networks'),
  )?.[0]
