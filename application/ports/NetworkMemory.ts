import type { CaipNetworkId } from '../../domain/network/CaipNetworkId.js'

/** Remembers between visits which networks the visitor chose here. Never throws (U-32). */
export interface NetworkMemory {
  /** The latest choice first, one a namespace. Whether the host still configures them is for the reader to see. */
  readonly read: () => readonly CaipNetworkId[]
  readonly write: (chosen: readonly CaipNetworkId[]) => void
}
