import type { OriginsApi } from '../../application/ports/walletApi.js'
import { remoteContract } from '../support/remoteContract.js'
import type { MakeRemoteWorld } from '../support/RemoteWorld.js'

/** The contract of `OriginsApi`. */
export const originsApiContract = (name: string, makeIt: MakeRemoteWorld<OriginsApi, readonly string[]>): void => {
  describe(`OriginsApi: ${name}`, () => {
    remoteContract(makeIt, (api) => api.allowedOrigins, {
      'an empty list': [],
      'origins and patterns of them': ['https://shop.example', 'https://*.shop.example'],
    })
  })
}
