import { accountFeature } from '../../application/account/feature.js'
import { configFeature, outagesFeature } from '../../application/config/feature.js'
import { interestFeature } from '../../application/config/interest.js'
import { connectFeature } from '../../application/connect/feature.js'
import { loginAccessFeature } from '../../application/login/loginAccess.js'
import { modalFeature } from '../../application/modal/feature.js'
import { networkFeature } from '../../application/network/feature.js'
import { alertsFeature, eventsFeature, notifyFeature } from '../../application/notify/feature.js'
import { phonesFeature } from '../../application/pairing/phones.js'
import { sessionFeature } from '../../application/siwx/sessionFeature.js'
import { directoryFeature, walletsFeature } from '../../application/wallets/feature.js'

/** Features that start with the core, in the order in which their policies start and end. */
export const CORE_FEATURES = [
  eventsFeature,
  outagesFeature,
  alertsFeature,
  accountFeature,
  networkFeature,
  phonesFeature,
  loginAccessFeature,
  sessionFeature,
  connectFeature,
  modalFeature,
  interestFeature,
  configFeature,
  directoryFeature,
  walletsFeature,
  notifyFeature,
] as const
