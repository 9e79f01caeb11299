import type { PinnedProvider } from './PinnedProvider.js'
import { readField } from '../shared/readField.js'

// Taken when the module loads, before a page script can replace it.
const { apply } = Reflect

/** Pins the call path of a provider; `undefined` when it lacks `request`, `on` or `removeListener`. */
export const pinProvider = (provider: unknown): PinnedProvider | undefined => {
  if (typeof provider !== 'object' || provider === null) return undefined
  const request = readField(provider, 'request')
  const on = readField(provider, 'on')
  const removeListener = readField(provider, 'removeListener')
  if (typeof request !== 'function' || typeof on !== 'function' || typeof removeListener !== 'function')
    return undefined
  return Object.freeze({
    identity: provider,
    request: ({ method, params }): unknown =>
      apply(request, provider, [params === undefined ? { method } : { method, params }]),
    on: (event, listener) => void apply(on, provider, [event, listener]),
    removeListener: (event, listener) => void apply(removeListener, provider, [event, listener]),
  } satisfies PinnedProvider)
}
