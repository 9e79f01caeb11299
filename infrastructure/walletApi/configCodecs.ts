import * as t from 'io-ts'
import { goodEntries } from '../http/codecs/goodEntries.js'
import { matching } from '../http/codecs/matching.js'

const providerName = matching(/^[a-z0-9][\w.-]{0,31}$/i)

/** What the server says of one feature (wire reference 2.A.1). */
export const FeatureEntry = t.strict({
  isEnabled: t.boolean,
  config: t.union([goodEntries(providerName), t.null, t.undefined, t.literal(false)]),
})

export type FeatureEntry = t.TypeOf<typeof FeatureEntry>

/** Entries keep their shape unchecked until their id is known to be ours. */
export const ConfigReply = t.strict({
  features: t.union([
    t.readonlyArray(t.intersection([t.type({ id: t.string }), t.UnknownRecord])),
    t.null,
    t.undefined,
  ]),
})

export type ConfigReply = t.TypeOf<typeof ConfigReply>
