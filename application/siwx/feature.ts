import { distinctUntilChanged } from 'rxjs'
import type { Connections } from '../../domain/connect/connection.js'
import type { CaipNetworkId } from '../../domain/network/network.js'
import { isSameSignIn, type SignInAccount } from '../../domain/siwx/signInState.js'
import type { NetworkState } from '../api/state.js'
import { combine } from '../kernel/derive.js'
import { defineFeature } from '../kernel/feature.js'
import type { Readable } from '../kernel/store.js'
import type { Token } from '../kernel/token.js'
import type { SignIns } from '../ports/siwx.js'
import { HOST_ENVIRONMENT, LOG, SCHEDULER } from '../ports/tokens.js'
import { CONNECT, MODAL, NETWORK, NOTIFY, OPTIONS, REQUESTS, SESSION, SIGN_IN } from '../tokens.js'
import { makeLeaveAccount } from './leaveAccount.js'
import {
  makeFollowView,
  makeGuardSignIn,
  makeKeepAsking,
  makeLeaveUnreadable,
  makeShowSignIn,
  makeSignOutOnDisconnect,
} from './policies.js'
import { makeRequestSignIn, type SignInRequests } from './requestSignIn.js'
import { signByWallet } from './signByWallet.js'
import { makeSignInFeature, type SignInFeature } from './signInFeature.js'
import type { SiwxApi } from './siwxApi.js'

/** Who is to sign in: who is connected on the page's network, if the site uses it. */
const toAccount = (connections: Connections, { active, activeNamespace }: NetworkState): SignInAccount | undefined => {
  const connection = connections[activeNamespace]
  if (connection._tag !== 'Connected' || active._tag !== 'Configured') return undefined
  const { accounts } = connection.active
  return { namespace: activeNamespace, address: accounts[0], chainId: active.network.caipNetworkId }
}

/** The same account again is no change: its wallet may tell more than that. */
const distinct = (account: Readable<SignInAccount | undefined>): Readable<SignInAccount | undefined> => ({
  initial: account.initial,
  get value() {
    return account.value
  },
  changes: account.changes.pipe(distinctUntilChanged(isSameSignIn)),
})

/** What is made for signing in. */
interface SigningIn extends SignInFeature, SignInRequests {
  readonly account: Readable<SignInAccount | undefined>
}

/** What others may have of it is `SIGN_IN`. */
const SIGNING_IN = SIGN_IN as Token<SigningIn>

/** Signing in with the connected wallet (S1-07). Loaded with the first wallet, where the site has sessions. */
export const makeSiwxDefinition = (signIns: SignIns) =>
  defineFeature({
    name: 'siwx',
    token: SIGNING_IN,
    needs: {
      options: OPTIONS,
      session: SESSION,
      connect: CONNECT,
      network: NETWORK,
      modal: MODAL,
      notify: NOTIFY,
      requests: REQUESTS,
      host: HOST_ENVIRONMENT,
      log: LOG,
      scheduler: SCHEDULER,
    },
    make: ({ options, session, connect, network, modal, notify, requests, host, log, scheduler }): SigningIn => {
      const account = distinct(combine(connect.connections, network.state, toAccount))
      let last: CaipNetworkId | undefined
      const remembering = session.store.changes.subscribe((now) => {
        if (now._tag === 'SignedIn') last = now.account.chainId
      })
      const signIn = makeSignInFeature({
        ...{ account, signIns, scheduler },
        store: session.store,
        signByWallet: signByWallet({
          request: requests.request,
          signsIn: (namespace) => connect.sessions[namespace].connector()?.signsIn === true,
        }),
        asksAtOnce: ({ namespace }) => signIns.isRequired() || !session.restored.has(namespace),
        origin: host.origin ?? '',
        leave: makeLeaveAccount({
          ...{ signIns, account, network, connect, scheduler },
          networks: options.networks,
          last: () => last,
        }),
        tellFailure: (error) => {
          log.warn('PTC-SIGN-IN-FAILED', error._tag)
          // The visitor may have closed it while the wallet was asked: nothing is over.
          if (!(modal.state.value._tag === 'Open')) modal.reset({ name: 'SIWXSignMessage' })
          notify.notify({ _tag: 'SigningFailed' })
        },
      })
      return {
        ...signIn,
        account,
        request: makeRequestSignIn({
          ...{ signIn, modal },
          state: session.store,
          network: network.state,
          connections: connect.connections,
        }),
        dispose: () => {
          remembering.unsubscribe()
          signIn.dispose()
        },
      }
    },
    with: { session: SESSION, connect: CONNECT, modal: MODAL, notify: NOTIFY },
    join: (signIn, { session: { store: state }, ...others }) => {
      const deps = { state, account: signIn.account, signIn, signIns, ...others }
      return {
        policies: [
          ...[makeShowSignIn, makeFollowView, makeGuardSignIn, makeKeepAsking],
          // The first has to hear of what the second disconnects for.
          ...[makeSignOutOnDisconnect, makeLeaveUnreadable],
        ].map((make) => make(deps)),
        api: async (settle): Promise<SiwxApi> => ({
          state,
          isRequired: signIns.isRequired,
          grantsOf: signIns.grantsOf,
          sign: signIn.sign,
          retry: signIn.ask,
          cancel: () => (signIns.isRequired() ? signIn.cancel() : signIn.dismiss()),
          signIn: () => settle(signIn.request),
          signOut: async () => {
            const { value } = state
            if (value._tag !== 'SignedIn') return
            await settle(signIns.revoke(value.account))
            signIn.forget(value.account)
          },
        }),
      }
    },
  })
