import {
  defer,
  EMPTY,
  exhaustMap,
  type Observable,
  of,
  type SchedulerLike,
  Subject,
  switchMap,
  take,
  takeWhile,
  timer,
} from 'rxjs'
import type { EmailUpdateState } from '../../domain/login/EmailUpdateState.js'
import type { EmbeddedWallet } from '../ports/embeddedWallet/EmbeddedWallet.js'
import { createStore } from '../shared/createStore.js'
import type { Readable } from '../shared/Readable.js'
import { answerTo } from './answerTo.js'
import { emailUpdateFlows } from './emailUpdateFlows.js'

/** The secure site may know the new address a little later than it takes the code (S9-07). */
const POLL_MS = 1_000
const MOST_POLLS = 30

/** Moving the account to another address: one update at a time, and a newer one ends the older (S4-12). */
export interface EmailUpdateFeature {
  readonly state: Readable<EmailUpdateState>
  readonly begin: (email: string) => void
  /** The code that the state asks for; it stays in no state. */
  readonly enterCode: (code: string) => void
  readonly cancel: () => void
  readonly dispose: () => void
}

export interface EmailUpdateFeatureDeps {
  readonly wallet: Pick<EmbeddedWallet, 'emailUpdate' | 'session'>
  readonly scheduler: SchedulerLike
}

const IDLE: EmailUpdateState = { _tag: 'Idle' }

export const makeEmailUpdateFeature = ({
  wallet: { emailUpdate, session },
  scheduler,
}: EmailUpdateFeatureDeps): EmailUpdateFeature => {
  const store = createStore<EmailUpdateState>(IDLE)
  const orders = new Subject<Observable<EmailUpdateState>>()
  const updated = new Subject<string>()
  const flows = emailUpdateFlows(emailUpdate)

  const fetchUser = (): Observable<unknown> => {
    const user = session.loggedIn.value
    return user === undefined ? EMPTY : answerTo(session.fetchUser({ at: user.caipNetworkId }))
  }
  /** Fetches the user until the address is the new one. It goes on after the visitor has left the view: the account shows it. */
  const following = updated
    .pipe(
      switchMap((email) =>
        timer(0, POLL_MS, scheduler).pipe(
          take(MOST_POLLS),
          takeWhile(() => session.loggedIn.value !== undefined && session.loggedIn.value.email !== email),
          exhaustMap(() => defer(fetchUser)),
        ),
      ),
    )
    .subscribe()
  const running = orders.pipe(switchMap((flow) => flow)).subscribe((state) => {
    store.set(state)
    if (state._tag === 'Updated') updated.next(state.email)
  })
  return {
    state: store,
    begin: (email) =>
      orders.next(
        session.loggedIn.value === undefined
          ? of({ _tag: 'Failed', email, error: { _tag: 'NotLoggedIn' } })
          : flows.send(email),
      ),
    enterCode: (code) => {
      const { value } = store
      if (value._tag === 'VerifyOtp') orders.next(flows.check(value.email, value.step, code))
    },
    cancel: () => orders.next(of(IDLE)),
    dispose: () => {
      running.unsubscribe()
      following.unsubscribe()
    },
  }
}
