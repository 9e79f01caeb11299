import type { SocialProvider } from '../account/SocialProvider.js'
import type { LoginError } from './LoginError.js'

/** Logging in by a social account (S1-04, S4-07). Each failure can be retried at once. */
export type SocialLoginState =
  | { readonly _tag: 'Idle' }
  /** Its window is open and on its way to the provider; for Farcaster, the code is on its way. */
  | { readonly _tag: 'Started'; readonly provider: SocialProvider }
  /** The visitor has to agree in that window. */
  | { readonly _tag: 'PopupOpened'; readonly provider: SocialProvider }
  /** Farcaster: the visitor has to scan this, or open it (S4-10). */
  | { readonly _tag: 'FarcasterCode'; readonly uri: string }
  /** The visitor agreed; the account is on its way. */
  | { readonly _tag: 'ResultReceived'; readonly provider: SocialProvider }
  /** `link`: where no window could be opened, the address to go to by the visitor's own press (U-94). */
  | { readonly _tag: 'Failed'; readonly provider: SocialProvider; readonly error: LoginError; readonly link?: string }
