import { catchError, combineLatest, EMPTY, filter, first, merge, switchMap } from 'rxjs'
import type { Features } from '../../domain/config/features.js'
import type { CheckOrigin } from './checkOrigin.js'
import type { AlertsFeature } from '../notify/alertsFeature.js'
import type { Readable } from '../kernel/store.js'
import type { Policy } from '../kernel/policy.js'
import type { LoginWallet } from '../ports/loginWallet.js'

const hasLogin = ({ email, socials }: Features): boolean => email || socials !== false

/**
 * E-mail and social login need an allowed origin. Checks it once: on interest if a login is on, so that the developer
 * learns of a problem before a visitor tries, or when the login of an earlier visit is opened.
 */
export const makeCheckOriginForLogin =
  (deps: {
    readonly features: Readable<Features>
    readonly interest: Readable<boolean>
    readonly login: Pick<LoginWallet, 'connectors'>
    readonly checkOrigin: CheckOrigin
    readonly alerts: Pick<AlertsFeature, 'raise'>
  }): Policy =>
  () => {
    const offered = combineLatest([deps.features.changes, deps.interest.changes]).pipe(
      filter(([features, interest]) => interest && hasLogin(features)),
    )
    const opened = deps.login.connectors.changes.pipe(filter(({ length }) => length > 0))
    return merge(offered, opened)
      .pipe(
        first(),
        switchMap(() => deps.checkOrigin()),
        // The chunk was not loaded: the result is unknown, and nothing depends on it.
        catchError(() => EMPTY),
      )
      .subscribe((alert) => {
        if (alert !== undefined) deps.alerts.raise(alert)
      })
  }
