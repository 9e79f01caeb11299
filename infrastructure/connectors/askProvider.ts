import type { Either } from 'fp-ts/Either'
import { defer, type Observable } from 'rxjs'
import type { WalletRequest } from '../../application/ports/WalletConnector.js'
import type { PinnedProvider } from './PinnedProvider.js'
import { tryPromise } from '../shared/tryPromise.js'

/** Asks once it is subscribed to. Whatever the provider throws is the left side. */
export const askProvider = (provider: PinnedProvider, request: WalletRequest): Observable<Either<unknown, unknown>> =>
  defer(
    tryPromise(
      async () => provider.request(request),
      (cause) => cause,
    ),
  )
