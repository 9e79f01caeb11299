import type { AccountError } from '../account/AccountError.js'
import type { AmountError } from '../amount/AmountError.js'
import type { ConnectError } from '../connect/ConnectError.js'
import type { RequestError } from '../connect/RequestError.js'
import type { LoginError } from '../login/LoginError.js'
import type { NetworkError } from '../network/NetworkError.js'
import type { SwitchError } from '../network/SwitchError.js'
import type { PairingError } from '../pairing/PairingError.js'
import type { LifecycleError } from './LifecycleError.js'
import type { RemoteError } from './RemoteError.js'

/** Every failure Portico can name. Closed: an entry without a code does not compile (U-88). */
export type DomainError =
  | AccountError
  | AmountError
  | ConnectError
  | LifecycleError
  | LoginError
  | NetworkError
  | PairingError
  | RemoteError
  | RequestError
  | SwitchError
