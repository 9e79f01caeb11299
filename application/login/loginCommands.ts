import { isEmail } from '../../domain/login/emailLogin.js'
import type { PopupProvider } from '../../domain/account/embeddedUser.js'
import { currentView } from '../../domain/modal/view.js'
import type { LoadedLogin } from './loadedLogin.js'
import type { ModalFeature } from '../modal/modalFeature.js'
import type { Popups } from '../ports/platform.js'
import type { Commands } from '../api/commands.js'

type LoginCommands = Pick<
  Commands,
  | 'loginByEmail'
  | 'enterCode'
  | 'resendCode'
  | 'awaitDevice'
  | 'loginBySocial'
  | 'updateEmail'
  | 'enterUpdateCode'
  | 'preferAccountType'
  | 'placeFrame'
>

/** The commands about the wallet behind an e-mail or social login. */
export const makeLoginCommands = ({
  modal,
  login,
  popups,
}: {
  readonly modal: Pick<ModalFeature, 'state' | 'go' | 'replace'>
  readonly login: Omit<LoadedLogin, 'loggedIn'>
  readonly popups: Popups
}): LoginCommands => {
  const showConnecting = (provider: PopupProvider): void => {
    const shown = modal.state.value._tag === 'Open' ? currentView(modal.state.value.history) : undefined
    if (shown?.name !== 'ConnectingSocial') modal.go({ name: 'ConnectingSocial', provider })
    else if (shown.provider !== provider) modal.replace({ name: 'ConnectingSocial', provider })
  }
  // A view comes first, always: leaving the one before it ends the login that went on there.
  return {
    loginByEmail: (email) => {
      // What is no address is mended where it was entered.
      if (isEmail(email)) modal.go({ name: 'EmailLogin' })
      login.email.begin(email)
    },
    enterCode: login.email.enterCode,
    resendCode: login.email.resend,
    awaitDevice: login.email.awaitDevice,
    loginBySocial: (provider) => {
      if (provider === 'farcaster') {
        modal.go({ name: 'ConnectingFarcaster' })
        return login.social.beginFarcaster()
      }
      const popup = popups.openPopup()
      showConnecting(provider)
      login.social.begin(provider, popup)
    },
    updateEmail: (email) => {
      modal.go({ name: 'UpdateEmailWallet' })
      login.emailUpdate.begin(email)
    },
    enterUpdateCode: login.emailUpdate.enterCode,
    preferAccountType: login.accountType.prefer,
    placeFrame: (box) => {
      // A view that is slow to leave must not bring back a frame that nothing is decided in.
      if (box === undefined || login.rpc.approval.value === undefined) login.frame.hide()
      else login.frame.show(box)
    },
  }
}
