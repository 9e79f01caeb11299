import type { Messages } from '../../application/api/Messages.js'
import { COMMON_AR } from './common.ar.js'
import { MODAL_AR } from '../modal/messages.ar.js'
import { CONNECT_AR } from '../connect/messages.ar.js'
import { LEGAL_AR } from '../legal/messages.ar.js'
import { ACCOUNT_AR } from '../account/messages.ar.js'
import { NETWORK_AR } from '../network/messages.ar.js'
import { WALLETS_AR } from '../wallets/messages.ar.js'
import { HELP_AR } from '../help/messages.ar.js'
import { PAIRING_AR } from '../pairing/messages.ar.js'
import { LOGIN_AR } from '../login/messages.ar.js'
import { PROFILE_AR } from '../profile/messages.ar.js'

/** The words in Arabic, in a chunk of their own. */
export const ar: Messages = {
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
  ...PROFILE_AR,
}
