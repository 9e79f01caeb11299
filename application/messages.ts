import type { LAZY_ENTRIES } from './lazyEntries.js'
import type { EnglishOf } from './api/lazyFeatures.js'
import type { ViewName } from '../domain/modal/view.js'
import type { ACCOUNT } from '../ui-react/account/messages.js'
import type { BUTTONS } from '../ui-react/connect/buttonMessages.js'
import type { CONNECTING } from '../ui-react/connect/connectingMessages.js'
import type { CONNECT } from '../ui-react/connect/messages.js'
import type { HELP } from '../ui-react/help/messages.js'
import type { LEGAL } from '../ui-react/legal/messages.js'
import type { APPROVE } from '../ui-react/login/approveMessages.js'
import type { FARCASTER } from '../ui-react/login/farcasterMessages.js'
import type { LOGIN } from '../ui-react/login/messages.js'
import type { UPDATE_EMAIL } from '../ui-react/login/updateEmailMessages.js'
import type { COMMON } from '../ui-react/messages/common.js'
import type { FRAME } from '../ui-react/modal/frameMessages.js'
import type { MODAL } from '../ui-react/modal/messages.js'
import type { PENDING_REQUEST } from '../ui-react/modal/pendingRequestMessages.js'
import type { NETWORK } from '../ui-react/network/messages.js'
import type { SWITCHING } from '../ui-react/network/switchMessages.js'
import type { GRANTS } from '../ui-react/pairing/grantMessages.js'
import type { PAIRING } from '../ui-react/pairing/messages.js'
import type { PAYMENT } from '../ui-react/payment/messages.js'
import type { PROFILE } from '../ui-react/profile/messages.js'
import type { DOWNLOADS } from '../ui-react/wallets/downloadMessages.js'
import type { WALLETS } from '../ui-react/wallets/messages.js'

/** The texts of a scope in any language. */
export type Words<English> = { readonly [Key in keyof English]: string }

/** The headings of some views; each view has one. */
export type TitleWords<Name extends ViewName> = { readonly [Key in Name as `title.${Key}`]: string }

/**
 * All texts for the visitor, by key. Texts may contain `{placeholders}`. A locale is one such object; a host overrides
 * single keys (U-80, U-83). The keys are those of the English texts, which are defined next to their views.
 */
export interface Messages
  extends
    TitleWords<ViewName>,
    Words<EnglishOf<typeof LAZY_ENTRIES>>,
    Words<typeof ACCOUNT>,
    Words<typeof APPROVE>,
    Words<typeof BUTTONS>,
    Words<typeof COMMON>,
    Words<typeof CONNECT>,
    Words<typeof CONNECTING>,
    Words<typeof DOWNLOADS>,
    Words<typeof FARCASTER>,
    Words<typeof FRAME>,
    Words<typeof GRANTS>,
    Words<typeof HELP>,
    Words<typeof LEGAL>,
    Words<typeof LOGIN>,
    Words<typeof MODAL>,
    Words<typeof PENDING_REQUEST>,
    Words<typeof NETWORK>,
    Words<typeof PAIRING>,
    Words<typeof PAYMENT>,
    Words<typeof PROFILE>,
    Words<typeof SWITCHING>,
    Words<typeof UPDATE_EMAIL>,
    Words<typeof WALLETS> {}
