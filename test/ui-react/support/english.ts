import { ACCOUNT } from '../../../ui-react/account/messages.js'
import { BUTTONS } from '../../../ui-react/connect/buttonMessages.js'
import { CONNECTING } from '../../../ui-react/connect/connectingMessages.js'
import { CONNECT } from '../../../ui-react/connect/messages.js'
import { HELP } from '../../../ui-react/help/messages.js'
import { APPROVE } from '../../../ui-react/login/approveMessages.js'
import { FARCASTER } from '../../../ui-react/login/farcasterMessages.js'
import { LEGAL } from '../../../ui-react/legal/messages.js'
import { LOGIN } from '../../../ui-react/login/messages.js'
import { UPDATE_EMAIL } from '../../../ui-react/login/updateEmailMessages.js'
import { COMMON } from '../../../ui-react/messages/common.js'
import { FRAME } from '../../../ui-react/modal/frameMessages.js'
import { MODAL } from '../../../ui-react/modal/messages.js'
import { PENDING_REQUEST } from '../../../ui-react/modal/pendingRequestMessages.js'
import { NETWORK } from '../../../ui-react/network/messages.js'
import { SWITCHING } from '../../../ui-react/network/switchMessages.js'
import { GRANTS } from '../../../ui-react/pairing/grantMessages.js'
import { PAIRING } from '../../../ui-react/pairing/messages.js'
import { PAYMENT } from '../../../ui-react/payment/messages.js'
import { PROFILE } from '../../../ui-react/profile/messages.js'
import { DOWNLOADS } from '../../../ui-react/wallets/downloadMessages.js'
import { WALLETS } from '../../../ui-react/wallets/messages.js'
import { FEATURE_UIS } from '../../../ui-react/featureUis.js'
import { VIEWS } from '../../../ui-react/modal/viewRegistry.js'

type Texts = Readonly<Record<string, string>>

/** The texts of a feature, which are in its folder. */
const textsOf = async (feature: string): Promise<Texts> => {
  const scopes = (await import(`../../../ui-react/${feature}/messages.js`)) as Readonly<Record<string, Texts>>
  return Object.assign({}, ...Object.values(scopes)) as Texts
}

const features = await Promise.all(Object.keys(FEATURE_UIS).map(textsOf))
const views = [VIEWS, ...Object.values(FEATURE_UIS).map((ui) => ui.views)].flatMap((all) =>
  Object.entries<{ readonly title: string }>(all),
)

/** Every English text, of every scope and view. */
export const english: Texts = {
  ...(Object.assign({}, ...features) as Texts),
  ...ACCOUNT,
  ...APPROVE,
  ...BUTTONS,
  ...COMMON,
  ...CONNECT,
  ...CONNECTING,
  ...DOWNLOADS,
  ...FARCASTER,
  ...FRAME,
  ...HELP,
  ...LEGAL,
  ...LOGIN,
  ...MODAL,
  ...NETWORK,
  ...GRANTS,
  ...PAIRING,
  ...PAYMENT,
  ...PENDING_REQUEST,
  ...PROFILE,
  ...SWITCHING,
  ...UPDATE_EMAIL,
  ...WALLETS,
  ...Object.fromEntries(views.map(([name, { title }]) => [`title.${name}`, title])),
}
