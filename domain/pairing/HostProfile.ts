/** What a page is in, where that changes how a wallet is opened from it (U-26). */
export type HostProfile =
  | 'Browser'
  /** Added to the home screen, without a browser around it. */
  | 'InstalledApp'
  /** A frame of another page. */
  | 'Framed'
  /** A wallet's own browser on a phone. */
  | 'WalletBrowser'
  | 'Farcaster'
  | 'TelegramIos'
  | 'TelegramAndroid'
  | 'TelegramDesktop'
  | 'TelegramWeb'
