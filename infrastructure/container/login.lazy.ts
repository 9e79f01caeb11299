import * as TE from 'fp-ts/TaskEither'
import { pipe } from 'fp-ts/function'
import type { SchedulerLike } from 'rxjs'
import { makeAccountTypeFeature } from '../../application/login/accountTypeFeature.js'
import { makeEmailLoginFeature } from '../../application/login/emailLoginFeature.js'
import { makeEmailUpdateFeature } from '../../application/login/emailUpdateFeature.js'
import type { LoginFeature } from '../../application/login/LoginFeature.js'
import { makeSocialLoginFeature } from '../../application/login/socialLoginFeature.js'
import type { NetworkFeature } from '../../application/network/networkFeature.js'
import type { LoginPlace } from '../../application/ports/embeddedWallet/EmbeddedSession.js'
import type { Grant } from '../../application/ports/Pairing.js'
import type { Notice } from '../../domain/notify/Notice.js'
import { isLoginNamespace } from '../../domain/login/isLoginNamespace.js'
import type { OpenedEmbedded } from './LazyEmbedded.js'

/** Beside it, because both are wanted at the same moment. */
export { openEmbedded } from './openEmbedded.js'

export interface StartLoginDeps extends OpenedEmbedded {
  readonly network: Pick<NetworkFeature, 'state'>
  /** Makes what a login came to the connection of its namespace. */
  readonly adopt: (grant: Grant) => void
  readonly notify: (notice: Notice) => void
  readonly scheduler: SchedulerLike
}

/** Logging in by e-mail or social account, and the account behind it. */
export const startLogin = ({ wallet, connector, home, network, popups, adopt, notify, scheduler }: StartLoginDeps): LoginFeature => {
  /** Where the page is, if the wallet can be there. */
  const place = (): LoginPlace => {
    const { active } = network.state.value
    return { at: active._tag === 'Configured' && isLoginNamespace(active.network.chainNamespace) ? active.network.caipNetworkId : home }
  }
  const connect = pipe(connector.connect, TE.map((connection): Grant => ({ connector, connection })))
  const parts = { wallet, place, connect, adopt, scheduler }
  const email = makeEmailLoginFeature(parts)
  const social = makeSocialLoginFeature(parts)
  const update = makeEmailUpdateFeature(parts)
  const accountType = makeAccountTypeFeature({ wallet, notify })
  return {
    emailLogin: email.state,
    socialLogin: social.state,
    emailUpdate: update.state,
    loggedIn: wallet.session.loggedIn,
    approval: wallet.rpc.approval,
    prepare: () => undefined,
    loginByEmail: email.begin,
    enterCode: email.enterCode,
    resendCode: email.resend,
    loginBySocial: (provider) => (provider === 'farcaster' ? social.beginFarcaster() : social.begin(provider, popups.openPopup())),
    updateEmail: update.begin,
    enterUpdateCode: update.enterCode,
    preferAccountType: accountType.prefer,
    placeFrame: (box) => (box === undefined ? wallet.frame.hide() : wallet.frame.show(box)),
    cancel: () => {
      email.cancel()
      social.cancel()
      update.cancel()
    },
    abort: wallet.rpc.abort,
    dispose: () => {
      email.dispose()
      social.dispose()
      update.dispose()
      accountType.dispose()
    },
  }
}
