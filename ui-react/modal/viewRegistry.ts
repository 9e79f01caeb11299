import { type ComponentType, lazy } from 'react'
import type { View } from '../../domain/modal/View.js'

/** The component of each view, each in a chunk of its own. A view without one does not compile. */
export const VIEWS = {
  Connect: lazy(async () => ({ default: (await import('../connect/ConnectView.js')).ConnectView })),
  ConnectingExternal: lazy(async () => ({ default: (await import('../connect/ConnectingExternalView.js')).ConnectingExternalView })),
  Account: lazy(async () => ({ default: (await import('../account/AccountView.js')).AccountView })),
  AllWallets: lazy(async () => ({ default: (await import('../wallets/AllWalletsView.js')).AllWalletsView })),
  ConnectingWalletConnectBasic: lazy(async () => ({
    default: (await import('../connect/ConnectingWalletConnectBasicView.js')).ConnectingWalletConnectBasicView,
  })),
} satisfies { readonly [Name in View['name']]: ComponentType }
