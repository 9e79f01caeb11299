import { filter, map, merge, pairwise } from 'rxjs'
import type { LoginFeatures } from '../login/LoginFeatures.js'
import type { NotifyFeature } from '../notify/notifyFeature.js'
import type { EmbeddedSession } from '../ports/embeddedWallet/EmbeddedSession.js'
import type { Policy } from './Policy.js'

/** A login that stands at the secure site but gives no account is half a login: it is signed out, and the visitor is told (S8-07). */
export const makeEndFailedLogin =
  (deps: {
    readonly login: { readonly [Part in 'email' | 'social']: Pick<LoginFeatures[Part], 'state'> }
    readonly session: Pick<EmbeddedSession, 'signOut'>
    readonly notify: Pick<NotifyFeature, 'notify'>
  }): Policy =>
  () => {
    const { email, social } = deps.login
    const tags = merge(
      email.state.changes.pipe(
        map(({ _tag }) => _tag),
        pairwise(),
      ),
      social.state.changes.pipe(
        map(({ _tag }) => _tag),
        pairwise(),
      ),
    )
    return tags
      .pipe(filter(([before, after]) => (before === 'Connecting' || before === 'ResultReceived') && after === 'Failed'))
      .subscribe(() => {
        void deps.session.signOut()
        deps.notify.notify({ _tag: 'AuthenticationFailed' })
      })
  }
