import { isSwapMode, SWAP_MODES, type SwapMode } from '../swap/swapModes.js'
import { readObject } from './handler.js'

/** A feature as the configuration call tells it. */
export interface RemoteFeature {
  readonly id: string
  readonly isEnabled: boolean
  readonly config: readonly string[] | null
}

/** What a call says; `set` without a value brings back what it said at the start. */
export interface Setting<A> {
  readonly read: () => A
  readonly set: (next?: A) => void
}

export const makeSetting = <A>(first: A): Setting<A> => {
  let current = first
  return {
    read: () => current,
    set: (next = first) => {
      current = next
    },
  }
}

/** What the servers can be told to say. */
export interface Settings {
  readonly features: Setting<readonly RemoteFeature[]>
  readonly origins: Setting<readonly string[]>
  readonly analytics: Setting<boolean>
  /** How the swap calls of the blockchain API answer. */
  readonly swap: Setting<SwapMode>
}

/** Those of the wallet API. */
export type WalletApiSettings = Omit<Settings, 'swap'>

const areTexts = (value: unknown): value is readonly string[] =>
  Array.isArray(value) && value.every((entry) => typeof entry === 'string')

const isFeature = (value: unknown): value is RemoteFeature =>
  typeof value === 'object' &&
  value !== null &&
  'id' in value &&
  typeof value.id === 'string' &&
  'isEnabled' in value &&
  typeof value.isEnabled === 'boolean' &&
  'config' in value &&
  (value.config === null || areTexts(value.config))

const areFeatures = (value: unknown): value is readonly RemoteFeature[] =>
  Array.isArray(value) && value.every(isFeature)
const isFlag = (value: unknown): value is boolean => typeof value === 'boolean'

type Read<A> = (text: string) => { readonly value: A } | string

/** Reads a body with one field; a text says what is wrong with it. */
const reader =
  <A>(field: string, fits: (value: unknown) => value is A, words: string): Read<A> =>
  (text) => {
    const value: unknown = new Map<string, unknown>(Object.entries(readObject(text) ?? {})).get(field)
    return fits(value) ? { value } : `"${field}" must be ${words}`
  }

/** Reads what a call is to say, in the words of its own reply; the swap calls are told their mode. */
export const readSettings = {
  features: reader('features', areFeatures, 'a list of { id: text, isEnabled: true or false, config: texts or null }'),
  origins: reader('allowedOrigins', areTexts, 'a list of texts'),
  analytics: reader('isAnalyticsEnabled', isFlag, 'true or false'),
  swap: reader('mode', isSwapMode, `one of ${Object.keys(SWAP_MODES).join(', ')}`),
}
