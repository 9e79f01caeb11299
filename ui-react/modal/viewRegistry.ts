import type { ViewName, ViewOf } from '../../domain/modal/view.js'
import { accountViews } from '../account/views.js'
import { connectViews } from '../connect/views.js'
import { helpViews } from '../help/views.js'
import { loginViews } from '../login/views.js'
import { networkViews } from '../network/views.js'
import { pairingViews } from '../pairing/views.js'
import { profileViews } from '../profile/views.js'
import { walletsViews } from '../wallets/views.js'
import type { ViewEntry, Views } from './ViewEntry.js'

/** Every view, as its feature defines it. One without an entry does not compile. */
export const VIEWS: Views<ViewName> = {
  ...accountViews,
  ...connectViews,
  ...helpViews,
  ...loginViews,
  ...networkViews,
  ...pairingViews,
  ...profileViews,
  ...walletsViews,
}

/** What the modal knows of a view. */
export const viewEntry = <Name extends ViewName>(view: ViewOf<Name>): ViewEntry<Name> => VIEWS[view.name]
