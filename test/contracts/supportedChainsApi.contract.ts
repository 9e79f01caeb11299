import type { SupportedChainsApi } from '../../application/ports/blockchainApi.js'
import { remoteContract } from '../support/remoteContract.js'
import type { MakeRemoteWorld } from '../support/RemoteWorld.js'

export interface SupportedChains {
  readonly http: ReadonlySet<string>
  readonly ws: ReadonlySet<string>
}

/** The contract of `SupportedChainsApi`. */
export const supportedChainsApiContract = (
  name: string,
  makeIt: MakeRemoteWorld<SupportedChainsApi, SupportedChains>,
): void => {
  describe(`SupportedChainsApi: ${name}`, () => {
    remoteContract<SupportedChainsApi, SupportedChains>(makeIt, (api) => api.supportedChains, {
      'no chains': { http: new Set(), ws: new Set() },
      '[S7-10] the chains served over HTTP and over sockets': {
        http: new Set(['eip155:1', 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp']),
        ws: new Set(['eip155:1']),
      },
    })
  })
}
