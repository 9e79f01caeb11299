import { pipe } from 'fp-ts/function'
import * as TE from 'fp-ts/TaskEither'
import * as t from 'io-ts'
import type { SchedulerLike } from 'rxjs'
import type { PinnedProvider } from './PinnedProvider.js'
import { withDeadline } from './withDeadline.js'
import { tryPromise } from '../shared/tryPromise.js'

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
