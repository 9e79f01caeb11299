/** A way from this page to a wallet, each a pane of ConnectingWalletConnect. */
export type WalletRoute = 'Browser' | 'Mobile' | 'Qr' | 'Web' | 'Desktop' | 'NotDetected'
