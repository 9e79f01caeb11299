import type { FEATURE_VIEWS } from '../domain/modal/featureViews.js'
import type { ViewName } from '../domain/modal/view.js'
import type { FeatureUi } from './modal/FeatureUi.js'
import { activityUi } from './activity/ui.js'
import { nftsUi } from './nfts/ui.js'
import { tokensUi } from './tokens/ui.js'
import { receiveUi } from './receive/ui.js'
import { sendUi } from './send/ui.js'
import { siwxUi } from './siwx/ui.js'
import { swapUi } from './swap/ui.js'

type FeatureViews = typeof FEATURE_VIEWS

/**
 * What each feature adds to the screens, those of `FEATURE_VIEWS` and others: one line per feature. Account tabs follow
 * this order (S2-20).
 */
export const FEATURE_UIS: Readonly<
  { [Feature in keyof FeatureViews]: FeatureUi<keyof FeatureViews[Feature] & ViewName> } & {
    readonly tokens: FeatureUi<never>
  }
> = {
  tokens: tokensUi,
  nfts: nftsUi,
  activity: activityUi,
  send: sendUi,
  receive: receiveUi,
  siwx: siwxUi,
  swap: swapUi,
}
