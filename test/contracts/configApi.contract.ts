import type { ConfigApi } from '../../application/ports/walletApi.js'
import type { Features } from '../../domain/config/features.js'
import { remoteContract } from '../support/remoteContract.js'
import type { MakeRemoteWorld } from '../support/RemoteWorld.js'

/** The contract of `ConfigApi`. */
export const configApiContract = (name: string, makeIt: MakeRemoteWorld<ConfigApi, Partial<Features>>): void => {
  describe(`ConfigApi: ${name}`, () => {
    remoteContract(makeIt, (api) => api.features, {
      'nothing of a server that speaks of nothing': {},
      'features that are on and off': { swaps: ['1inch'], onramp: false, activity: true, multiWallet: false },
      'e-mail and social logins': { email: true, socials: ['google', 'apple'] },
    })
  })
}
