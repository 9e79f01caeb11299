import type { SignInGrants } from '../../domain/siwx/recap.js'
import type { SignInSession } from '../../domain/siwx/session.js'
import type { SignInMessage } from '../../domain/siwx/signInMessage.js'
import type { SignInState } from '../../domain/siwx/signInState.js'
import type { Readable } from '../kernel/store.js'

/** What `portico.feature('siwx')` gives: signing in, for hosts and for the view (S1-07). */
export interface SiwxApi {
  readonly state: Readable<SignInState>
  /** Whether nobody stays connected without signing in. */
  readonly isRequired: () => boolean
  /** What somebody who signs a message grants beside the sign-in (S-18). */
  readonly grantsOf: (message: SignInMessage) => SignInGrants
  /** Asks the wallet, inside the visitor's press (U-21); nothing unless the state is `Ready`. */
  readonly sign: () => void
  /** Has the message made once more, where that failed. */
  readonly retry: () => void
  /** Ends it: where it is required, by going back or disconnecting (S4-16), else by closing the view. */
  readonly cancel: () => void
  /**
   * Leads the visitor through connecting, where nobody is, and signing in. Resolves with the session, at once where
   * there is one; two callers get one prompt (U-99). Rejects with PTC-MODAL-CLOSED or PTC-SIGN-IN-CANCELLED where the
   * visitor does not want to, PTC-CHAIN-UNSUPPORTED on a network that the site does not use.
   */
  readonly signIn: () => Promise<SignInSession>
  /** Ends the session of the connected account; the wallet stays connected, unless signing in is required. */
  readonly signOut: () => Promise<void>
}
