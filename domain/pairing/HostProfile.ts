/** What a page runs in, as far as it decides how a wallet is opened (U-26). */
export type HostProfile =
  | 'Browser'
  /** A page inside a wallet's own browser. */
  | 'InAppWallet'
  | 'TelegramIos'
  | 'TelegramAndroid'
  | 'TelegramDesktop'
  | 'TelegramWeb'
  | 'Farcaster'
  /** In another page's frame. */
  | 'Framed'
  /** Installed to the home screen. */
  | 'Pwa'
