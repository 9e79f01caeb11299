import type { AccountMemory } from '../../application/ports/storage.js'
import type { ConnectorKey } from '../../domain/connect/connection.js'

export interface FakeAccountMemory extends AccountMemory {
  /** The stored accounts of a wallet. */
  readonly of: (key: ConnectorKey) => readonly string[] | undefined
}

/** Stores accounts unhashed, synchronously. */
export const fakeAccountMemory = (
  initial: readonly (readonly [ConnectorKey, readonly string[]])[] = [],
): FakeAccountMemory => {
  const nameOf = ({ namespace, connectorId }: ConnectorKey): string => `${namespace} ${connectorId}`
  const kept = new Map(initial.map(([key, accounts]) => [nameOf(key), accounts]))
  return {
    of: (key) => kept.get(nameOf(key)),
    recognises: async (key, account) => kept.get(nameOf(key))?.includes(account) !== false,
    remember: async (key, accounts) => {
      kept.set(nameOf(key), [...new Set([...accounts, ...(kept.get(nameOf(key)) ?? [])])])
    },
    forget: (key) => void kept.delete(nameOf(key)),
  }
}
