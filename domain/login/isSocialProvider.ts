import type { SocialProvider } from '../account/SocialProvider.js'

const PROVIDERS: Readonly<Record<SocialProvider, true>> = {
  google: true,
  x: true,
  discord: true,
  farcaster: true,
  github: true,
  apple: true,
  facebook: true,
}

export const isSocialProvider = (value: unknown): value is SocialProvider =>
  typeof value === 'string' && Object.hasOwn(PROVIDERS, value)
