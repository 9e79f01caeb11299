import type { AccountError } from '../account/caip10.js'
import type { AmountError } from '../amount/baseUnits.js'
import type { ConnectError } from '../connect/connectAttempt.js'
import type { RequestError } from '../connect/walletRequest.js'
import type { LoginError } from '../login/loginError.js'
import type { NameError } from '../names/nameError.js'
import type { NetworkError, SwitchError } from '../network/networkSwitch.js'
import type { PairingError } from '../pairing/pairing.js'
import type { ReceiverNotSaved } from '../send/savedReceivers.js'
import type { SendError } from '../send/sendError.js'
import type { SignInError } from '../siwx/signInState.js'
import type { SwapError } from '../swap/swapError.js'
import type { RemoteError } from './remoteError.js'

export type LifecycleError =
  /** `destroy()` was called: everything open has ended, and nothing works afterwards. */
  | { readonly _tag: 'Destroyed' }
  /** The code of the core or of a feature could not be loaded. */
  | { readonly _tag: 'ChunkNotLoaded'; readonly cause: unknown }
  /** The core's code loaded but failed to start: a defect, or a host's adapter that throws. */
  | { readonly _tag: 'CoreNotStarted'; readonly cause: unknown }
  /** An option of `createPortico` is invalid; `path` locates the fault, as in `theme.variables.accent`. */
  | {
      readonly _tag: 'InvalidOption'
      readonly option: string
      readonly path: string
      readonly expected: string
      readonly given: unknown
    }
  /** `open()` was called with an unknown view, or without the view's parameters. */
  | { readonly _tag: 'ViewUnknown'; readonly view: unknown }
  /** No feature has this name. */
  | { readonly _tag: 'FeatureUnknown'; readonly name: string }

/** Every failure that Portico can name. Closed: an entry without a code does not compile (U-88). */
export type DomainError =
  | AccountError
  | AmountError
  | ConnectError
  | LifecycleError
  | LoginError
  | NameError
  | NetworkError
  | PairingError
  | ReceiverNotSaved
  | RemoteError
  | RequestError
  | SendError
  | SignInError
  | SwapError
  | SwitchError

/** An error as hosts see it: a code that never changes, the text, and whether trying again can help. */
export interface ErrorDescription {
  readonly code: `PTC-${string}`
  readonly message: string
  readonly retryable: boolean
}

/** What a promise of the public API rejects with. `code` is stable; `cause` is the domain's own error. */
export class PorticoError extends Error {
  override readonly name = 'PorticoError'
  override readonly cause: DomainError
  readonly code: `PTC-${string}`
  /** Whether the same call may succeed when repeated. */
  readonly retryable: boolean
  /**
   * Where the error is explained: the anchor of its code in `docs/errors.md`, or in the page that the host names
   * instead.
   */
  readonly docs: string

  constructor(cause: DomainError, { code, message, retryable }: ErrorDescription, docs = 'docs/errors.md') {
    super(message)
    this.cause = cause
    this.code = code
    this.retryable = retryable
    this.docs = `${docs}#${code.toLowerCase()}`
  }
}
