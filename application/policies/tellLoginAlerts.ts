import { distinctUntilChanged, map, merge } from 'rxjs'
import { alertOfLoginError } from '../../domain/login/alertOfLoginError.js'
import type { LoginError } from '../../domain/login/LoginError.js'
import type { LoginFeatures } from '../login/LoginFeatures.js'
import type { AlertsFeature } from '../notify/alertsFeature.js'
import type { EmbeddedFrame } from '../ports/embeddedWallet/EmbeddedFrame.js'
import type { Readable } from '../shared/Readable.js'
import type { Policy } from './Policy.js'

type Failing = { readonly _tag: string } | { readonly _tag: 'Failed'; readonly error: LoginError }

const errorIn = (state: Failing): LoginError | undefined => ('error' in state ? state.error : undefined)

/** What the developer has to mend about the secure site is told as an alert, whichever login met it (S8-37 to S8-39). */
export const makeTellLoginAlerts =
  (deps: {
    readonly login: { readonly [Part in 'email' | 'social' | 'emailUpdate']: Pick<LoginFeatures[Part], 'state'> }
    readonly frame: Pick<EmbeddedFrame, 'state'>
    readonly alerts: Pick<AlertsFeature, 'raise'>
  }): Policy =>
  () => {
    const { email, social, emailUpdate } = deps.login
    const states: readonly Readable<Failing>[] = [email.state, social.state, emailUpdate.state, deps.frame.state]
    return merge(...states.map(({ changes }) => changes.pipe(map(errorIn), distinctUntilChanged()))).subscribe(
      (error) => {
        const alert = error && alertOfLoginError(error)
        if (alert !== undefined) deps.alerts.raise(alert)
      },
    )
  }
