import type { Token } from '../../application/api/Token.js'

/** A new token. The only place where a plain symbol becomes a typed one. */
export const token = <A>(name: string): Token<A> => Symbol(name) as Token<A>
