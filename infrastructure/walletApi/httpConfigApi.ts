import * as t from 'io-ts'
import { oneOf, stringMatching, usableEntries, validEntries } from '../http/codecs/combinators.js'
import type { SocialProvider } from '../../domain/account/embeddedUser.js'
import type { Features } from '../../domain/config/features.js'
import { pipe } from 'fp-ts/function'
import * as TE from 'fp-ts/TaskEither'
import type { ConfigApi } from '../../application/ports/walletApi.js'
import type { HttpClient } from '../http/HttpClient.js'

const providerName = stringMatching(/^[a-z0-9][\w.-]{0,31}$/i)

/** Server-side settings of one feature (wire reference 2.A.1). */
const FeatureEntry = t.strict({
  id: t.string,
  isEnabled: t.boolean,
  config: oneOf(validEntries(providerName), t.null, t.undefined, t.literal(false)),
})

type FeatureEntry = t.TypeOf<typeof FeatureEntry>

const ConfigReply = t.strict({ features: oneOf(usableEntries(FeatureEntry), t.null, t.undefined) })

type ConfigReply = t.TypeOf<typeof ConfigReply>

const SOCIALS: readonly SocialProvider[] = ['google', 'github', 'apple', 'facebook', 'x', 'discord', 'farcaster']

/** Providers of a feature; empty if it is off. */
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
 * Effect of each feature id of the server (wire reference 5.1, 5.4): it can switch the feature and name its providers.
 * Unknown ids have no effect (S-29). A map, so that `constructor` is no feature.
 */
const FEATURE_DECISIONS: ReadonlyMap<string, (entry: FeatureEntry) => Partial<Features>> = new Map([
  ['social_login', socialLogin],
  ['swap', (entry: FeatureEntry): Partial<Features> => ({ swaps: listOrOff(entry) })],
  ['onramp', (entry: FeatureEntry): Partial<Features> => ({ onramp: listOrOff(entry) })],
  ['activity', (entry: FeatureEntry): Partial<Features> => ({ activity: isOn(entry) })],
  ['multi_wallet', (entry: FeatureEntry): Partial<Features> => ({ multiWallet: isOn(entry) })],
])

/** Without a prototype, so that lookups find no inherited properties (S-29). */
const withoutPrototype = (features: Partial<Features>): Partial<Features> =>
  Object.assign(Object.create(null) as object, features)

/** Features that the server decides. A null `config` decides nothing; the first of two entries with one id wins. */
const readFeatures = ({ features }: ConfigReply): Partial<Features> =>
  (features ?? []).reduce<Partial<Features>>((before, entry) => {
    const decided = entry.config === null ? undefined : FEATURE_DECISIONS.get(entry.id)?.(entry)
    return withoutPrototype({ ...decided, ...before })
  }, withoutPrototype({}))

/** `GET /appkit/v1/config` (S7-02). */
export const makeHttpConfigApi = (deps: { readonly client: HttpClient }): ConfigApi => ({
  features: pipe(deps.client.get('appkit/v1/config', {}, ConfigReply), TE.map(readFeatures)),
})
