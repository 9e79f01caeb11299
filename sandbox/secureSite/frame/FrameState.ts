import type { Code } from '../mail/makeCodes.js'
import type { AccountType } from './AccountType.js'

/** What the site keeps for the frame in one browser profile and one app. */
export interface FrameState {
  /** Stays when its visitor signs out. */
  readonly device: string
  /** CAIP-2. */
  chain: string
  preferred: AccountType
  login?: { readonly email: string; code?: Code }
  change?: { readonly userId: string; email: string; primary: Code; primaryProven: boolean; secondary?: Code }
  /** The last channel that was opened for Farcaster. */
  channel?: string
}
