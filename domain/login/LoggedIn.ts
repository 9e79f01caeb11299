import type { EmbeddedUser } from '../account/EmbeddedUser.js'
import type { AccountType } from '../account/AccountType.js'
import type { SocialProvider } from '../account/SocialProvider.js'
import type { CaipNetworkId } from '../network/CaipNetworkId.js'
import type { SiwxMessage } from './SiwxMessage.js'

/** The visitor who logged in, on one network (S3-08). */
export interface LoggedIn extends EmbeddedUser {
  /** The active account: its address may be another on another network. */
  readonly address: string
  readonly caipNetworkId: CaipNetworkId
  readonly preferredAccountType: Extract<AccountType, 'smartAccount' | 'eoa'>
  /** Absent where the secure site did not say: it does only when it is asked for the user. */
  readonly smartAccountDeployed?: boolean
  /** Absent where the login was by e-mail. */
  readonly socialProvider?: SocialProvider
  /** The visitor signed in to the site at the same time. */
  readonly signedIn?: { readonly message: string; readonly signature: string; readonly siwxMessage: SiwxMessage }
}
