import type { Token } from './Token.js'

/** Puts a host's own adapter in the place of one of ours. */
export interface PortBinder {
  readonly value: <A>(token: Token<A>, adapter: NoInfer<A>) => void
}
