/** A way from this page to a wallet, each a pane of ConnectingWalletConnect. A wallet that is in this page has a view of its own. */
export type WalletRoute = 'Mobile' | 'Qr' | 'Web' | 'Desktop' | 'NotDetected'
