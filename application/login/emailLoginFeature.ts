import { type Observable, of, type SchedulerLike, Subject, switchMap } from 'rxjs'
import { type EmailLoginState, isResending } from '../../domain/login/emailLogin.js'
import type { EmbeddedWallet } from '../ports/embeddedWallet.js'
import type { ConnectedWallet } from '../ports/pairing.js'
import { createStore, type Readable } from '../kernel/store.js'
import { completeLogin, type LoginCompleted, type LoginCompletion } from './completeLogin.js'
import { emailLoginFlows, isAsking } from './emailLoginFlows.js'
import { makeOpenMails } from './openMails.js'

/**
 * Login by e-mail: one login at a time; a new one ends the previous one (S1-03, S4-11). The state returns to `Idle`
 * after connecting.
 */
export interface EmailLoginFeature {
  readonly state: Readable<EmailLoginState>
  /**
   * Returns to a mail to this address that still waits for its link or code; `resend` sends another. If the secure site
   * has used another address since, the next mail is sent automatically once that is allowed.
   */
  readonly begin: (email: string) => void
  /** Reports that login by e-mail is off (S8-14). */
  readonly refuse: (email: string) => void
  /** The code is not stored in any state. */
  readonly enterCode: (code: string) => void
  /** Does nothing before `resendAt` (S9-08). If no other mail can be sent, the last one stays valid. */
  readonly resend: () => void
  /** Waits again for the link, without another mail; does nothing after the mail has expired. */
  readonly awaitDevice: () => void
  readonly cancel: () => void
  readonly dispose: () => void
}

export interface EmailLoginFeatureDeps extends LoginCompletion {
  readonly wallet: Pick<EmbeddedWallet, 'email' | 'session'>
  readonly adopt: (wallet: ConnectedWallet) => void
  readonly scheduler: SchedulerLike
}

const IDLE: EmailLoginState = { _tag: 'Idle' }

/** The state after the visitor leaves while a mail waits for its link or code. */
const toLeft = (state: EmailLoginState): EmailLoginState => {
  if (state._tag === 'Left') return state
  if (!isAsking(state)) return IDLE
  const { email, resendAt } = state
  return { _tag: 'Left', email, resendAt, step: state._tag === 'VerifyOtp' ? state._tag : 'VerifyDevice' }
}

export const makeEmailLoginFeature = ({
  wallet,
  adopt,
  scheduler,
  ...completion
}: EmailLoginFeatureDeps): EmailLoginFeature => {
  const store = createStore<EmailLoginState>(IDLE)
  const orders = new Subject<Observable<EmailLoginState | LoginCompleted>>()
  const mails = makeOpenMails({ login: wallet.email, scheduler })
  const flows = emailLoginFlows({
    login: wallet.email,
    mails,
    completeLogin: () => completeLogin(completion, wallet.session.fetchUser),
    scheduler,
  })

  const running = orders.pipe(switchMap((flow) => flow)).subscribe((step) => {
    if (step._tag !== 'LoginCompleted') return store.set(step)
    // First, so that closing the modal now cancels nothing.
    store.set(IDLE)
    adopt(step.wallet)
  })
  /** The secure site may have accepted the visitor already: an abandoned login must not remain there. */
  const leave = (): void => {
    const { _tag } = store.value
    if (_tag !== 'CheckingCode' && _tag !== 'Connecting') return
    mails.close()
    void wallet.session.signOut()
  }
  const order = (flow: Observable<EmailLoginState | LoginCompleted>): void => {
    leave()
    orders.next(flow)
  }
  return {
    state: store,
    begin: (email) => {
      leave()
      const mail = mails.reopen(email)
      orders.next(mail ? flows.awaitAnswer(mail) : flows.send(email))
    },
    refuse: (email) => order(of({ _tag: 'Failed', email, error: { _tag: 'NoAuthConnector' } })),
    enterCode: (code) => {
      const { value } = store
      if (value._tag === 'VerifyOtp' && !isResending(value)) order(flows.check(value, code))
    },
    resend: () => {
      const { value } = store
      if (!isAsking(value) || isResending(value)) return
      if (scheduler.now() >= value.resendAt) order(flows.resend(value))
    },
    awaitDevice: () => {
      const { value } = store
      if (value._tag !== 'DeviceUnconfirmed' || isResending(value)) return
      const mail = mails.reopen(value.email)
      if (mail !== undefined) order(flows.awaitAnswer(mail))
    },
    cancel: () => order(of(toLeft(store.value))),
    dispose: () => running.unsubscribe(),
  }
}
