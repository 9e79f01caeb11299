import type { SocialProvider } from '../account/SocialProvider.js'

/** Providers with a window of their own; Farcaster has a code to scan (S4-10). */
export type PopupProvider = Exclude<SocialProvider, 'farcaster'>
