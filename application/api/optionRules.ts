import { CURRENCIES } from '../../domain/config/currency.js'
import { DEFAULT_FEATURES } from '../../domain/config/features.js'
import { LEGAL_DOCUMENT } from '../../domain/config/legal.js'
import { toNetwork } from '../../domain/network/evmChain.js'
import type { Network } from '../../domain/network/network.js'
import { isNeeded, OPTION_KINDS, type OptionFault } from './optionKinds.js'
import { type Fault, faultOf, isFunction, type Rule, type Shape, type Table, table } from './optionShapes.js'
import type { BaseOptions } from './options.js'
import { isSessions } from './sessionShape.js'

const TEXTS = [''] as const
const FIRST = /^(Universal|Native)$/

const isWhole =
  (least: number, most: number): Rule =>
  (given) =>
    !(Number.isInteger(given) && (given as number) >= least && (given as number) <= most) &&
    `a whole number from ${least} to ${most}`

/** On EVM, at most 15 digits: a larger id may have been rounded as a number. */
const CAIP_2 = /^(eip155:[1-9]\d{0,14}|(solana|polkadot|bip122|cosmos):[-\w]{1,32})$/

/** A chain of viem, or a network whose namespace and id agree with its CAIP-2 id. */
const isNetwork: Rule = (given, path) => {
  const whole = (shape: Shape): Fault | undefined => faultOf(given, shape, path, true)
  const agrees = (): Fault | undefined => {
    const [namespace, reference] = (given as Network).caipNetworkId.split(':')
    return whole({
      chainNamespace: (said) => said !== namespace && `${namespace}, as in caipNetworkId`,
      id: (said) =>
        (namespace === 'eip155' ? said !== Number(reference) : !/string|number/.test(typeof said)) &&
        `${reference}, as in caipNetworkId`,
    })
  }
  return (
    whole({}) ??
    ('caipNetworkId' in (given as Table)
      ? (whole({ caipNetworkId: CAIP_2 }) ?? agrees())
      : whole({ id: isWhole(1, Number.MAX_SAFE_INTEGER) })) ??
    whole({
      name: '',
      nativeCurrency: { name: '', symbol: '', decimals: isWhole(0, 36) },
      rpcUrls: { default: { http: TEXTS } },
      blockExplorers: (explorers, at) =>
        explorers !== undefined && faultOf(explorers, { default: { name: '', url: '' } }, at, true),
    }) ??
    faultOf(given, { testnet: true, imageUrl: '', imageId: '' }, path)
  )
}

const areNetworks: Rule = (given, path) => {
  const fault = faultOf(given, [isNetwork], path, true)
  if (fault !== undefined) return fault
  const ids = (given as BaseOptions['networks']).map((each) => toNetwork(each).caipNetworkId)
  return (ids.length === 0 || new Set(ids).size < ids.length) && 'a list of at least one network, each once'
}

const isSocial: Rule = (given) => {
  const { socials } = DEFAULT_FEATURES
  return !(socials as readonly unknown[]).includes(given) && `one of ${String(socials)}`
}

const isLegal: Rule = (given, path) =>
  faultOf(given, {}, path, true) ??
  faultOf(given, { terms: LEGAL_DOCUMENT, privacy: LEGAL_DOCUMENT, version: '' }, path) ??
  (['terms', 'privacy'].every((name) => (given as Table)[name] === undefined) && 'a table with terms or privacy')

const isCustomWallet: Rule = (given, path) =>
  faultOf(given, { id: '', name: '' }, path, true) ?? table('', { chains: TEXTS })(given, path)

/** The shape of each option of which more is known than its kind. */
const SHAPES: { readonly [Name in keyof BaseOptions]?: Shape } = {
  networks: areNetworks,
  legal: isLegal,
  metadata: table('', { icons: TEXTS, redirect: table('') }),
  endpoints: table('', { rpc: table(TEXTS) }),
  features: Object.fromEntries(
    // A list that is switched off is `false`.
    Object.entries<unknown>({ ...DEFAULT_FEATURES, socials: [isSocial] }).map(([name, shape]): [string, Rule] => [
      name,
      (given, path) => given !== false && faultOf(given, shape as Shape, path),
    ]),
  ),
  theme: {
    mode: /^(light|dark|system)$/,
    variables: table('', { zIndex: (given) => !Number.isFinite(given) && 'a number', dark: table('') }),
  },
  currency: (given) => !(CURRENCIES as readonly unknown[]).includes(given) && `one of ${String(CURRENCIES)}`,
  // Any text but the empty one.
  storageKey: /./,
  messages: table(''),
  layout: /^(narrow|wide)$/,
  customWallets: [isCustomWallet],
  connectorOrder: [/^(walletConnect|recent|injected|featured|custom|external|recommended)$/],
  connectMethodsOrder: [/^(email|social|wallet)$/],
  walletFeaturesOrder: [/^(onramp|swaps|receive|send)$/],
  walletLinks: { first: FIRST, wallets: table(table('', { first: FIRST })) },
  appSchemes: [/^[a-z][a-z0-9+.-]{1,63}$/i],
  safeOrigins: [/^https?:\/\/[^/?#\s]+$/],
  // Any text but the empty one.
  errorDocs: /./,
  logLevel: /^(silent|error|warn|info|debug)$/,
  start: /^(intent|eager)$/,
  override: isFunction,
  siwx: (given, path) => typeof given !== 'function' && faultOf(given, isSessions, path),
}

/** Finds the first invalid option, and why it is invalid. */
export const findFaultyOption = (options: unknown): OptionFault | undefined => {
  const given = Object(options) as BaseOptions
  for (const [option, shape] of Object.entries<Shape>({ ...OPTION_KINDS, ...SHAPES })) {
    // Reading the option may throw, too.
    const read: Rule = () => faultOf(given[option as keyof BaseOptions], shape, option, isNeeded(option, given))
    const fault = faultOf(given, read, option)
    if (fault !== undefined) return { ...fault, option }
  }
  return undefined
}
