import { isEmail } from '../../domain/login/emailLogin.js'
import { isLoginViewOn } from '../../domain/login/loginMethods.js'
import { shownView, type View, type ViewOf } from '../../domain/modal/view.js'
import type { ConfigFeature } from '../config/configFeature.js'
import type { LoadedLogin } from './loadedLogin.js'
import type { ModalFeature } from '../modal/modalFeature.js'
import type { FrameBox } from '../ports/embeddedWallet.js'
import type { Popups } from '../ports/platform.js'
import type { LoginCommands } from './loginFeature.js'
import { makeCopyText } from '../kernel/copyText.js'

const isBox = (box: FrameBox | null | undefined): box is FrameBox =>
  [box?.left, box?.top, box?.width, box?.height].every(Number.isFinite)

/** The commands about the wallet behind an e-mail or social login. */
export const makeLoginCommands = ({
  modal,
  login,
  popups,
  config,
  ...copying
}: Parameters<typeof makeCopyText>[0] & {
  readonly modal: Pick<ModalFeature, 'state' | 'go' | 'replace'>
  readonly login: Omit<LoadedLogin, 'loggedIn'>
  readonly popups: Popups
  readonly config: Pick<ConfigFeature, 'effective'>
}): LoginCommands => {
  const showConnecting = (view: ViewOf<'ConnectingSocial'>): void => {
    const shown = shownView(modal.state.value)
    if (shown?.name !== 'ConnectingSocial') modal.go(view)
    else if (shown.provider !== view.provider) modal.replace(view)
  }
  const isOff = (view: View): boolean => !isLoginViewOn(view, config.effective())
  /** A host without a compiler may pass anything; a value that is no text becomes an empty address. */
  const asText = (email: unknown): string => (typeof email === 'string' ? email : '')
  // Always changes the view first: leaving the previous view ends the login in it.
  return {
    loginByEmail: (input) => {
      const email = asText(input)
      const view: View = { name: 'EmailLogin' }
      if (isOff(view)) return login.email.refuse(email)
      // An invalid address is corrected where it was entered.
      if (isEmail(email)) modal.go(view)
      login.email.begin(email)
    },
    loginBySocial: (provider) => {
      const view: ViewOf<'ConnectingFarcaster' | 'ConnectingSocial'> =
        provider === 'farcaster' ? { name: 'ConnectingFarcaster' } : { name: 'ConnectingSocial', provider }
      if (isOff(view)) return login.social.refuse(provider)
      if (view.name === 'ConnectingFarcaster') {
        modal.go(view)
        return login.social.beginFarcaster()
      }
      const popup = popups.openPopup()
      showConnecting(view)
      login.social.begin(view.provider, popup)
    },
    copyLoginLink: () => {
      const { value } = login.social.state
      if (value._tag === 'FarcasterCode') makeCopyText(copying)(value.uri, 'LinkCopied')
    },
    enterCode: login.email.enterCode,
    resendCode: login.email.resend,
    awaitDevice: login.email.awaitDevice,
    updateEmail: (email) => {
      modal.go({ name: 'UpdateEmailWallet' })
      login.emailUpdate.begin(asText(email))
    },
    enterUpdateCode: login.emailUpdate.enterCode,
    preferAccountType: login.accountType.prefer,
    placeFrame: (box) => {
      // A view that is slow to close must not show a frame without a pending decision.
      if (!isBox(box) || login.rpc.approval.value === undefined) login.frame.hide()
      else login.frame.show(box)
    },
  }
}
