import type { AccountTab } from '../../domain/account/accountState.js'
import type { View } from '../../domain/modal/view.js'
import type { SocialProvider } from '../../domain/account/embeddedUser.js'
import type { FrameBox } from '../ports/embeddedWallet.js'
import type { LinkRoute } from '../../domain/pairing/walletRoutes.js'
import type { CaipNetworkId, ChainNamespace } from '../../domain/network/network.js'
import type { Notice } from '../../domain/notify/notice.js'

/** What the visitor can do in the modal. Each returns nothing; its outcome is the next state. */
export interface Commands {
  /** Closes the modal and ends a connection attempt in progress. */
  readonly close: () => void
  readonly back: () => void
  readonly go: (view: View) => void
  /**
   * Chooses a row of a wallet list: shows ConnectingExternal and asks the wallet. A wallet with several namespaces
   * shows ConnectingMultiChain first, unless `namespace` is given or the Connect view on screen implies one.
   */
  readonly chooseWallet: (walletId: string, namespace?: ChainNamespace) => void
  /** Repeats the request to the wallet of the current ConnectingExternal view. */
  readonly retryConnect: () => void
  /** Stores whether the visitor accepts the host's documents. */
  readonly agree: (agreed: boolean) => void
  /** Makes a new pairing link immediately, after a failure or on demand. */
  readonly retryPairing: () => void
  /** Copies the pairing link and reports whether that worked. */
  readonly copyPairingLink: () => void
  /**
   * Opens the wallet of the shown ConnectingWalletConnect view by its link, inside the caller's click (U-21). `other`
   * selects a later link of the wallet (see `walletLinks`); without it, the first one is opened.
   */
  readonly openWallet: (route: LinkRoute, other?: number) => void
  /**
   * Loads the code of pairing and makes a link while the browser is idle. Called on a sign of interest in Connect:
   * pointer or focus on a row that pairs.
   */
  readonly preparePairing: () => void
  /** Loads the code of logins on a sign of interest: it must be loaded before the click that opens a window (U-94). */
  readonly prepareLogin: () => void
  /**
   * Logs in by e-mail: shows EmailLogin and requests a mail (S4-11). An invalid address yields a `Failed` state, shown
   * at the field.
   */
  readonly loginByEmail: (email: string) => void
  /** Enters the six-digit code from the mail. */
  readonly enterCode: (code: string) => void
  /** Requests another mail; effective only after the resend delay. */
  readonly resendCode: () => void
  /** Waits again until the link in the mail is opened (`DeviceUnconfirmed`). */
  readonly awaitDevice: () => void
  /**
   * Logs in by a social account and opens its window inside the caller's click (U-94); Farcaster shows a code instead.
   */
  readonly loginBySocial: (provider: SocialProvider) => void
  /** Copies the link of a Farcaster login inside the click and reports whether that worked. */
  readonly copyLoginLink: () => void
  /** Changes the e-mail address of the account; has codes sent (S4-12). */
  readonly updateEmail: (email: string) => void
  /** Enters the code that the update requests. */
  readonly enterUpdateCode: (code: string) => void
  /** Chooses which account of the embedded wallet is used (S6-02). */
  readonly preferAccountType: (type: 'smartAccount' | 'eoa') => void
  /** Positions the secure site's frame while the visitor decides in it; `undefined` hides it. */
  readonly placeFrame: (box: FrameBox | undefined) => void
  /**
   * With manual control: shows a link that the host's own provider made and replaces the previous link (S2-22). The
   * link is stored nowhere else.
   */
  readonly showPairingLink: (uri: string) => void
  /** Opens the wallet of the `waiting` request, inside the caller's click (U-22). */
  readonly continueInWallet: () => void
  /** Searches wallets by name, debounced by 300 ms (S9-05); an empty text shows the whole directory again. */
  readonly searchWallets: (text: string) => void
  readonly filterCertified: (on: boolean) => void
  /** Requests the next page of the directory, if there is one and none is loading. */
  readonly loadMoreWallets: () => void
  /** Repeats the request to the directory after a failure. */
  readonly retryWallets: () => void
  /**
   * Switches to a network: shows SwitchNetwork and asks the wallet; without a wallet, the page switches immediately. If
   * wallets are connected, but not on that network's namespace, SwitchActiveChain first asks for a wallet and the
   * page's network does not change. This and `retrySwitch` do nothing with `enableNetworkSwitch: false`;
   * `portico.switchNetwork` is not affected.
   */
  readonly chooseNetwork: (networkId: CaipNetworkId) => void
  /** Repeats the request to the wallet of the current SwitchNetwork view. */
  readonly retrySwitch: () => void
  readonly chooseTab: (tab: AccountTab) => void
  /** Requests balances again; no effect within 30 s of a failure (S8-04). */
  readonly refreshBalances: () => void
  /** Copies a whole address (default: that of the active account) and reports whether that worked. */
  readonly copyAddress: (address?: string) => void
  readonly notify: (notice: Notice) => void
  readonly dismissNotice: () => void
}
