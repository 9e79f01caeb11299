import type { PriceApi } from '../../application/ports/swapApi.js'
import { remoteContract } from '../support/remoteContract.js'
import type { MakeRemoteWorld } from '../support/RemoteWorld.js'

const TOKEN = { address: `eip155:1:0x${'b2'.repeat(20)}`, symbol: 'FLNT' } as const

/** The contract of `PriceApi`. */
export const priceApiContract = (name: string, makeIt: MakeRemoteWorld<PriceApi, number | undefined>): void => {
  describe(`PriceApi: ${name}`, () => {
    remoteContract(makeIt, (api) => api.price({ chainId: 'eip155:1', token: TOKEN, currency: 'usd' }), {
      '[S7-19] a price': 3_000.25,
      '[S7-19] that no price is known': undefined,
    })
  })
}
