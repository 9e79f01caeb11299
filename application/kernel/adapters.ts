import type { Binder, Resolve } from './token.js'

/** What a guard may use. */
interface GuardTools {
  readonly resolve: Resolve
  /** The reporter of a fault in the named member of the adapter; without a name, in the adapter itself. */
  readonly tellOf: (name: string) => (cause: unknown) => void
}

/** Wraps a host's adapter of one port, so that a broken one acts like one that fails. */
export interface PortGuard {
  readonly port: symbol
  readonly guard: (adapter: unknown, tools: GuardTools) => unknown
}

/** Adapters of ports that lazy features use; they are in the chunks of these features. */
export interface Adapters {
  /** Called once, by the first feature that brings them. */
  readonly bind: (binder: Binder) => void
  /** Guards for ports that the host may replace; loaded if the host replaces any port. */
  readonly guards?: () => Promise<readonly PortGuard[]>
}
