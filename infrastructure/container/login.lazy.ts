import { pipe } from 'fp-ts/function'
import * as TE from 'fp-ts/TaskEither'
import { type SchedulerLike, Subscription } from 'rxjs'
import type { Appearance } from '../../application/api/options.js'
import { makeLoginCommands } from '../../application/login/loginCommands.js'
import type { ConnectFeature } from '../../application/connect/connectFeature.js'
import { makeAccountTypeFeature } from '../../application/login/accountTypeFeature.js'
import { makeEmailLoginFeature } from '../../application/login/emailLoginFeature.js'
import { makeEmailUpdateFeature } from '../../application/login/emailUpdateFeature.js'
import type { LoginFeature } from '../../application/login/loginFeature.js'
import { type LoadedLogin, rememberProvider } from '../../application/login/loadedLogin.js'
import { makeSocialLoginFeature } from '../../application/login/socialLoginFeature.js'
import type { ModalFeature } from '../../application/modal/modalFeature.js'
import type { NetworkFeature } from '../../application/network/networkFeature.js'
import type { AlertsFeature } from '../../application/notify/alertsFeature.js'
import type { NotifyFeature } from '../../application/notify/notifyFeature.js'
import {
  makeCloseAfterLogin,
  makeEndFailedLogin,
  makeEndLoginWithModal,
  makeReportLostLogin,
  makeResumeRedirectLogin,
} from '../../application/login/loginPolicies.js'
import { makeReportLoginAlerts, makeShowApproval, makeSyncFrameTheme } from '../../application/login/framePolicies.js'
import type { HostEnvironment } from '../../application/ports/platform.js'
import type { KeyValueStore } from '../../application/ports/storage.js'
import type { LoginPlace } from '../../application/ports/embeddedWallet.js'
import type { ConnectedWallet } from '../../application/ports/pairing.js'
import type { Readable } from '../../application/kernel/store.js'
import { isLoginNamespace } from '../../domain/login/loginMethods.js'
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
      chainId:
        active._tag === 'Configured' && isLoginNamespace(active.network.chainNamespace)
          ? active.network.caipNetworkId
          : home,
    }
  }
  const adopt = ({ connector: by, connection }: ConnectedWallet): void =>
    connect.sessions[by.namespace].adopt(by, connection)
  const parts = {
    wallet,
    place,
    adopt,
    scheduler,
    leadBack: redirects.returnUrl,
    connect:
      solana?.completeLogin ??
      pipe(
        connector.connect,
        TE.map((connection): ConnectedWallet => ({ connector, connection })),
      ),
  }
  const login: LoadedLogin = {
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
    makeSyncFrameTheme({ appearance: deps.appearance, host: deps.host, frame: wallet.frame }),
    makeShowApproval({ rpc: wallet.rpc, frame: wallet.frame, modal }),
    makeEndLoginWithModal({ modal: modal.state, login }),
    makeCloseAfterLogin({ connect, modal }),
    makeEndFailedLogin({ login, session: wallet.session, notify }),
    ...LOGIN_NAMESPACES.map((namespace) => makeReportLostLogin({ session: connect.sessions[namespace], notify })),
    makeReportLoginAlerts({ login, frame: wallet.frame, alerts: deps.alerts }),
  ]) {
    running.add(start())
  }
  running.add(solana?.makeSwitchEmbeddedNamespace({ network, adopt, sessions: connect.sessions })())
  const named = rememberProvider({ login, loggedIn: wallet.session.loggedIn, store: deps.store })
  running.add(named.running)
  // Last: everything else has to see where it goes.
  running.add(makeResumeRedirectLogin({ returned: redirects.returned, login, modal, notify })())
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
