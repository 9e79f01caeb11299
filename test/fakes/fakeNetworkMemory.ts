import type { NetworkMemory } from '../../application/ports/storage.js'
import type { CaipNetworkId } from '../../domain/network/network.js'

export const fakeNetworkMemory = (initial: readonly CaipNetworkId[] = []): NetworkMemory => {
  let chosen = initial
  return {
    read: () => chosen,
    write: (next) => {
      chosen = next
    },
  }
}
