import type { Adapters } from '../../application/kernel/adapters.js'
import type { Token } from '../../application/kernel/token.js'
import type { KeyValueStore } from '../../application/ports/storage.js'
import { KEY_VALUE_STORE } from '../../application/ports/tokens.js'

/** Adapters of a port that keeps a record in the store of the device. */
export const stored = <Kept>(port: Token<Kept>, open: (store: KeyValueStore) => NoInfer<Kept>): Adapters => ({
  bind: ({ single }) =>
    single(port, ({ store }: { readonly store: KeyValueStore }) => open(store), { store: KEY_VALUE_STORE }),
})
