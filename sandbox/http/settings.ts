import { isSwapMode, SWAP_MODES, type SwapMode } from '../swap/swapModes.js'
import { readObject } from './handler.js'

/** A feature in the configuration call's format. */
export interface RemoteFeature {
  readonly id: string
  readonly isEnabled: boolean
  readonly config: readonly string[] | null
}

/** A configurable answer; `set` without a value restores the initial one. */
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

/** Configurable answers of the servers. */
export interface Settings {
  readonly features: Setting<readonly RemoteFeature[]>
  readonly origins: Setting<readonly string[]>
  readonly analytics: Setting<boolean>
  /** Behaviour of the blockchain API's swap calls. */
  readonly swap: Setting<SwapMode>
}

/** Settings of the wallet API. */
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

/** Reads a body with one field; returns an error text if invalid. */
const reader =
  <A>(field: string, fits: (value: unknown) => value is A, words: string): Read<A> =>
  (text) => {
    const value: unknown = new Map<string, unknown>(Object.entries(readObject(text) ?? {})).get(field)
    return fits(value) ? { value } : `"${field}" must be ${words}`
  }

/** Readers of new settings, in the format of the call's reply; for the swap calls, their mode. */
export const readSettings = {
  features: reader('features', areFeatures, 'a list of { id: text, isEnabled: true or false, config: texts or null }'),
  origins: reader('allowedOrigins', areTexts, 'a list of texts'),
  analytics: reader('isAnalyticsEnabled', isFlag, 'true or false'),
  swap: reader('mode', isSwapMode, `one of ${Object.keys(SWAP_MODES).join(', ')}`),
}
