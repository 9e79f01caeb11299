import type { Rule } from '../../application/api/optionShapes.js'
import type { SiwxConfig, SiwxTools } from '../../application/api/siwx.js'
import { checkSessionOptions } from './checkSessionOptions.js'
import { DEVICE_KEY, type DeviceSessionOptions } from './sessionOptions.js'
import { sessionsOnDemand } from './sessionsOnDemand.js'

const LIFETIME_MS = 86_400_000

const isLifetime: Rule = (value) =>
  !(typeof value === 'number' && value > 0 && value <= LIFETIME_MS) && `a number from 1 to ${LIFETIME_MS}`

/**
 * Sessions stored and verified on the device (S1-07), for pages without a server. They save visitors from signing
 * again, and prove nothing to a server. Throws if an option is invalid.
 */
export const deviceSessions = (options: DeviceSessionOptions = {}): ((tools: SiwxTools) => SiwxConfig) => {
  checkSessionOptions('deviceSessions', options, { lifetimeMs: isLifetime })
  const { lifetimeMs = LIFETIME_MS } = options
  return (tools) =>
    sessionsOnDemand(
      options,
      (listener) => tools.store.changes(DEVICE_KEY, listener),
      async () => (await import('./deviceSessions.lazy.js')).openDeviceSessions({ ...options, lifetimeMs }, tools),
    )
}
