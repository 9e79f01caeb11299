import type { AccountError } from '../account/caip10.js'
import { ACCOUNT_ERRORS } from '../account/errors.js'
import type { AmountError } from '../amount/baseUnits.js'
import { AMOUNT_ERRORS } from '../amount/errors.js'
import type { ConnectError } from '../connect/connectAttempt.js'
import { CONNECT_ERRORS } from '../connect/errors.js'
import type { RequestError } from '../connect/walletRequest.js'
import { LOGIN_ERRORS } from '../login/errors.js'
import type { LoginError } from '../login/loginError.js'
import { NAME_ERRORS } from '../names/errors.js'
import type { NameError } from '../names/nameError.js'
import { NETWORK_ERRORS } from '../network/errors.js'
import type { NetworkError, SwitchError } from '../network/networkSwitch.js'
import { PAIRING_ERRORS } from '../pairing/errors.js'
import type { PairingError } from '../pairing/pairing.js'
import { SEND_ERRORS } from '../send/errors.js'
import type { ReceiverNotSaved } from '../send/savedReceivers.js'
import type { SendError } from '../send/sendError.js'
import { SIWX_ERRORS } from '../siwx/errors.js'
import type { SignInError } from '../siwx/signInState.js'
import { SWAP_ERRORS } from '../swap/errors.js'
import type { SwapError } from '../swap/swapError.js'
import type { ErrorDescription, ErrorTable } from './errorTable.js'
import { COMMON_ERRORS } from './errors.js'
import type { LifecycleError } from './lifecycleError.js'
import type { RemoteError } from './remoteError.js'

/** Every failure that Portico can name. Closed: one without a code does not compile (U-88). */
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

/** Specification section 8: how each is described, by the table beside its union. */
const CATALOGUE: ErrorTable<DomainError> = {
  ...ACCOUNT_ERRORS,
  ...AMOUNT_ERRORS,
  ...COMMON_ERRORS,
  ...CONNECT_ERRORS,
  ...LOGIN_ERRORS,
  ...NAME_ERRORS,
  ...NETWORK_ERRORS,
  ...PAIRING_ERRORS,
  ...SEND_ERRORS,
  ...SIWX_ERRORS,
  ...SWAP_ERRORS,
}

type Describe = (error: DomainError) => ErrorDescription

/** Code, text and retry advice of an error (specification section 8, U-88, U-90). */
export const describeError = (error: DomainError): ErrorDescription =>
  // The catalogue pairs each tag with its own error; TypeScript cannot carry that pairing through an index.
  (CATALOGUE[error._tag] as Describe)(error)
