import type { Fault } from './optionShapes.js'
import type { BaseOptions } from './options.js'

const FUNCTION = (): undefined => undefined

/**
 * An example of each option, by which its kind is checked: a text, a switch, a table, a function, or a list with an
 * example of its entries. A missing option does not compile. `siwx` is checked where its sessions are opened.
 */
export const OPTION_KINDS = {
  networks: [{}],
  projectId: '',
  legal: {},
  metadata: {},
  endpoints: {},
  features: {},
  theme: {},
  locale: '',
  currency: '',
  storageKey: '',
  messages: {},
  layout: '',
  featuredWalletIds: [''],
  includeWalletIds: [''],
  excludeWalletIds: [''],
  customWallets: [{}],
  connectorOrder: [''],
  connectMethodsOrder: [''],
  walletFeaturesOrder: [''],
  allowUnsupportedChain: true,
  enableNetworkSwitch: true,
  manualControl: true,
  walletLinks: {},
  appSchemes: [''],
  safeOrigins: [''],
  errorDocs: '',
  logLevel: '',
  start: '',
  override: FUNCTION,
} as const satisfies { readonly [Name in Exclude<keyof BaseOptions, 'siwx'>]-?: unknown }

/** An invalid option of `createPortico`, and what is wrong in it. */
export interface OptionFault extends Fault {
  readonly option: string
}

/** `networks` is always required; a checkbox requires documents to accept. */
export const isNeeded = (option: string, value: Partial<BaseOptions>): boolean =>
  option === 'networks' || (option === 'legal' && value.features?.legalCheckbox === true)

const kindOf = (value: unknown): string => {
  if (Array.isArray(value)) return 'list'
  return value === null ? 'null' : typeof value
}

const wrongPart = (value: unknown, example: unknown, path: string): Fault | undefined => {
  const expected = kindOf(example)
  if (kindOf(value) !== expected) return { path, expected, given: value }
  if (!Array.isArray(value) || !Array.isArray(example)) return undefined
  return value.map((each, at) => wrongPart(each, example[0], `${path}[${at}]`)).find(Boolean)
}

/**
 * Finds the first option of another kind, or a missing one. Small enough for the first paint: `findFaultyOption` checks
 * options whole, in development.
 */
export const findWrongKind = (options: unknown): OptionFault | undefined => {
  const all = Object(options) as BaseOptions
  for (const [option, example] of Object.entries(OPTION_KINDS)) {
    const value: unknown = all[option as keyof BaseOptions]
    if (value === undefined && !isNeeded(option, all)) continue
    const fault = wrongPart(value, example, option)
    if (fault !== undefined) return { ...fault, option }
  }
  return all.networks.length > 0
    ? undefined
    : { option: 'networks', path: 'networks', expected: 'list', given: all.networks }
}
