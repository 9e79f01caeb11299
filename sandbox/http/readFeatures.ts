import { readObject } from './readObject.js'
import type { RemoteFeature } from './RemoteFeature.js'

const isConfig = (value: unknown): boolean => value === null || (Array.isArray(value) && value.every((entry) => typeof entry === 'string'))

const isFeature = (value: unknown): value is RemoteFeature =>
  typeof value === 'object' && value !== null && 'id' in value && typeof value.id === 'string' && 'isEnabled' in value && typeof value.isEnabled === 'boolean' && 'config' in value && isConfig(value.config)

/** Reads what the configuration call is to say; a text says what is wrong with it. */
export const readFeatures = (text: string): readonly RemoteFeature[] | string => {
  const value = readObject(text)
  const features: unknown = value !== undefined && 'features' in value ? value.features : undefined
  return Array.isArray(features) && features.every(isFeature) ? features : '"features" must be a list of { id: text, isEnabled: true or false, config: texts or null }'
}
