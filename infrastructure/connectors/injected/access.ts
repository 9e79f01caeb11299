import * as E from 'fp-ts/Either'
import { pipe } from 'fp-ts/function'
import * as TE from 'fp-ts/TaskEither'
import * as t from 'io-ts'
import type { Decoder } from 'io-ts'
import type { SchedulerLike } from 'rxjs'
import type { Connection } from '../../../domain/connect/connection.js'
import type { ConnectError } from '../../../domain/connect/connectAttempt.js'
import type { CaipNetworkId } from '../../../domain/network/network.js'
import { EvmAccounts, EvmChainId } from '../shared/evmCodecs.js'
import { observeProvider, type PinnedProvider } from '../shared/eip1193Provider.js'
import { isNonEmpty, withDeadline } from '../shared/connectorBase.js'
import { toConnectError } from '../shared/providerErrors.js'
import { tryPromise } from '../../shared/tasks.js'

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
    const heard = observeProvider(deps.provider)
    const toConnection = (answer: CaipNetworkId): Connection | undefined => {
      const accounts = heard.accounts()
      const caipNetworkId = heard.chainAfter(answer)
      return isNonEmpty(accounts) ? { connectorId: deps.connectorId, accounts, caipNetworkId } : undefined
    }
    const askChain = pipe(ask('eth_chainId', EvmChainId), TE.map(toConnection))
    return pipe(
      ask(method, EvmAccounts),
      TE.flatMap((answer) => (isNonEmpty(heard.accountsAfter(answer)) ? askChain : TE.right(undefined))),
      withDeadline({ scheduler: deps.scheduler, afterMs, late: { _tag: 'WalletTimedOut' as const, afterMs } }),
    )().finally(heard.stop)
  }
}

const DISCONNECT_DEADLINE_MS = 3_000

const Permissions = t.readonlyArray(t.type({ parentCapability: t.string }))

const listsAccounts = (permissions: unknown): boolean =>
  Permissions.is(permissions) && permissions.some((permission) => permission.parentCapability === 'eth_accounts')

/** Gives a wallet's permission back where it keeps one. Never fails: the page forgets the wallet in any case. */
export const revokeAccess = (deps: {
  readonly provider: PinnedProvider
  readonly scheduler: SchedulerLike
}): TE.TaskEither<never, void> =>
  pipe(
    tryPromise(
      async () => {
        const permissions = await deps.provider.request({ method: 'wallet_getPermissions' })
        if (!listsAccounts(permissions)) return
        await deps.provider.request({ method: 'wallet_revokePermissions', params: [{ eth_accounts: {} }] })
      },
      (cause) => cause,
    ),
    withDeadline({ scheduler: deps.scheduler, afterMs: DISCONNECT_DEADLINE_MS, late: 'late' }),
    TE.orElse((): TE.TaskEither<never, void> => TE.right(undefined)),
  )
