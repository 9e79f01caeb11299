import type { SocialProvider } from '../../domain/account/SocialProvider.js'
import type { SocialLoginState } from '../../domain/login/SocialLoginState.js'
import type { Messages } from '../../application/api/Messages.js'
import { loginErrorWords } from './loginErrorWords.js'

export interface SocialWords {
  readonly lead: keyof Messages
  readonly hint: keyof Messages
  readonly tone: 'plain' | 'danger'
  /** `ask`: nobody was asked yet. Without a step it is the turn of the window. */
  readonly step: 'ask' | 'retry' | undefined
}

const READY: SocialWords = { lead: 'login.continueWith', hint: 'login.readyHint', tone: 'plain', step: 'ask' }

const WAITING: Readonly<Record<'Started' | 'PopupOpened' | 'ResultReceived', SocialWords>> = {
  Started: { lead: 'login.opening', hint: 'login.openingHint', tone: 'plain', step: undefined },
  PopupOpened: { lead: 'login.popup', hint: 'login.popupHint', tone: 'plain', step: undefined },
  ResultReceived: { lead: 'login.connecting', hint: 'login.connectingHint', tone: 'plain', step: undefined },
}

/**
 * The words for logging in by a provider; a login by another one is not this view's. A window that the visitor closed is no
 * fault, and is not painted as one (U-89).
 */
export const socialWords = (provider: SocialProvider, state: SocialLoginState): SocialWords => {
  if (state._tag === 'Idle' || state._tag === 'FarcasterCode' || state.provider !== provider) return READY
  if (state._tag !== 'Failed') return WAITING[state._tag]
  return {
    lead: 'login.notInYet',
    hint: loginErrorWords(state.error),
    tone: state.error._tag === 'PopupClosed' ? 'plain' : 'danger',
    step: 'retry',
  }
}
