import type { Messages } from '../../application/messages.js'
import { FEATURE_UIS } from '../featureUis.js'
import type { FeatureUi } from '../modal/FeatureUi.js'
import { COMMON_AR } from './common.ar.js'
import { MODAL_AR } from '../modal/messages.ar.js'
import { CONNECT_AR } from '../connect/messages.ar.js'
import { LEGAL_AR } from '../legal/messages.ar.js'
import { ACCOUNT_AR } from '../account/messages.ar.js'
import { NETWORK_AR } from '../network/messages.ar.js'
import { WALLETS_AR } from '../wallets/messages.ar.js'
import { HELP_AR } from '../help/messages.ar.js'
import { PAIRING_AR } from '../pairing/messages.ar.js'
import { PAYMENT_AR } from '../payment/messages.ar.js'
import { LOGIN_AR } from '../login/messages.ar.js'
import { PROFILE_AR } from '../profile/messages.ar.js'

const CORE = {
  ...COMMON_AR,
  ...MODAL_AR,
  ...CONNECT_AR,
  ...LEGAL_AR,
  ...ACCOUNT_AR,
  ...NETWORK_AR,
  ...WALLETS_AR,
  ...HELP_AR,
  ...PAIRING_AR,
  ...LOGIN_AR,
  ...PAYMENT_AR,
  ...PROFILE_AR,
}

/** The Arabic texts, in their own chunk: those of the core and of each feature. */
export const loadArabic = async (): Promise<Messages> => {
  const uis: readonly Pick<FeatureUi<never>, 'words'>[] = Object.values(FEATURE_UIS)
  const brought = await Promise.all(uis.map(({ words }) => words.ar()))
  // The cast is safe: each feature's file only compiles if it is complete.
  return Object.assign({}, CORE, ...brought) as Messages
}
