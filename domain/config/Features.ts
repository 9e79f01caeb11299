import type { SocialProvider } from '../account/SocialProvider.js'

/** What is on. `false` is off; a list is on with these providers. */
export interface Features {
  readonly email: boolean
  readonly socials: readonly SocialProvider[] | false
  readonly swaps: readonly string[] | false
  readonly onramp: readonly string[] | false
  readonly send: boolean
  readonly receive: boolean
  readonly activity: boolean
  readonly nfts: boolean
  readonly names: boolean
  readonly multiWallet: boolean
  readonly pay: boolean
  readonly analytics: boolean
  readonly legalCheckbox: boolean
  readonly smartSessions: boolean
}
