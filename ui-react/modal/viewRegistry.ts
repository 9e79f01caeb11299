import type { CoreViewParams, ViewName, ViewOf } from '../../domain/modal/view.js'
import { accountViews } from '../account/views.js'
import { connectViews } from '../connect/views.js'
import { helpViews } from '../help/views.js'
import { loginViews } from '../login/views.js'
import { networkViews } from '../network/views.js'
import { pairingViews } from '../pairing/views.js'
import { profileViews } from '../profile/views.js'
import { walletsViews } from '../wallets/views.js'
import { featureViewEntry } from './featureViewEntry.js'
import type { ViewEntry, Views } from './ViewEntry.js'

/** Every view of the core, as its folder defines it. A view without an entry does not compile. */
export const VIEWS: Views<keyof CoreViewParams> = {
  ...accountViews,
  ...connectViews,
  ...helpViews,
  ...loginViews,
  ...networkViews,
  ...pairingViews,
  ...profileViews,
  ...walletsViews,
}

/** The entry of a view. */
export const viewEntry = <Name extends ViewName>({ name }: ViewOf<Name>): ViewEntry<Name> =>
  // Each entry belongs to its own name; TypeScript cannot express that for a lookup.
  ((VIEWS as Partial<Record<string, unknown>>)[name] ?? featureViewEntry(name)) as ViewEntry<Name>
