import type { PortGuard } from '../../../application/kernel/adapters.js'
import type { Resolve } from '../../../application/kernel/token.js'
import { LOG } from '../../../application/ports/tokens.js'
import type { HostGuards } from '../hostPorts.js'
import { EMBEDDED_GUARD } from './guardEmbedded.js'
import { PAGE_GUARDS } from './pageGuards.js'
import { SERVER_GUARDS } from './serverGuards.js'

/**
 * Guards a host's adapters: one that throws or rejects acts like a failing one, and is logged once per member (design
 * 3.3). Guards of other ports are added with the features that use these ports; the clock has none.
 */
export const guardHost = (resolve: Resolve): HostGuards => {
  const guards = new Map<symbol, PortGuard['guard']>()
  const logged = new Set<string>()
  const tellOf = (port: symbol) => (name: string) => (cause: unknown) => {
    const what = [port.description, name].filter(Boolean).join('.')
    if (logged.has(what)) return
    logged.add(what)
    // The log's guard falls back to Portico's own log.
    resolve(LOG).error(`${what} of this page failed`, cause)
  }
  const add = (more: readonly PortGuard[]): void => more.forEach(({ port, guard }) => guards.set(port, guard))
  add([...PAGE_GUARDS, ...SERVER_GUARDS, EMBEDDED_GUARD])
  return {
    add,
    guard: (port, adapter) => {
      const guard = guards.get(port)
      return guard === undefined ? adapter : guard(adapter, { resolve, tellOf: tellOf(port) })
    },
  }
}
