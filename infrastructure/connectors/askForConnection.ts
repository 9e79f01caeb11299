import * as E from 'fp-ts/Either'
import { pipe } from 'fp-ts/function'
import * as TE from 'fp-ts/TaskEither'
import type { Decoder } from 'io-ts'
import type { SchedulerLike } from 'rxjs'
import type { Connection } from '../../domain/connect/Connection.js'
import type { ConnectError } from '../../domain/connect/ConnectError.js'
import type { CaipNetworkId } from '../../domain/network/CaipNetworkId.js'
import { EvmAccounts } from './EvmAccounts.js'
import { EvmChainId } from './EvmChainId.js'
import { hearProvider } from './hearProvider.js'
import { isFilled } from './isFilled.js'
import type { PinnedProvider } from './PinnedProvider.js'
import { toConnectError } from './toConnectError.js'
import { withDeadline } from './withDeadline.js'
import { tryPromise } from '../shared/tryPromise.js'

type Ask = <A>(method: string, answer: Decoder<unknown, A>) => TE.TaskEither<ConnectError, A>
export type AskForConnection = (
  method: 'eth_requestAccounts' | 'eth_accounts',
  afterMs: number,
) => TE.TaskEither<ConnectError, Connection | undefined>

const makeAsk =
  (provider: PinnedProvider): Ask =>
  (method, answer) =>
    pipe(
      tryPromise(async () => provider.request({ method }), toConnectError),
      TE.flatMapEither((input) =>
        pipe(
          answer.decode(input),
          E.mapLeft((): ConnectError => ({ _tag: 'WalletMisbehaved', detail: method })),
        ),
      ),
    )

/**
 * Asks for the accounts, then for the chain; `undefined` when there is no account. What the wallet says by an
 * event meanwhile wins over its answer. `afterMs` is the deadline of both questions together.
 */
export const makeAskForConnection = (deps: {
  readonly provider: PinnedProvider
  readonly connectorId: string
  readonly scheduler: SchedulerLike
}): AskForConnection => {
  const ask = makeAsk(deps.provider)
  return (method, afterMs) => () => {
    const heard = hearProvider(deps.provider)
    const toConnection = (answer: CaipNetworkId): Connection | undefined => {
      const accounts = heard.accounts()
      const caipNetworkId = heard.chainAfter(answer)
      return isFilled(accounts) ? { connectorId: deps.connectorId, accounts, caipNetworkId } : undefined
    }
    const askChain = pipe(ask('eth_chainId', EvmChainId), TE.map(toConnection))
    return pipe(
      ask(method, EvmAccounts),
      TE.flatMap((answer) => (isFilled(heard.accountsAfter(answer)) ? askChain : TE.right(undefined))),
      withDeadline({ scheduler: deps.scheduler, afterMs, late: { _tag: 'WalletTimedOut' as const, afterMs } }),
    )().finally(heard.stop)
  }
}
