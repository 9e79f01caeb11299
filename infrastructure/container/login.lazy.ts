import { pipe } from 'fp-ts/function'
import * as TE from 'fp-ts/TaskEither'
import { type SchedulerLike, Subscription } from 'rxjs'
import type { Appearance } from '../../application/api/Appearance.js'
import { makeLoginCommands } from '../../application/api/makeLoginCommands.js'
import type { ConnectFeature } from '../../application/connect/connectFeature.js'
import { makeAccountTypeFeature } from '../../application/login/accountTypeFeature.js'
import { makeEmailLoginFeature } from '../../application/login/emailLoginFeature.js'
import { makeEmailUpdateFeature } from '../../application/login/emailUpdateFeature.js'
import type { LoginFeature } from '../../application/login/LoginFeature.js'
import type { LoginFeatures } from '../../application/login/LoginFeatures.js'
import { rememberProvider } from '../../application/login/rememberProvider.js'
import { makeSocialLoginFeature } from '../../application/login/socialLoginFeature.js'
import type { ModalFeature } from '../../application/modal/modalFeature.js'
import type { NetworkFeature } from '../../application/network/networkFeature.js'
import type { AlertsFeature } from '../../application/notify/alertsFeature.js'
import type { NotifyFeature } from '../../application/notify/notifyFeature.js'
import { makeCloseAfterLogin } from '../../application/policies/closeAfterLogin.js'
import { makeDressFrame } from '../../application/policies/dressFrame.js'
import { makeEndFailedLogin } from '../../application/policies/endFailedLogin.js'
import { makeEndLoginWithModal } from '../../application/policies/endLoginWithModal.js'
import { makeGoOnWithLogin } from '../../application/policies/goOnWithLogin.js'
import { makeShowApproval } from '../../application/policies/showApproval.js'
import { makeTellLoginAlerts } from '../../application/policies/tellLoginAlerts.js'
import { makeTellLostLogin } from '../../application/policies/tellLostLogin.js'
import type { HostEnvironment } from '../../application/ports/HostEnvironment.js'
import type { KeyValueStore } from '../../application/ports/KeyValueStore.js'
import type { LoginPlace } from '../../application/ports/embeddedWallet/EmbeddedSession.js'
import type { Grant } from '../../application/ports/Pairing.js'
import type { Readable } from '../../application/shared/Readable.js'
import { isLoginNamespace } from '../../domain/login/isLoginNamespace.js'
import type { OpenedEmbedded } from './featureTokens.js'

const LOGIN_NAMESPACES = ['eip155', 'solana'] as const

/** Beside it, because both are wanted at the same moment. */
export { openEmbedded } from './openEmbedded.js'
export { openOwnWallet } from './openEmbedded.js'

export interface StartLoginDeps extends OpenedEmbedded {
  readonly connect: ConnectFeature
  readonly network: NetworkFeature
  readonly modal: ModalFeature
  readonly notify: NotifyFeature
  readonly alerts: AlertsFeature
  readonly appearance: Readable<Appearance>
  readonly host: Pick<HostEnvironment, 'prefersDark'>
  readonly store: KeyValueStore
  readonly scheduler: SchedulerLike
}

/** Logging in by e-mail or social account, the account behind it, and the rules that join them with the modal. */
export const startLogin = (deps: StartLoginDeps): LoginFeature => {
  const {
    wallet,
    connector,
    solana,
    defaultNetwork: home,
    redirects,
    network,
    connect,
    modal,
    notify,
    scheduler,
  } = deps
  /** Where the page is, if the wallet can be there. */
  const place = (): LoginPlace => {
    const { active } = network.state.value
    return {
      at:
        active._tag === 'Configured' && isLoginNamespace(active.network.chainNamespace)
          ? active.network.caipNetworkId
          : home,
    }
  }
  const adopt = ({ connector: by, connection }: Grant): void => connect.sessions[by.namespace].adopt(by, connection)
  const parts = {
    wallet,
    place,
    adopt,
    scheduler,
    leadBack: redirects.leadBack,
    connect:
      solana?.completeLogin ??
      pipe(
        connector.connect,
        TE.map((connection): Grant => ({ connector, connection })),
      ),
  }
  const login: LoginFeatures = {
    email: makeEmailLoginFeature(parts),
    social: makeSocialLoginFeature(parts),
    emailUpdate: makeEmailUpdateFeature(parts),
    accountType: makeAccountTypeFeature({ wallet, notify: notify.notify }),
    loggedIn: wallet.session.loggedIn,
    rpc: wallet.rpc,
    frame: wallet.frame,
  }
  const running = new Subscription()
  for (const start of [
    makeDressFrame({ appearance: deps.appearance, host: deps.host, frame: wallet.frame }),
    makeShowApproval({ rpc: wallet.rpc, frame: wallet.frame, modal }),
    makeEndLoginWithModal({ modal: modal.state, login }),
    makeCloseAfterLogin({ connect, modal }),
    makeEndFailedLogin({ login, session: wallet.session, notify }),
    ...LOGIN_NAMESPACES.map((namespace) => makeTellLostLogin({ session: connect.sessions[namespace], notify })),
    makeTellLoginAlerts({ login, frame: wallet.frame, alerts: deps.alerts }),
  ]) {
    running.add(start())
  }
  running.add(solana?.makeSwitchEmbeddedNamespace({ network, adopt, sessions: connect.sessions })())
  const named = rememberProvider({ login, loggedIn: wallet.session.loggedIn, store: deps.store })
  running.add(named.running)
  // Last: everything else has to see where it goes.
  running.add(makeGoOnWithLogin({ returned: redirects.returned, login, modal, notify })())
  for (const feature of [login.email, login.social, login.emailUpdate, login.accountType])
    running.add(() => feature.dispose())
  return {
    states: {
      emailLogin: login.email.state,
      socialLogin: login.social.state,
      emailUpdate: login.emailUpdate.state,
      loggedIn: named.loggedIn,
      smartAccountNetworks: wallet.account.smartAccountNetworks,
      approval: login.rpc.approval,
    },
    commands: makeLoginCommands({ modal, login, popups: deps.popups }),
    prepare: () => undefined,
    dispose: () => running.unsubscribe(),
  }
}
