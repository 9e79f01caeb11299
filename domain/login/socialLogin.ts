import type { SocialProvider } from '../account/embeddedUser.js'
import type { LoginError, SocialError } from './loginError.js'
import * as E from 'fp-ts/Either'

/** Handle of a provider's window: the members that a page may use across origins. */
export type SocialWindow = Pick<Window, 'closed' | 'close' | 'focus'>

/** Social login (S1-04, S4-07). Each failure can be retried at once. */
export type SocialLoginState =
  | { readonly _tag: 'Idle' }
  /** The window is open and loads the provider's page; for Farcaster, the code is being requested. */
  | { readonly _tag: 'Started'; readonly provider: SocialProvider; readonly window?: SocialWindow }
  /** The visitor has to agree in the window. */
  | { readonly _tag: 'PopupOpened'; readonly provider: SocialProvider; readonly window?: SocialWindow }
  /** Farcaster: the visitor has to scan or open `uri` (S4-10). */
  | { readonly _tag: 'FarcasterCode'; readonly uri: string }
  /** The visitor agreed; the account is being connected. */
  | { readonly _tag: 'ResultReceived'; readonly provider: SocialProvider }
  /** `link`: if no window could be opened, the address that the visitor opens by a click (U-94). */
  | { readonly _tag: 'Failed'; readonly provider: SocialProvider; readonly error: LoginError; readonly link?: string }

/** Facts of the environment that decide which social providers are shown. */
export interface SocialEnvironment {
  /** Inside a messaging app. */
  readonly messaging: boolean
  readonly system: 'Ios' | 'Mac' | 'Android' | 'Other'
}

const MAX_REASON_LENGTH = 200

const decodeQueryValue = (text: string): string => {
  try {
    return decodeURIComponent(text.replaceAll('+', ' '))
  } catch {
    return text
  }
}

/** The address that a provider redirected to; left if it carries an error. */
export const readSocialResult = (resultUri: string): E.Either<SocialError, string> => {
  const reason = /error=([^&#]*)/.exec(resultUri)?.[1]
  return reason === undefined
    ? E.right(resultUri)
    : E.left({ _tag: 'SocialRefused', reason: decodeQueryValue(reason).slice(0, MAX_REASON_LENGTH) })
}

/** Providers that refuse logins inside a messaging app. */
const UNSUPPORTED_IN_MESSENGERS: Readonly<Record<SocialEnvironment['system'], readonly SocialProvider[]>> = {
  Ios: ['google'],
  Mac: ['x'],
  Android: ['facebook', 'x'],
  Other: [],
}

/** The providers that work here, without duplicates, in the given order (S5-12). */
export const availableSocials = (
  providers: readonly SocialProvider[],
  { messaging, system }: SocialEnvironment,
): readonly SocialProvider[] =>
  [...new Set(providers)].filter((provider) => !messaging || !UNSUPPORTED_IN_MESSENGERS[system].includes(provider))
