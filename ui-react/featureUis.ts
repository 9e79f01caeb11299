import type { FEATURE_VIEWS } from '../domain/modal/featureViews.js'
import type { ViewName } from '../domain/modal/view.js'
import type { FeatureUi } from './modal/FeatureUi.js'
import { activityUi } from './activity/ui.js'
import { nftsUi } from './nfts/ui.js'
import { receiveUi } from './receive/ui.js'

type FeatureViews = typeof FEATURE_VIEWS

/** What each feature of `FEATURE_VIEWS` brings to the screens: a line here. Tabs stand in this order (S2-20). */
export const FEATURE_UIS: Readonly<{
  [Feature in keyof FeatureViews]: FeatureUi<keyof FeatureViews[Feature] & ViewName>
}> = { nfts: nftsUi, activity: activityUi, receive: receiveUi }
