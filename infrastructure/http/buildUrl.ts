import type { Query } from './Query.js'

/** Puts `path` below the base address, keeping the base's own path: a proxy may serve the API under a prefix. */
export const buildUrl = (baseUrl: string, path: string, query: Query): string => {
  const parameters = new URLSearchParams()
  for (const [name, value] of Object.entries(query)) {
    if (value !== undefined && value !== '') parameters.set(name, value)
  }
  const address = `${baseUrl.replace(/\/+$/, '')}/${path.replace(/^\/+/, '')}`
  return parameters.size === 0 ? address : `${address}?${parameters.toString()}`
}
