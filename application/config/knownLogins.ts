import type { ConnectMethod } from '../../domain/config/ConnectMethod.js'
import { loginMethods } from '../../domain/login/loginMethods.js'
import type { Network } from '../../domain/network/Network.js'
import { combine } from '../shared/combine.js'
import type { Readable } from '../shared/Readable.js'
import type { ConfigFeature } from './configFeature.js'

/** The ways to log in that are on; `undefined` until that is known, so that none is shown that goes away again (S1-09). */
export const knownLogins = (
  { features, known }: Pick<ConfigFeature, 'features' | 'known'>,
  networks: readonly Network[],
): Readable<readonly ConnectMethod[] | undefined> =>
  combine(features, known, (on, isKnown) =>
    isKnown
      ? loginMethods(
          on,
          networks.map(({ chainNamespace }) => chainNamespace),
        )
      : undefined,
  )
