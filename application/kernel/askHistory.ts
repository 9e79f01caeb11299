import * as E from 'fp-ts/Either'
import { catchError, defer, type Observable, of } from 'rxjs'
import type { HistoryPage } from '../../domain/activity/history.js'
import type { AccountOnNetwork } from '../../domain/activity/historyTarget.js'
import { type RemoteError, unreachable } from '../../domain/errors/remoteError.js'
import type { HistoryApi } from '../ports/blockchainApi.js'

/**
 * Requests a page of a history. `since` (ms since the epoch): answers requested before that time are stale. Reports an
 * outage if a host's own adapter breaks its contract.
 */
export const askHistory = (
  historyApi: HistoryApi,
  { address, chainId }: AccountOnNetwork,
  cursor: string | undefined,
  since?: number,
): Observable<E.Either<RemoteError, HistoryPage>> =>
  defer(
    historyApi.history({
      address,
      chainId,
      ...(cursor !== undefined && { cursor }),
      ...(since !== undefined && { since }),
    }),
  ).pipe(catchError((cause: unknown) => of(E.left(unreachable(cause)))))
