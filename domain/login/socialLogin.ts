import type { SocialProvider } from '../account/embeddedUser.js'
import type { LoginError, SocialError } from './loginError.js'
import * as E from 'fp-ts/Either'

/** The handle of an open window of a provider: what a page may do with one that shows another site. */
export type SocialWindow = Pick<Window, 'closed' | 'close' | 'focus'>

/** Logging in by a social account (S1-04, S4-07). Each failure can be retried at once. */
export type SocialLoginState =
  | { readonly _tag: 'Idle' }
  /** Its window is open and on its way to the provider; for Farcaster, the code is on its way. */
  | { readonly _tag: 'Started'; readonly provider: SocialProvider; readonly window?: SocialWindow }
  /** The visitor has to agree in that window. */
  | { readonly _tag: 'PopupOpened'; readonly provider: SocialProvider; readonly window?: SocialWindow }
  /** Farcaster: the visitor has to scan this, or open it (S4-10). */
  | { readonly _tag: 'FarcasterCode'; readonly uri: string }
  /** The visitor agreed; the account is on its way. */
  | { readonly _tag: 'ResultReceived'; readonly provider: SocialProvider }
  /** `link`: where no window could be opened, the address to go to by the visitor's own press (U-94). */
  | { readonly _tag: 'Failed'; readonly provider: SocialProvider; readonly error: LoginError; readonly link?: string }

/** Where the list of social providers is shown, as far as it depends on that. */
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

/** The address a provider sent the visitor back to, unless it tells of an error. */
export const readSocialResult = (resultUri: string): E.Either<SocialError, string> => {
  const reason = /error=([^&#]*)/.exec(resultUri)?.[1]
  return reason === undefined
    ? E.right(resultUri)
    : E.left({ _tag: 'SocialRefused', reason: decodeQueryValue(reason).slice(0, MAX_REASON_LENGTH) })
}

/** Providers that refuse to log in inside a messaging app. */
const UNSUPPORTED_IN_MESSENGERS: Readonly<Record<SocialEnvironment['system'], readonly SocialProvider[]>> = {
  Ios: ['google'],
  Mac: ['x'],
  Android: ['facebook', 'x'],
  Other: [],
}

/** The providers that work here, each once, in the order they were given (S5-12). */
export const availableSocials = (
  providers: readonly SocialProvider[],
  { messaging, system }: SocialEnvironment,
): readonly SocialProvider[] =>
  [...new Set(providers)].filter((provider) => !messaging || !UNSUPPORTED_IN_MESSENGERS[system].includes(provider))
