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
export const isNeeded = (option: string, given: Partial<BaseOptions>): boolean =>
  option === 'networks' || (option === 'legal' && given.features?.legalCheckbox === true)

const kindOf = (given: unknown): string => {
  if (Array.isArray(given)) return 'list'
  return given === null ? 'null' : typeof given
}

const wrongPart = (given: unknown, example: unknown, path: string): Fault | undefined => {
  const expected = kindOf(example)
  if (kindOf(given) !== expected) return { path, expected, given }
  if (!Array.isArray(given) || !Array.isArray(example)) return undefined
  return given.map((each, at) => wrongPart(each, example[0], `${path}[${at}]`)).find(Boolean)
}

/**
 * Finds the first option of another kind, or a missing one. Small enough for the first paint: `findFaultyOption` checks
 * options whole, in development.
 */
export const findWrongKind = (options: unknown): OptionFault | undefined => {
  const given = Object(options) as BaseOptions
  for (const [option, example] of Object.entries(OPTION_KINDS)) {
    const value: unknown = given[option as keyof BaseOptions]
    if (value === undefined && !isNeeded(option, given)) continue
    const fault = wrongPart(value, example, option)
    if (fault !== undefined) return { ...fault, option }
  }
  return given.networks.length > 0
    ? undefined
    : { option: 'networks', path: 'networks', expected: 'list', given: given.networks }
}
