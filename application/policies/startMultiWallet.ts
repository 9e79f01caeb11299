import { exhaustMap, filter } from 'rxjs'
import type { Features } from '../../domain/config/Features.js'
import type { Readable } from '../shared/Readable.js'
import type { Policy } from './Policy.js'

/** Where the host keeps several wallets, each is noted from the first one on, whether or not anybody looks at them yet. */
export const makeStartMultiWallet =
  (deps: { readonly features: Readable<Features>; readonly load: () => Promise<unknown> }): Policy =>
  () =>
    deps.features.changes
      .pipe(
        filter(({ multiWallet }) => multiWallet),
        // A load that fails is tried again when somebody asks for the feature.
        exhaustMap(() => deps.load().catch(() => undefined)),
      )
      .subscribe()
