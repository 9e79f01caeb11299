import { distinctUntilChanged, filter, map } from 'rxjs'
import type { TokenList } from '../../domain/account/TokenList.js'
import type { NotifyFeature } from '../notify/notifyFeature.js'
import type { Readable } from '../shared/Readable.js'
import type { Policy } from './Policy.js'

/** "Token Balance Unavailable", once an outage and not once a poll (S8-04). */
export const makeTellAboutBalances =
  (deps: { readonly tokens: Readable<TokenList>; readonly notify: Pick<NotifyFeature, 'notify'> }): Policy =>
  () =>
    deps.tokens.changes
      .pipe(
        map(({ _tag }) => _tag === 'Unavailable'),
        distinctUntilChanged(),
        filter((unavailable) => unavailable),
      )
      .subscribe(() => deps.notify.notify({ _tag: 'TokenBalanceUnavailable' }))
