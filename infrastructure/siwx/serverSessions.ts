import type { Rule } from '../../application/api/optionShapes.js'
import type { SiwxConfig, SiwxTools } from '../../application/api/siwx.js'
import { checkSessionOptions } from './checkSessionOptions.js'
import { SERVER_KEY, type ServerSessionOptions } from './sessionOptions.js'
import { sessionsOnDemand } from './sessionsOnDemand.js'

const LOOPBACK = /^(?:localhost|127\.0\.0\.1|\[::1\])$/

const isAddress = (url: string): boolean => {
  if (!URL.canParse(url, 'https://page.invalid')) return false
  const { protocol, hostname, search, hash } = new URL(url, 'https://page.invalid')
  if (search !== '' || hash !== '') return false
  return protocol === 'https:' || (protocol === 'http:' && LOOPBACK.test(hostname))
}

const isSafe: Rule = (value) =>
  !(typeof value === 'string' && isAddress(value)) && 'a path or an address of https:, without a query'

/**
 * Sessions of the site's own server (S1-07, S-17), which verifies and stores them; the counterpart of `portico/server`,
 * over `fetch`. Throws if an option is invalid.
 */
export const serverSessions = (options: ServerSessionOptions): ((tools: SiwxTools) => SiwxConfig) => {
  const own = { credentials: /^(include|same-origin)$/, token: /^(cookie|bearer)$/ }
  checkSessionOptions('serverSessions', options, own, { url: isSafe })
  return (tools) =>
    sessionsOnDemand(
      options,
      (listener) => tools.store.changes(SERVER_KEY, listener),
      async () => (await import('./serverSessions.lazy.js')).openServerSessions(options, tools),
    )
}
