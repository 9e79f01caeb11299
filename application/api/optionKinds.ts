import type { Fault } from './optionShapes.js'
import type { BaseOptions } from './options.js'

const FUNCTION = (): undefined => undefined

/**
 * An example of each option, by which its kind is checked: a text, a switch, a number, a function, a table with an
 * example of each required part, or a list with an example of its entries. A missing option does not compile. `siwx` is
 * checked where its sessions are opened.
 */
export const OPTION_KINDS = {
  // Amounts are counted by these decimals.
  networks: [{ name: '', nativeCurrency: { symbol: '', decimals: 18 }, rpcUrls: {} }],
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
  customWallets: [{ id: '', name: '' }],
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
export const isNeeded = (option: string, all: Partial<BaseOptions>): boolean =>
  option === 'networks' || (option === 'legal' && Boolean(all.features?.legalCheckbox))

const kindOf = (value: unknown): string => {
  if (Array.isArray(value)) return 'a list'
  if (value === null) return 'null'
  return typeof value === 'object' ? 'a table' : `a ${typeof value}`
}

const wrongPart = (value: unknown, example: unknown, path: string): Fault | undefined => {
  const expected = kindOf(example)
  if (kindOf(value) !== expected) return { path, expected, given: value }
  if (Array.isArray(example))
    // Includes gaps, which are invalid entries.
    return Array.from(value as unknown[], (each, at) => wrongPart(each, example[0], `${path}[${at}]`)).find(Boolean)
  return Object.entries(Object(example) as object)
    .map(([name, part]) => wrongPart((value as Record<string, unknown>)[name], part, `${path}.${name}`))
    .find(Boolean)
}

const wrongOption = (all: BaseOptions, option: keyof typeof OPTION_KINDS): Fault | undefined => {
  try {
    const value: unknown = all[option]
    if (value === undefined && !isNeeded(option, all)) return undefined
    const isEmpty = option === 'networks' && all.networks.length === 0
    return (
      wrongPart(value, OPTION_KINDS[option], option) ??
      (isEmpty ? { path: option, expected: 'a list', given: value } : undefined)
    )
  } catch {
    return { path: option, expected: 'readable', given: 'what throws' }
  }
}

/**
 * Finds the first option of another kind, a missing one, or one that throws when it is read. Small enough for the first
 * paint: `findFaultyOption` checks options whole, in development.
 */
export const findWrongKind = (options: unknown): OptionFault | undefined => {
  const all = Object(options) as BaseOptions
  for (const option of Object.keys(OPTION_KINDS) as (keyof typeof OPTION_KINDS)[]) {
    const fault = wrongOption(all, option)
    if (fault !== undefined) return { ...fault, option }
  }
  return undefined
}
