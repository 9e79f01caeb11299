import { distinctUntilChanged, filter, map } from 'rxjs'
import type { TokenList } from '../../domain/account/TokenList.js'
import type { NotifyFeature } from '../notify/notifyFeature.js'
import type { Readable } from '../shared/Readable.js'
import type { Policy } from './Policy.js'

/** "Token Balance Unavailable", once a failure and not once a poll (S8-04). */
export const makeTellAboutBalances =
  (deps: { readonly tokens: Readable<TokenList>; readonly notify: Pick<NotifyFeature, 'notify'> }): Policy =>
  () =>
    deps.tokens.changes
      .pipe(
        map((tokens) => (tokens._tag === 'Unavailable' ? tokens.retryAt : undefined)),
        distinctUntilChanged(),
        filter((retryAt) => retryAt !== undefined),
      )
      .subscribe(() => deps.notify.notify({ _tag: 'TokenBalanceUnavailable' }))
