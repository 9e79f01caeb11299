import type { PortGuard } from '../../application/kernel/adapters.js'
import type { Binder, Resolve, Token } from '../../application/kernel/token.js'
import type { Settings } from '../../application/api/settings.js'

/** Guards for the host's adapters, by port. */
export interface HostGuards {
  readonly add: (guards: readonly PortGuard[]) => void
  /** The adapter behind the guard of its port. */
  readonly guard: (port: symbol, adapter: unknown) => unknown
}

/** Makes the guards; their code is loaded only for a host that replaces ports. */
export type GuardHost = (resolve: Resolve) => HostGuards

/** The ports that the host replaces. */
interface HostPorts {
  readonly has: (port: symbol) => boolean
  /** Binds everything else. */
  readonly others: Binder
}

/**
 * Binds the host's adapters before any of ours, which then never replace them: those of a lazy feature come later. Each
 * gets its guard on first use, when the features that use the port have added their guards.
 */
export const bindHostPorts = (binder: Binder, { override }: Settings, guards?: HostGuards): HostPorts => {
  const adapters = new Map<Token<unknown>, unknown>()
  override?.({ value: (port, adapter) => adapters.set(port, adapter) })
  for (const [port, adapter] of adapters)
    binder.single(port, () => (guards === undefined ? adapter : guards.guard(port, adapter)), {})
  const has = (port: symbol): boolean => adapters.has(port as Token<unknown>)
  return {
    has,
    others: {
      value: (port, value) => {
        if (!has(port)) binder.value(port, value)
      },
      single: (port, make, needs) => {
        if (!has(port)) binder.single(port, make, needs)
      },
    },
  }
}
