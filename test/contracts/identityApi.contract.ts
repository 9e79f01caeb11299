import type { Identity, IdentityApi } from '../../application/ports/blockchainApi.js'
import { remoteContract } from '../support/remoteContract.js'
import type { MakeRemoteWorld } from '../support/RemoteWorld.js'

/** The contract of `IdentityApi`. */
export const identityApiContract = (name: string, makeIt: MakeRemoteWorld<IdentityApi, Identity>): void => {
  describe(`IdentityApi: ${name}`, () => {
    remoteContract(makeIt, (api) => api.identity({ address: '0xab', sender: undefined, chainId: 'eip155:1' }), {
      '[S7-11] name and picture': { name: 'heron.eth', avatar: 'https://images.example/heron.webp' },
      'a name alone': { name: 'heron.eth', avatar: undefined },
      neither: { name: undefined, avatar: undefined },
    })
  })
}
