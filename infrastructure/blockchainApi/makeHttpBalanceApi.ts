import { pipe } from 'fp-ts/function'
import * as TE from 'fp-ts/TaskEither'
import type { BalanceApi } from '../../application/ports/blockchainApi/BalanceApi.js'
import type { HttpClient } from '../http/HttpClient.js'
import { BalanceReply } from './balanceCodecs.js'
import { toTokenBalance } from './toTokenBalance.js'

/** `GET /v1/account/{address}/balance` (S7-20). Tokens without decimals are kept: dropping them is the domain's rule. */
export const makeHttpBalanceApi = (deps: { readonly client: HttpClient }): BalanceApi => {
  const toToken = toTokenBalance(deps.client.address('', {}))
  return {
    balances: ({ address, chainId, currency }) =>
      pipe(
        deps.client.get(`v1/account/${encodeURIComponent(address)}/balance`, { currency, chainId }, BalanceReply),
        TE.map((reply) => reply.balances.map(toToken)),
      ),
  }
}
