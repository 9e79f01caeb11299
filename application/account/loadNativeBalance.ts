import * as TE from 'fp-ts/TaskEither'
import { pipe } from 'fp-ts/function'
import { baseUnitsToDecimal } from '../../domain/amount/baseUnitsToDecimal.js'
import type { RemoteError } from '../../domain/errors/RemoteError.js'
import type { ChainRpc } from '../ports/ChainRpc.js'
import type { ActiveAccount } from './ActiveAccount.js'

/** Native balance as decimal text in whole coins; `NotConfigured` on a chain the host did not configure. */
export type LoadNativeBalance = (account: ActiveAccount) => TE.TaskEither<RemoteError, string>

export const makeLoadNativeBalance =
  (deps: { readonly chainRpc: ChainRpc }): LoadNativeBalance =>
  ({ network, address }) =>
    network === undefined
      ? TE.left({ _tag: 'NotConfigured' })
      : pipe(
          deps.chainRpc.nativeBalance(network, address),
          TE.map((units) => baseUnitsToDecimal(units, network.nativeCurrency.decimals)),
        )
