import type { ChainNamespace } from '../../domain/network/ChainNamespace.js'
import type { ConnectionMemory } from '../ports/ConnectionMemory.js'

/** The remembered wallets of one namespace. */
export interface Remembered {
  readonly ids: () => readonly string[]
  readonly set: (ids: readonly string[]) => void
  readonly forget: (connectorId: string) => void
}

export const makeRemembered = (memory: ConnectionMemory, namespace: ChainNamespace): Remembered => {
  const ids = (): readonly string[] => memory.read()[namespace] ?? []
  const set = (wanted: readonly string[]): void => {
    const { [namespace]: _former, ...elsewhere } = memory.read()
    memory.write(wanted.length === 0 ? elsewhere : { ...elsewhere, [namespace]: wanted })
  }
  return {
    ids,
    set,
    // A wallet takes only itself along: another tab may have connected a second one meanwhile (U-33).
    forget: (connectorId) => {
      if (ids().includes(connectorId)) set(ids().filter((id) => id !== connectorId))
    },
  }
}
