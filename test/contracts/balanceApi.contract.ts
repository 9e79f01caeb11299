import { pipe } from 'fp-ts/function'
import * as TE from 'fp-ts/TaskEither'
import type { BalanceApi } from '../../application/ports/blockchainApi.js'
import { type Balances, toBalances, type TokenBalance } from '../../domain/account/tokens.js'
import { remoteContract } from '../support/remoteContract.js'
import type { MakeRemoteWorld } from '../support/RemoteWorld.js'

const COIN: TokenBalance = {
  name: 'Ether',
  symbol: 'ETH',
  chainId: 'eip155:1',
  value: 4_500.5,
  price: 3_000.25,
  quantity: { decimals: '18', numeric: '1.5' },
  iconUrl: 'https://images.example/eth.png',
}

const UNPRICED: TokenBalance = {
  name: 'Membership',
  symbol: 'MBR',
  chainId: 'eip155:1',
  address: 'eip155:1:0x00000000000000000000000000000000000000aa',
  price: 0,
  quantity: { decimals: '0', numeric: '1' },
}

const QUERY = { address: '0xab', chainId: 'eip155:1', currency: 'usd' } as const

/** The contract of `BalanceApi`. */
export const balanceApiContract = (name: string, makeIt: MakeRemoteWorld<BalanceApi, Balances>): void => {
  describe(`BalanceApi: ${name}`, () => {
    remoteContract(makeIt, (api) => pipe(api.balances(QUERY), TE.map(toBalances)), {
      'an account without tokens': { tokens: [], omitted: 0 },
      '[S3-03] the coin and the tokens of an account, those without decimals too': {
        tokens: [COIN, UNPRICED],
        omitted: 0,
      },
      '[S3-03] how many more tokens there are than can be shown': { tokens: [UNPRICED], omitted: 2 },
    })
  })
}
