import { ACTIVITY_VIEWS, type ActivityViewParams } from '../activity/views.js'
import { NFTS_VIEWS, type NftsViewParams } from '../nfts/views.js'
import { RECEIVE_VIEWS, type ReceiveViewParams } from '../receive/views.js'
import { SEND_VIEWS, type SendViewParams } from '../send/views.js'
import { SIWX_VIEWS, type SiwxViewParams } from '../siwx/views.js'
import { SWAP_VIEWS, type SwapViewParams } from '../swap/views.js'

/**
 * Views of features, by feature name; none is in the chunks of an opening. A feature with views has a line here, and
 * its parameters one in `FeatureViewParams`. Such a view opens only while its feature is on.
 */
export const FEATURE_VIEWS = {
  activity: ACTIVITY_VIEWS,
  nfts: NFTS_VIEWS,
  receive: RECEIVE_VIEWS,
  send: SEND_VIEWS,
  siwx: SIWX_VIEWS,
  swap: SWAP_VIEWS,
} as const

/** Parameters of `FEATURE_VIEWS`. */
export type FeatureViewParams = ActivityViewParams &
  NftsViewParams &
  ReceiveViewParams &
  SendViewParams &
  SiwxViewParams &
  SwapViewParams

/** The feature that a view belongs to, if it is one of `FEATURE_VIEWS`. */
export const featureOf = (view: string): string | undefined =>
  Object.entries<object>(FEATURE_VIEWS).find(([, views]) => Object.hasOwn(views, view))?.[0]
