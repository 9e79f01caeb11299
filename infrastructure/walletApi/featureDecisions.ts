import type { SocialProvider } from '../../domain/account/SocialProvider.js'
import type { Features } from '../../domain/config/Features.js'
import type { FeatureEntry } from './configCodecs.js'

const SOCIALS: readonly SocialProvider[] = ['google', 'github', 'apple', 'facebook', 'x', 'discord', 'farcaster']

/** Providers of a feature; none when it is off. */
const providers = (entry: FeatureEntry): readonly string[] => (entry.isEnabled ? entry.config || [] : [])

const listOrOff = (entry: FeatureEntry): readonly string[] | false =>
  providers(entry).length > 0 ? providers(entry) : false

const isOn = (entry: FeatureEntry): boolean => entry.isEnabled && Array.isArray(entry.config)

const socialLogin = (entry: FeatureEntry): Partial<Features> => {
  const named = providers(entry)
  const socials = named.flatMap((name) => SOCIALS.filter((social) => social === name))
  return { email: named.includes('email'), socials: named.length > 0 ? socials : false }
}

/**
 * What each feature id of the server decides (wire reference 5.1, 5.4). It can switch these features and name
 * their providers; an id that is not here decides nothing (S-29). A map: `constructor` is not a feature.
 */
export const FEATURE_DECISIONS: ReadonlyMap<string, (entry: FeatureEntry) => Partial<Features>> = new Map([
  ['social_login', socialLogin],
  ['swap', (entry: FeatureEntry): Partial<Features> => ({ swaps: listOrOff(entry) })],
  ['onramp', (entry: FeatureEntry): Partial<Features> => ({ onramp: listOrOff(entry) })],
  ['activity', (entry: FeatureEntry): Partial<Features> => ({ activity: isOn(entry) })],
  ['multi_wallet', (entry: FeatureEntry): Partial<Features> => ({ multiWallet: isOn(entry) })],
])
