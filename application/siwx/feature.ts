import type { AccountHere } from '../../domain/account/accountHere.js'
import type { CaipNetworkId } from '../../domain/network/network.js'
import type { SignInAccount } from '../../domain/siwx/signInState.js'
import { select } from '../kernel/derive.js'
import { defineFeature } from '../kernel/feature.js'
import type { Readable } from '../kernel/store.js'
import type { Token } from '../kernel/token.js'
import type { SignIns } from '../ports/siwx.js'
import { HOST_ENVIRONMENT, LOG, SCHEDULER } from '../ports/tokens.js'
import { ACCOUNTS } from '../account/tokens.js'
import { OPTIONS } from '../api/tokens.js'
import { CONNECT } from '../connect/tokens.js'
import { MODAL } from '../modal/tokens.js'
import { NETWORK } from '../network/tokens.js'
import { NOTIFY } from '../notify/tokens.js'
import { REQUESTS } from '../requests/tokens.js'
import { SESSION, SIGN_IN } from './tokens.js'
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

/** The account to sign in: the one in view, if the site uses its network. */
const toSignInAccount = (here: AccountHere): SignInAccount | undefined =>
  here._tag === 'Here'
    ? { namespace: here.namespace, address: here.address, chainId: here.network.caipNetworkId }
    : undefined

/** The parts of signing in. */
interface SigningIn extends SignInFeature, SignInRequests {
  readonly account: Readable<SignInAccount | undefined>
}

/** The same token with the internal type; other features see `SIGN_IN`. */
const SIGNING_IN = SIGN_IN as Token<SigningIn>

/** Signing in with the connected wallet (S1-07). Loaded with the first wallet, if the site has sessions. */
export const makeSiwxDefinition = (signIns: SignIns) =>
  defineFeature({
    name: 'siwx',
    token: SIGNING_IN,
    needs: {
      options: OPTIONS,
      session: SESSION,
      accounts: ACCOUNTS,
      connect: CONNECT,
      network: NETWORK,
      modal: MODAL,
      notify: NOTIFY,
      requests: REQUESTS,
      host: HOST_ENVIRONMENT,
      log: LOG,
      scheduler: SCHEDULER,
    },
    make: ({
      options,
      session,
      accounts,
      connect,
      network,
      modal,
      notify,
      requests,
      host,
      log,
      scheduler,
    }): SigningIn => {
      const account = select(accounts.here, toSignInAccount)
      let last: CaipNetworkId | undefined
      const remembering = session.store.changes.subscribe((now) => {
        if (now._tag === 'SignedIn') last = now.account.chainId
      })
      const signIn = makeSignInFeature({
        account,
        signIns,
        scheduler,
        store: session.store,
        signByWallet: signByWallet({
          request: requests.request,
          signsIn: (namespace) => connect.sessions[namespace].connector()?.signsIn === true,
        }),
        asksAtOnce: ({ namespace }) => signIns.isRequired() || !session.restored.has(namespace),
        origin: host.origin ?? '',
        leave: makeLeaveAccount({
          signIns,
          account,
          network,
          connect,
          scheduler,
          networks: options.networks,
          last: () => last,
        }),
        tellFailure: (error) => {
          log.warn('PTC-SIGN-IN-FAILED', error._tag)
          // The visitor may have closed the modal while the wallet was asked; the sign-in continues.
          if (!(modal.state.value._tag === 'Open')) modal.reset({ name: 'SIWXSignMessage' })
          notify.notify({ _tag: 'SigningFailed' })
        },
      })
      return {
        ...signIn,
        account,
        request: makeRequestSignIn({
          signIn,
          modal,
          state: session.store,
          here: accounts.here,
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
          // Order matters: the first has to observe the disconnect that the second causes.
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
