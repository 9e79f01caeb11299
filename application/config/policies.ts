import { catchError, EMPTY, filter, first, map, switchMap } from 'rxjs'
import type { Features } from '../../domain/config/features.js'
import type { CheckOrigin } from './checkOrigin.js'
import type { AlertsFeature } from '../notify/alertsFeature.js'
import type { Readable } from '../kernel/store.js'
import type { Policy } from '../kernel/policy.js'

const hasLogin = ({ email, socials }: Features): boolean => email || socials !== false

/**
 * E-mail and social login need an allowed origin: checks it at the start, so that the developer learns of it before a
 * visitor tries.
 */
export const makeCheckOriginForLogin =
  (deps: {
    readonly features: Readable<Features>
    readonly checkOrigin: CheckOrigin
    readonly alerts: Pick<AlertsFeature, 'raise'>
  }): Policy =>
  () =>
    deps.features.changes
      .pipe(
        map(hasLogin),
        filter((on) => on),
        first(),
        switchMap(() => deps.checkOrigin()),
        // Its code did not arrive: nobody knows, and nothing depends on it.
        catchError(() => EMPTY),
      )
      .subscribe((alert) => {
        if (alert !== undefined) deps.alerts.raise(alert)
      })
