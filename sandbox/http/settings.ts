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

/** What the wallet API can be told to say. */
export interface WalletApiSettings {
  readonly features: Setting<readonly RemoteFeature[]>
  readonly origins: Setting<readonly string[]>
  readonly analytics: Setting<boolean>
}

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

/** Reads what a call of the wallet API is to say, in the words of its own reply. */
export const readSettings = {
  features: reader('features', areFeatures, 'a list of { id: text, isEnabled: true or false, config: texts or null }'),
  origins: reader('allowedOrigins', areTexts, 'a list of texts'),
  analytics: reader('isAnalyticsEnabled', isFlag, 'true or false'),
}
