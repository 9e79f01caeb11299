import { accountCases } from './embeddedWallet/accountCases.js'
import { emailCases } from './embeddedWallet/emailCases.js'
import type { EmbeddedWorld } from './embeddedWallet/EmbeddedWorld.js'
import { rpcCases } from './embeddedWallet/rpcCases.js'
import { sessionCases } from './embeddedWallet/sessionCases.js'

/** The contract of every embedded wallet, wherever its secure site is. The world is created anew for each case. */
export const embeddedWalletContract = (name: string, makeWorld: () => Promise<EmbeddedWorld>): void => {
  describe(`${name}, as an EmbeddedWallet`, () => {
    let world: EmbeddedWorld
    beforeEach(async () => {
      world = await makeWorld()
    })
    afterEach(() => world.dispose())
    const current = (): EmbeddedWorld => world

    describe('e-mail', () => emailCases(current))
    describe('session', () => sessionCases(current))
    describe('account', () => accountCases(current))
    describe('rpc', () => rpcCases(current))
  })
}
