import { Subscription } from 'rxjs'
import type { LoginFeatures } from '../login/LoginFeatures.js'
import type { ModalFeature } from '../modal/modalFeature.js'
import type { NotifyFeature } from '../notify/notifyFeature.js'
import type { Returned } from '../ports/Redirects.js'
import type { Policy } from './Policy.js'

/** A visitor who left the page to log in finds the login going on. A result that nobody left for logs nobody in, and is said (S4-08, U-93). */
export const makeGoOnWithLogin =
  (deps: {
    readonly returned: Returned | undefined
    readonly login: { readonly social: Pick<LoginFeatures['social'], 'goOn'> }
    readonly modal: Pick<ModalFeature, 'open' | 'reset'>
    readonly notify: Pick<NotifyFeature, 'notify'>
  }): Policy =>
  () => {
    const { returned, modal } = deps
    if (returned?._tag === 'FromProvider') {
      modal.reset({ name: 'ConnectingSocial', provider: returned.provider })
      deps.login.social.goOn(returned.provider, returned.result)
    } else if (returned !== undefined) {
      modal.open()
      deps.notify.notify({ _tag: 'AuthenticationFailed' })
    }
    return Subscription.EMPTY
  }
