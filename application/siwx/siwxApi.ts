import type { SignInGrants } from '../../domain/siwx/recap.js'
import type { SignInSession } from '../../domain/siwx/session.js'
import type { SignInMessage } from '../../domain/siwx/signInMessage.js'
import type { SignInState } from '../../domain/siwx/signInState.js'
import type { Readable } from '../kernel/store.js'

/** The result of `portico.feature('siwx')`: signing in, for hosts and for the view (S1-07). */
export interface SiwxApi {
  readonly state: Readable<SignInState>
  /** Whether accounts that do not sign in are disconnected. */
  readonly isRequired: () => boolean
  /** The permissions that a message grants in addition to the sign-in (S-18). */
  readonly grantsOf: (message: SignInMessage) => SignInGrants
  /** Asks the wallet, inside the visitor's click (U-21); no effect unless the state is `Ready`. */
  readonly sign: () => void
  /** Requests the message again after a failure. */
  readonly retry: () => void
  /** Ends the sign-in: if it is required, by switching back or disconnecting (S4-16), else by closing the view. */
  readonly cancel: () => void
  /**
   * Leads the visitor through connecting, if necessary, and signing in. Resolves with the session, at once if there is
   * one; concurrent calls share one prompt (U-99). Rejects with PTC-MODAL-CLOSED or PTC-SIGN-IN-CANCELLED if the
   * visitor declines, PTC-CHAIN-UNSUPPORTED on a network that is not configured.
   */
  readonly signIn: () => Promise<SignInSession>
  /** Ends the session of the connected account; the wallet stays connected, unless signing in is required. */
  readonly signOut: () => Promise<void>
}
