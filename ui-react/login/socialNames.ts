import type { SocialProvider } from '../../domain/account/embeddedUser.js'
import { lazyComponent } from '../modal/lazyComponent.js'

/** Brand names: the same in every language. */
export const SOCIAL_NAMES: Readonly<Record<SocialProvider, string>> = {
  google: 'Google',
  github: 'GitHub',
  apple: 'Apple',
  facebook: 'Facebook',
  x: 'X',
  discord: 'Discord',
  farcaster: 'Farcaster',
}

/** Logos of the providers. */
export const BRAND_MARKS = lazyComponent(async () => (await import('./brandMarks.js')).BrandMark)
