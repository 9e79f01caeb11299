import * as E from 'fp-ts/Either'
import { pipe } from 'fp-ts/function'
import type { Features } from '../../domain/config/Features.js'
import type { RemoteError } from '../../domain/errors/RemoteError.js'
import { decodeReply } from '../http/decodeReply.js'
import { FeatureEntry } from './configCodecs.js'
import type { ConfigReply } from './configCodecs.js'
import { FEATURE_DECISIONS } from './featureDecisions.js'

type Decided = E.Either<RemoteError, Partial<Features>>

/** Without a prototype, so that nothing that is read of it is inherited (S-29). */
const alone = (features: Partial<Features>): Partial<Features> => Object.assign(Object.create(null) as object, features)

/** The features the server speaks of. A null `config` is silence; of two entries with one id the first counts. */
export const readFeatures = (reply: ConfigReply): Decided =>
  (reply.features ?? []).reduce<Decided>(
    (decided, entry) => {
      const decide = FEATURE_DECISIONS.get(entry.id)
      if (decide === undefined) return decided
      return pipe(
        decided,
        E.flatMap((before) =>
          pipe(
            decodeReply(FeatureEntry)(entry),
            E.map((known) => (known.config === null ? before : alone({ ...decide(known), ...before }))),
          ),
        ),
      )
    },
    E.right(alone({})),
  )
