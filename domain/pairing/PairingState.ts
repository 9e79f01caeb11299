import type { PairingEnd } from './PairingEnd.js'
import type { PairingError } from './PairingError.js'
import type { PairingLink } from './PairingLink.js'

/** The one pairing a page can have under way. */
export type PairingState =
  | { readonly _tag: 'Idle' }
  /** The first link is on its way. */
  | { readonly _tag: 'Preparing' }
  /** A wallet can take the link. `after`: how the one before it ended. */
  | { readonly _tag: 'Ready'; readonly link: PairingLink; readonly after: PairingEnd | undefined }
  /** The link is dead, shown as such, and a new one is on its way. */
  | { readonly _tag: 'Renewing'; readonly link: PairingLink; readonly after: PairingEnd }
  | { readonly _tag: 'Failed'; readonly error: PairingError }
  | { readonly _tag: 'Approved' }
