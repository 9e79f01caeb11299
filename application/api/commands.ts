import type { AccountTab } from '../../domain/account/accountState.js'
import type { View } from '../../domain/modal/view.js'
import type { SocialProvider } from '../../domain/account/embeddedUser.js'
import type { FrameBox } from '../ports/embeddedWallet.js'
import type { LinkRoute } from '../../domain/pairing/walletRoutes.js'
import type { CaipNetworkId, ChainNamespace } from '../../domain/network/network.js'
import type { Notice } from '../../domain/notify/notice.js'

/** What the visitor can do in the modal. Each returns nothing; its outcome is the next state. */
export interface Commands {
  /** Closes the modal, and with it a connection attempt under way. */
  readonly close: () => void
  readonly back: () => void
  readonly go: (view: View) => void
  /**
   * Chooses a row of a wallet list: shows ConnectingExternal and asks the wallet. A wallet with several namespaces
   * shows ConnectingMultiChain first, unless `namespace` is given or the Connect view on screen implies one.
   */
  readonly chooseWallet: (walletId: string, namespace?: ChainNamespace) => void
  /** Asks the wallet of the current ConnectingExternal view again. */
  readonly retryConnect: () => void
  /** Keeps that the visitor agreed to the host's documents, or no longer does. */
  readonly agree: (given: boolean) => void
  /** Makes a new pairing link at once, after a failure or on demand. */
  readonly retryPairing: () => void
  /** Copies the pairing link and says whether that worked. */
  readonly copyPairingLink: () => void
  /**
   * Opens the wallet of the shown ConnectingWalletConnect view by its link, inside the caller's click (U-21). `other`
   * selects a later link of the wallet (see `walletLinks`); without it, the first one is opened.
   */
  readonly openWallet: (route: LinkRoute, other?: number) => void
  /**
   * Loads the code of pairing and makes a link while the browser is idle, at a sign of interest in Connect: a pointer
   * or the focus on a row that pairs.
   */
  readonly preparePairing: () => void
  /** Loads the code of logins, at a sign of interest: a window opens inside a press only when it is there (U-94). */
  readonly prepareLogin: () => void
  /**
   * Logs in by e-mail: shows EmailLogin and requests a mail (S4-11). An invalid address becomes a `Failed` state at the
   * field.
   */
  readonly loginByEmail: (email: string) => void
  /** Enters the code from the mail; six digits. */
  readonly enterCode: (code: string) => void
  /** Has another mail sent, once its time has come. */
  readonly resendCode: () => void
  /** Waits again for the link in the mail to be opened (`DeviceUnconfirmed`). */
  readonly awaitDevice: () => void
  /** Logs in by a social account, opening its window inside the caller's click (U-94); Farcaster has a code instead. */
  readonly loginBySocial: (provider: SocialProvider) => void
  /** Copies the link of a login by Farcaster, inside the press, and says whether that worked. */
  readonly copyLoginLink: () => void
  /** Moves the account to another address: has codes sent (S4-12). */
  readonly updateEmail: (email: string) => void
  /** Enters the code that the update asks for. */
  readonly enterUpdateCode: (code: string) => void
  /** Chooses which of the embedded wallet's accounts acts (S6-02). */
  readonly preferAccountType: (type: 'smartAccount' | 'eoa') => void
  /** Where the secure site's frame stands on the page while the visitor decides in it; `undefined` puts it away. */
  readonly placeFrame: (box: FrameBox | undefined) => void
  /**
   * With manual control: shows a link that the host's own provider made and replaces the previous link (S2-22). The
   * link is kept nowhere else.
   */
  readonly showPairingLink: (uri: string) => void
  /** Brings the wallet to the front that `waiting` tells of, inside the caller's click (U-22). */
  readonly continueInWallet: () => void
  /** Looks for wallets by name, 300 ms after the last call (S9-05); an empty text shows the whole directory again. */
  readonly searchWallets: (text: string) => void
  readonly filterCertified: (on: boolean) => void
  /** Asks for the next page of the directory, if there is one and none is on its way. */
  readonly loadMoreWallets: () => void
  /** Asks the directory again after it did not answer. */
  readonly retryWallets: () => void
  /**
   * Moves to a network: shows SwitchNetwork and asks the wallet; without a wallet, the page moves at once. If wallets
   * are connected, but none on that network's namespace, SwitchActiveChain first asks for a wallet and the page stays.
   * This and `retrySwitch` do nothing with `enableNetworkSwitch: false`; `portico.switchNetwork` is not affected.
   */
  readonly chooseNetwork: (networkId: CaipNetworkId) => void
  /** Asks the wallet of the current SwitchNetwork view again. */
  readonly retrySwitch: () => void
  readonly chooseTab: (tab: AccountTab) => void
  /** Asks for balances again; within 30 s of a failure it changes nothing (S8-04). */
  readonly refreshBalances: () => void
  /** Copies a whole address, without one that of the active account, and says whether that worked. */
  readonly copyAddress: (address?: string) => void
  readonly notify: (notice: Notice) => void
  readonly dismissNotice: () => void
}
