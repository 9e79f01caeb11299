import { FEATURE_UIS } from '../../../ui-react/featureUis.js'
import { VIEWS } from '../../../ui-react/modal/viewRegistry.js'

/** Every view, of the core and of features. */
export const viewNames: string[] = [
  ...Object.keys(VIEWS),
  ...Object.values(FEATURE_UIS).flatMap(({ views }) => Object.keys(views)),
]
