import { pipe } from 'fp-ts/function'
import * as TE from 'fp-ts/TaskEither'
import { isLoginNamespace } from '../../domain/login/loginMethods.js'
import type { CaipNetworkId } from '../../domain/network/network.js'
import type { NetworkState, StateValues } from '../api/state.js'
import { defineFeature } from '../kernel/feature.js'
import { mirrorStates } from '../kernel/store.js'
import { token } from '../kernel/token.js'
import type { OpenedLoginWallet } from '../ports/loginWallet.js'
import type { ConnectedWallet } from '../ports/pairing.js'
import { HOST_ENVIRONMENT, KEY_VALUE_STORE, LOG, SCHEDULER } from '../ports/tokens.js'
import { APPEARANCE, OPTIONS } from '../api/tokens.js'
import { CONFIG } from '../config/tokens.js'
import { CONNECT } from '../connect/tokens.js'
import { LOGIN_ACCESS } from './tokens.js'
import { MODAL } from '../modal/tokens.js'
import { NETWORK } from '../network/tokens.js'
import { ALERTS, NOTIFY } from '../notify/tokens.js'
import { SIGN_INS } from '../siwx/tokens.js'
import { makeAccountTypeFeature } from './accountTypeFeature.js'
import { makeEmailLoginFeature } from './emailLoginFeature.js'
import { makeReportLoginAlerts, makeShowApproval, makeSyncFrameTheme } from './framePolicies.js'
import { emailUpdateOnDemand, type LoadedLogin, rememberProvider } from './loadedLogin.js'
import { makeLoginCommands } from './loginCommands.js'
import type { LoginAccess, LoginApi, LoginStates } from './loginFeature.js'
import {
  makeAskAfterReturn,
  makeEndFailedLogin,
  makeEndLoginWithModal,
  makeForgetLeftLogin,
  makeNoteLoginAbsence,
  makeReportLostLogin,
  makeResumeRedirectLogin,
} from './loginPolicies.js'
import { makeSignAhead } from './signAhead.js'
import { makeSocialLoginFeature } from './socialLoginFeature.js'

interface Login extends LoadedLogin {
  readonly states: LoginStates
  readonly adopt: (connected: ConnectedWallet) => void
  readonly dispose: () => void
}

/** The page's network, if the login's wallet supports it. */
const arrivalOn = ({ active }: NetworkState): CaipNetworkId | undefined =>
  active._tag === 'Configured' && isLoginNamespace(active.network.chainNamespace)
    ? active.network.caipNetworkId
    : undefined

/**
 * Login by e-mail or social account, and the account behind it. Loaded on a sign of interest, together with its wallet.
 */
export const makeLoginFeature = ({ wallet, connector, solana, defaultNetwork, popups, redirects }: OpenedLoginWallet) =>
  defineFeature({
    name: 'login',
    token: token<Login>('Login'),
    needs: {
      options: OPTIONS,
      connect: CONNECT,
      network: NETWORK,
      notify: NOTIFY,
      store: KEY_VALUE_STORE,
      scheduler: SCHEDULER,
      openSignIns: SIGN_INS,
      host: HOST_ENVIRONMENT,
      log: LOG,
    },
    make: ({ options, connect, network, notify, store, scheduler, ...signingIn }): Login => {
      const adopt = ({ connector: by, connection }: ConnectedWallet): void =>
        connect.sessions[by.namespace].adopt(by, connection)
      const parts = {
        wallet,
        adopt,
        scheduler,
        loginOptions: () => ({ chainId: arrivalOn(network.state.value) ?? defaultNetwork }),
        signAhead: options.siwx && makeSignAhead({ scheduler, ...signingIn }),
        leadBack: redirects.returnUrl,
        connect:
          solana?.completeLogin ??
          pipe(
            connector.connect,
            TE.map((connection): ConnectedWallet => ({ connector, connection })),
          ),
      }
      const { loggedIn } = wallet.session
      const email = makeEmailLoginFeature(parts)
      const social = makeSocialLoginFeature(parts)
      const emailUpdate = emailUpdateOnDemand(async () =>
        (await import('./openEmailUpdate.js')).openEmailUpdate({ ...parts, sessions: connect.sessions }),
      )
      const accountType = makeAccountTypeFeature({ wallet, notify: notify.notify })
      const named = rememberProvider({ login: { email, social }, loggedIn, store })
      return {
        email,
        social,
        emailUpdate,
        accountType,
        loggedIn,
        rpc: wallet.rpc,
        frame: wallet.frame,
        adopt,
        states: {
          emailLogin: email.state,
          socialLogin: social.state,
          emailUpdate: emailUpdate.state,
          loggedIn: named.loggedIn,
          smartAccountNetworks: wallet.account.smartAccountNetworks,
          approval: wallet.rpc.approval,
        },
        dispose: () => {
          named.running.unsubscribe()
          for (const part of [email, social, emailUpdate, accountType]) part.dispose()
        },
      }
    },
    with: {
      config: CONFIG,
      connect: CONNECT,
      network: NETWORK,
      modal: MODAL,
      notify: NOTIFY,
      alerts: ALERTS,
      appearance: APPEARANCE,
      host: HOST_ENVIRONMENT,
      store: KEY_VALUE_STORE,
      access: LOGIN_ACCESS,
    },
    join: (login, { config, connect, network, modal, notify, alerts, appearance, host, store, access }) => {
      const { connections, sessions } = connect
      const { loggedIn, socialLogin } = login.states
      const commands = makeLoginCommands({ modal, login, popups, config, host, notify })
      const { frame, session } = wallet
      return {
        states: login.states,
        commands,
        policies: [
          makeSyncFrameTheme({ appearance, host, frame }),
          makeShowApproval({ rpc: wallet.rpc, frame, modal }),
          makeEndLoginWithModal({ modal: modal.state, login }),
          makeEndFailedLogin({ login, session, notify }),
          makeAskAfterReturn({ store, connect }),
          makeForgetLeftLogin({ sessions, embedded: session }),
          makeReportLostLogin({ connect, modal, notify }),
          makeReportLoginAlerts({ login, frame, alerts }),
          makeNoteLoginAbsence({ socialLogin, host }),
          () => mirrorStates<Pick<StateValues, keyof LoginAccess>>(access, { loggedIn, socialLogin }, true),
          ...(solana === undefined
            ? []
            : [solana.makeSwitchEmbeddedNamespace({ network, adopt: login.adopt, sessions })]),
          // Last: all other policies have to observe its changes.
          makeResumeRedirectLogin({ returned: redirects.returned, login, modal, notify }),
        ],
        api: async (settle): Promise<LoginApi> =>
          (await import('./hostLogin.js')).makeHostLogin({ login, commands, connections, config, settle }),
      }
    },
  })
