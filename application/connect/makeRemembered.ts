import type { ChainNamespace } from '../../domain/network/ChainNamespace.js'
import type { ConnectionMemory } from '../ports/ConnectionMemory.js'

/** The remembered wallets of one namespace. */
export interface Remembered {
  readonly ids: () => readonly string[]
  readonly set: (ids: readonly string[]) => void
  readonly forget: (connectorId: string) => void
  /** Takes note of what stands there now; whether that is news here. */
  readonly sees: (ids: readonly string[]) => boolean
}

export const makeRemembered = (memory: ConnectionMemory, namespace: ChainNamespace): Remembered => {
  const ids = (): readonly string[] => memory.read()[namespace] ?? []
  const textOf = (wanted: readonly string[]): string => wanted.join('\n')
  let known = ''
  const set = (wanted: readonly string[]): void => {
    known = textOf(wanted)
    const { [namespace]: _former, ...elsewhere } = memory.read()
    memory.write(wanted.length === 0 ? elsewhere : { ...elsewhere, [namespace]: wanted })
  }
  return {
    ids,
    set,
    sees: (seen) => {
      const before = known
      known = textOf(seen)
      return known !== before
    },
    // A wallet takes only itself along: another tab may have connected a second one meanwhile (U-33).
    forget: (connectorId) => {
      if (ids().includes(connectorId)) set(ids().filter((id) => id !== connectorId))
    },
  }
}
