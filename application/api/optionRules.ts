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
  (value) =>
    !(Number.isInteger(value) && (value as number) >= least && (value as number) <= most) &&
    `a whole number from ${least} to ${most}`

/** On EVM, at most 15 digits: a larger id may have been rounded as a number. */
const CAIP_2 = /^(eip155:[1-9]\d{0,14}|(solana|polkadot|bip122|cosmos):[-\w]{1,32})$/

/** A chain of viem, or a network whose namespace and id agree with its CAIP-2 id. */
const isNetwork: Rule = (value, path) => {
  const whole = (shape: Shape): Fault | undefined => faultOf(value, shape, path, true)
  const agrees = (): Fault | undefined => {
    const [namespace, reference] = (value as Network).caipNetworkId.split(':')
    return whole({
      chainNamespace: (said) => said !== namespace && `${namespace}, as in caipNetworkId`,
      id: (said) =>
        (namespace === 'eip155' ? said !== Number(reference) : !/string|number/.test(typeof said)) &&
        `${reference}, as in caipNetworkId`,
    })
  }
  return (
    whole({}) ??
    ('caipNetworkId' in (value as Table)
      ? (whole({ caipNetworkId: CAIP_2 }) ?? agrees())
      : whole({ id: isWhole(1, Number.MAX_SAFE_INTEGER) })) ??
    whole({
      name: '',
      nativeCurrency: { name: '', symbol: '', decimals: isWhole(0, 36) },
      rpcUrls: { default: { http: TEXTS } },
      blockExplorers: (explorers, at) =>
        explorers !== undefined && faultOf(explorers, { default: { name: '', url: '' } }, at, true),
    }) ??
    faultOf(value, { testnet: true, imageUrl: '', imageId: '' }, path)
  )
}

const areNetworks: Rule = (value, path) => {
  const fault = faultOf(value, [isNetwork], path, true)
  if (fault !== undefined) return fault
  const ids = (value as BaseOptions['networks']).map((each) => toNetwork(each).caipNetworkId)
  return (ids.length === 0 || new Set(ids).size < ids.length) && 'a list of at least one network, each once'
}

const isSocial: Rule = (value) => {
  const { socials } = DEFAULT_FEATURES
  return !(socials as readonly unknown[]).includes(value) && `one of ${String(socials)}`
}

const isLegal: Rule = (value, path) =>
  faultOf(value, {}, path, true) ??
  faultOf(value, { terms: LEGAL_DOCUMENT, privacy: LEGAL_DOCUMENT, version: '' }, path) ??
  (['terms', 'privacy'].every((name) => (value as Table)[name] === undefined) && 'a table with terms or privacy')

const isCustomWallet: Rule = (value, path) =>
  faultOf(value, { id: '', name: '' }, path, true) ?? table('', { chains: TEXTS })(value, path)

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
      (value, path) => value !== false && faultOf(value, shape as Shape, path),
    ]),
  ),
  theme: {
    mode: /^(light|dark|system)$/,
    variables: table('', { zIndex: (value) => !Number.isFinite(value) && 'a number', dark: table('') }),
  },
  currency: (value) => !(CURRENCIES as readonly unknown[]).includes(value) && `one of ${String(CURRENCIES)}`,
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
  siwx: (value, path) => typeof value !== 'function' && faultOf(value, isSessions, path),
}

/** Finds the first invalid option, and why it is invalid. */
export const findFaultyOption = (options: unknown): OptionFault | undefined => {
  const value = Object(options) as BaseOptions
  for (const [option, shape] of Object.entries<Shape>({ ...OPTION_KINDS, ...SHAPES })) {
    // Reading the option may throw, too.
    const read: Rule = () => faultOf(value[option as keyof BaseOptions], shape, option, isNeeded(option, value))
    const fault = faultOf(value, read, option)
    if (fault !== undefined) return { ...fault, option }
  }
  return undefined
}
