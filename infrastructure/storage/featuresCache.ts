import * as t from 'io-ts'
import type { SocialProvider } from '../../domain/account/embeddedUser.js'
import { oneOf, stringMatching, withoutUndefined } from '../http/codecs/combinators.js'
import type { FeaturesCache, KeyValueStore } from '../../application/ports/storage.js'
import { readRecord } from '../shared/safeRead.js'

const SOCIALS: { readonly [Name in SocialProvider]: null } = {
  google: null,
  github: null,
  apple: null,
  facebook: null,
  x: null,
  discord: null,
  farcaster: null,
}

/** The same codec as for the server's answer: a record cannot decide more than the server (S-29). */
const providers = oneOf(t.readonlyArray(stringMatching(/^[a-z0-9][\w.-]{0,31}$/i)), t.literal(false))

const StoredFeatures = t.exact(
  t.partial({
    email: t.boolean,
    socials: oneOf(t.readonlyArray(t.keyof(SOCIALS)), t.literal(false)),
    swaps: providers,
    onramp: providers,
    activity: t.boolean,
    multiWallet: t.boolean,
  }),
)

const FeaturesRecord = t.strict({ version: t.literal(1), features: withoutUndefined(StoredFeatures) })

const KEY = 'features'
const VERSION = 1

/** Stores the last remote configuration in a `KeyValueStore` (U-51). */
export const makeStoredFeaturesCache = (store: KeyValueStore): FeaturesCache => ({
  read: () => readRecord(store, KEY, FeaturesRecord)?.features,
  write: (features) => store.write(KEY, JSON.stringify({ version: VERSION, features })),
})
