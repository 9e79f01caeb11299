import type { NetworkMemory } from '../../application/ports/NetworkMemory.js'
import type { CaipNetworkId } from '../../domain/network/CaipNetworkId.js'

export const fakeNetworkMemory = (initial: readonly CaipNetworkId[] = []): NetworkMemory => {
  let chosen = initial
  return {
    read: () => chosen,
    write: (next) => {
      chosen = next
    },
  }
}
