import type { SocialProvider } from '../account/SocialProvider.js'
import type { SocialPlace } from './SocialPlace.js'

/** What the providers themselves refuse inside a messaging app. */
const REFUSED: Readonly<Record<SocialPlace['system'], readonly SocialProvider[]>> = {
  Ios: ['google'],
  Mac: ['x'],
  Android: ['facebook', 'x'],
  Other: [],
}

/** The providers that work here, each once, in the order they were given (S5-12). */
export const socialsAt = (
  providers: readonly SocialProvider[],
  { messaging, system }: SocialPlace,
): readonly SocialProvider[] =>
  [...new Set(providers)].filter((provider) => !messaging || !REFUSED[system].includes(provider))
