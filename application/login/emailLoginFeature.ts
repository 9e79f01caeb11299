import type { TaskEither } from 'fp-ts/TaskEither'
import { type Observable, of, type SchedulerLike, Subject, switchMap } from 'rxjs'
import type { ConnectError } from '../../domain/connect/connectAttempt.js'
import { type EmailLoginState, mailUntil, RESEND_COOLDOWN_MS } from '../../domain/login/emailLogin.js'
import type { EmbeddedWallet, LoginOptions } from '../ports/embeddedWallet.js'
import type { ConnectedWallet } from '../ports/pairing.js'
import { createStore, type Readable } from '../kernel/store.js'
import { completeLogin, type LoginCompleted } from './completeLogin.js'
import { emailLoginFlows } from './emailLoginFlows.js'

/**
 * Logging in by e-mail: one login at a time; a new one ends the previous one (S1-03, S4-11). The state returns to
 * `Idle` after connecting.
 */
export interface EmailLoginFeature {
  readonly state: Readable<EmailLoginState>
  /** Where a mail to this address waits for its link or code, goes back to that; another is sent by `resend`. */
  readonly begin: (email: string) => void
  /** Logging in by e-mail is off (S8-14). */
  readonly refuse: (email: string) => void
  /** The code stays in no state. */
  readonly enterCode: (code: string) => void
  /** Does nothing before `resendAt` (S9-08). */
  readonly resend: () => void
  /** Waits again for the link, without another mail; does nothing after its time. */
  readonly awaitDevice: () => void
  readonly cancel: () => void
  readonly dispose: () => void
}

export interface EmailLoginFeatureDeps {
  readonly wallet: Pick<EmbeddedWallet, 'email' | 'session'>
  readonly loginOptions: () => LoginOptions
  /** Connects the wallet of whoever has just logged in. */
  readonly connect: TaskEither<ConnectError, ConnectedWallet>
  readonly adopt: (wallet: ConnectedWallet) => void
  readonly scheduler: SchedulerLike
}

const IDLE: EmailLoginState = { _tag: 'Idle' }

type Left = Extract<EmailLoginState, { readonly _tag: 'Left' }>

/** The state that is left where somebody goes while a mail waits for its link or code. */
const toLeft = (state: EmailLoginState): Left | undefined => {
  if (!('resendAt' in state) || state._tag === 'CheckingCode') return undefined
  const { email, resendAt } = state
  const step = state._tag === 'Left' ? state.step : state._tag === 'VerifyOtp' ? state._tag : 'VerifyDevice'
  return { _tag: 'Left', email, resendAt, step }
}

export const makeEmailLoginFeature = ({
  wallet,
  loginOptions,
  connect,
  adopt,
  scheduler,
}: EmailLoginFeatureDeps): EmailLoginFeature => {
  const store = createStore<EmailLoginState>(IDLE)
  const orders = new Subject<Observable<EmailLoginState | LoginCompleted>>()
  const flows = emailLoginFlows({
    login: wallet.email,
    completeLogin: () => completeLogin(wallet.session.fetchUser(loginOptions()), connect)(),
    scheduler,
  })

  const running = orders.pipe(switchMap((flow) => flow)).subscribe((step) => {
    if (step._tag !== 'LoginCompleted') return store.set(step)
    // First, so that whoever closes the modal now cancels nothing.
    store.set(IDLE)
    adopt(step.wallet)
  })
  const order = (flow: Observable<EmailLoginState | LoginCompleted>): void => {
    const { _tag } = store.value
    // The secure site may have let the visitor in already: a login that was left must not stand there.
    if (_tag === 'CheckingCode' || _tag === 'Connecting') void wallet.session.signOut()
    orders.next(flow)
  }
  /** The mail to this address whose link or code still works. */
  const openMail = (email: string): Pick<Left, 'resendAt' | 'step'> | undefined => {
    const left = toLeft(store.value)
    if (left?.email === email && scheduler.now() < mailUntil(left.resendAt)) return left
    const sent = wallet.email.sent(email)
    return sent && { step: sent.step, resendAt: sent.sentAt + RESEND_COOLDOWN_MS }
  }
  return {
    state: store,
    begin: (email) => {
      const open = openMail(email)
      order(open ? flows.awaitAnswer({ email, resendAt: open.resendAt }, open.step) : flows.send(email))
    },
    refuse: (email) => order(of({ _tag: 'Failed', email, error: { _tag: 'NoAuthConnector' } })),
    enterCode: (code) => {
      const { value } = store
      if (value._tag === 'VerifyOtp') order(flows.check(value, code))
    },
    resend: () => {
      const { value } = store
      const left = value._tag === 'Left' ? undefined : toLeft(value)
      if (left && scheduler.now() >= left.resendAt) order(flows.send(left.email))
    },
    awaitDevice: () => {
      const { value } = store
      if (value._tag === 'DeviceUnconfirmed' && scheduler.now() < value.linkUntil)
        order(flows.awaitAnswer(value, 'VerifyDevice'))
    },
    cancel: () => order(of(toLeft(store.value) ?? IDLE)),
    dispose: () => running.unsubscribe(),
  }
}
