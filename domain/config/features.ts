import type { SocialProvider } from '../account/embeddedUser.js'

/** The switch of each feature. `false` is off; a list is on with these providers. */
export interface Features {
  readonly email: boolean
  readonly socials: readonly SocialProvider[] | false
  readonly swaps: readonly string[] | false
  readonly onramp: readonly string[] | false
  readonly send: boolean
  readonly receive: boolean
  readonly activity: boolean
  readonly nfts: boolean
  readonly tokens: boolean
  readonly names: boolean
  readonly multiWallet: boolean
  readonly pay: boolean
  readonly analytics: boolean
  readonly legalCheckbox: boolean
  readonly smartSessions: boolean
  /** Signing in: on if the host gives the option of this name, which is its only switch. */
  readonly siwx: boolean
}

/** Switches that neither host nor server sets (S9-23, S9-27). */
export const DEFAULT_FEATURES: Features = {
  email: true,
  socials: ['google', 'x', 'discord', 'farcaster', 'github', 'apple', 'facebook'],
  swaps: ['1inch'],
  onramp: ['meld'],
  send: true,
  receive: true,
  activity: true,
  nfts: true,
  tokens: true,
  names: true,
  multiWallet: false,
  pay: false,
  analytics: true,
  legalCheckbox: false,
  smartSessions: false,
  siwx: false,
}

/** A host without a compiler may pass anything: what is no list is off. */
const listOrOff = <A>(given: readonly A[] | false): readonly A[] | false => (Array.isArray(given) ? given : false)

/**
 * The effective switches: the host's, else the server's, else the default (S1-09, U-54). Pay switches e-mail and social
 * login off (S5-13).
 */
export const resolveFeatures = (host: Partial<Features>, remote: Partial<Features>): Features => {
  const features: Features = { ...DEFAULT_FEATURES, ...remote, ...host }
  const { socials, swaps, onramp, pay } = features
  const lists = { socials: listOrOff(socials), swaps: listOrOff(swaps), onramp: listOrOff(onramp) }
  return { ...features, ...lists, ...(pay && { email: false, socials: false }) }
}

/** Whether a feature of this name is on. Login has two switches; a feature without a switch is always on. */
export const isFeatureOn = (name: string, features: Features): boolean => {
  if (name === 'login') return features.email || features.socials !== false
  if (name === 'swap') return features.swaps !== false
  return !(name in features) || Boolean(features[name as keyof Features])
}
