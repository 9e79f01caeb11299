import { pipe } from 'fp-ts/function'
import * as TE from 'fp-ts/TaskEither'
import type { Observable, SchedulerLike } from 'rxjs'
import type { ConnectError } from '../../../domain/connect/ConnectError.js'
import { readField } from '../../shared/readField.js'
import { toConnectError } from '../toConnectError.js'
import { withDeadline } from '../withDeadline.js'
import type { Dialect } from './Dialect.js'
import type { PinnedWallet } from './PinnedWallet.js'
import { readAccounts } from './readAccounts.js'
import type { StandardAccount } from './StandardAccount.js'
import { tryPromise } from '../../shared/tryPromise.js'

/** Asks a wallet for its accounts. What it says by an event meanwhile is newer than its answer. */
export const makeAskForAccounts =
  (deps: {
    readonly wallet: PinnedWallet
    readonly dialect: Dialect
    readonly changes: Observable<readonly StandardAccount[]>
    readonly scheduler: SchedulerLike
  }) =>
  (silent: boolean, afterMs: number): TE.TaskEither<ConnectError, readonly StandardAccount[]> =>
  () => {
    const { feature, inputs } = silent ? deps.dialect.restore : deps.dialect.connect
    const method = deps.wallet.method(feature) ?? (() => ({ accounts: deps.wallet.shown() }))
    let heard: readonly StandardAccount[] = []
    const listening = deps.changes.subscribe((accounts) => (heard = accounts))
    return pipe(
      tryPromise(async () => method(...inputs), toConnectError),
      TE.flatMap((answer) => {
        const accounts = readAccounts(readField(answer, 'accounts'), deps.dialect)
        return accounts === undefined
          ? TE.left<ConnectError>({ _tag: 'WalletMisbehaved', detail: feature })
          : TE.right(heard.length > 0 ? heard : accounts)
      }),
      withDeadline({ scheduler: deps.scheduler, afterMs, late: { _tag: 'WalletTimedOut' as const, afterMs } }),
    )().finally(() => listening.unsubscribe())
  }
