import { NEVER } from 'rxjs'
import { DEFAULT_FEATURES } from '../../../domain/config/features.js'
import { makeLoginCommands } from '../../../application/login/loginCommands.js'
import { createStore } from '../../../application/kernel/store.js'
import { makeLeaveSettledViews } from '../../../application/connect/walletPolicies.js'
import { makeConnectFeature } from '../../../application/connect/connectFeature.js'
import { makeRestoreConnection } from '../../../application/connect/restoreConnection.js'
import { makeAccountTypeFeature } from '../../../application/login/accountTypeFeature.js'
import { makeEmailLoginFeature } from '../../../application/login/emailLoginFeature.js'
import { makeEmailUpdateFeature } from '../../../application/login/emailUpdateFeature.js'
import type { LoadedLogin } from '../../../application/login/loadedLogin.js'
import { makeSocialLoginFeature } from '../../../application/login/socialLoginFeature.js'
import { makeModalFeature } from '../../../application/modal/modalFeature.js'
import { makeAlertsFeature } from '../../../application/notify/alertsFeature.js'
import { makeEndFailedLogin, makeEndLoginWithModal } from '../../../application/login/loginPolicies.js'
import { makeReportLoginAlerts, makeShowApproval } from '../../../application/login/framePolicies.js'
import type { Notice, Snackbar } from '../../../domain/notify/notice.js'
import { fakeAccountMemory } from '../../fakes/fakeAccountMemory.js'
import { fakeConnectionMemory } from '../../fakes/fakeConnectionMemory.js'
import { fakeConnectorRegistry } from '../../fakes/fakeConnectorRegistry.js'
import { fakeHostEnvironment } from '../../fakes/fakeHostEnvironment.js'
import { fakePopups } from '../../fakes/fakePopups.js'
import { setUpLogin } from './setUpLogin.js'

/** The logins of a page with the modal, the commands and the policies that join them. */
export const setUpLoginRules = () => {
  const base = setUpLogin()
  const { wallet, scheduler } = base
  const registry = fakeConnectorRegistry()
  const accounts = fakeAccountMemory()
  const connect = makeConnectFeature({
    namespaces: ['eip155', 'solana'],
    registry,
    memory: fakeConnectionMemory(),
    accounts,
    scheduler,
    isDoubted: () => false,
    restoreConnection: makeRestoreConnection({ registry, accounts, scheduler, isDoubted: () => false })
      .restoreConnection,
    keepsSeveral: () => false,
  })
  const modal = makeModalFeature({
    connections: connect.connections,
    network: { value: { activeNamespace: 'eip155' } },
    pairingOnly: () => false,
    mobile: false,
    scheduler,
  })
  const notices: Notice['_tag'][] = []
  const notify = ({ _tag }: Notice): void => void notices.push(_tag)
  const deps = {
    ...base,
    adopt: ({ connector, connection }: (typeof base)['grant']) => connect.sessions.eip155.adopt(connector, connection),
  }
  const login: LoadedLogin = {
    email: makeEmailLoginFeature(deps),
    social: makeSocialLoginFeature(deps),
    emailUpdate: makeEmailUpdateFeature(deps),
    accountType: makeAccountTypeFeature({ wallet, notify }),
    loggedIn: wallet.session.loggedIn,
    rpc: wallet.rpc,
    frame: wallet.frame,
  }
  const popups = fakePopups()
  const host = fakeHostEnvironment()
  const alerts = makeAlertsFeature()
  makeShowApproval({ rpc: wallet.rpc, frame: wallet.frame, modal })()
  makeEndLoginWithModal({ modal: modal.state, login })()
  makeLeaveSettledViews({
    connect,
    approvedPairings: NEVER,
    features: createStore(DEFAULT_FEATURES),
    modal,
    notify: { notify, snackbar: createStore<Snackbar>({ _tag: 'Hidden' }) },
    signInFollows: undefined,
  })()
  makeReportLoginAlerts({ login, frame: wallet.frame, alerts })()
  makeEndFailedLogin({ login, session: wallet.session, notify: { notify } })()
  return {
    ...base,
    connect,
    modal,
    login,
    popups,
    host,
    notices,
    alerts: () => alerts.alerts.value.map(({ _tag }) => _tag),
    commands: makeLoginCommands({
      modal,
      login,
      popups,
      config: { effective: () => DEFAULT_FEATURES },
      host,
      notify: { notify },
    }),
    /** Names of the views, the visible one last. */
    views: (): readonly string[] =>
      modal.state.value._tag === 'Open' ? modal.state.value.history.map(({ name }) => name) : [],
  }
}
