import type { ViewName } from '../../../domain/modal/view.js'
import type { Walk } from './Walk.js'
import { walkActivity } from './walkActivity.js'
import { walkChains } from './walkChains.js'
import { walkConnect } from './walkConnect.js'
import { walkLogin } from './walkLogin.js'
import { walkNetworks } from './walkNetworks.js'
import { walkNfts } from './walkNfts.js'
import { walkPairing } from './walkPairing.js'
import { walkProfile } from './walkProfile.js'
import { walkReceive } from './walkReceive.js'
import { walkSend } from './walkSend.js'
import { walkSignIn } from './walkSignIn.js'
import { walkSwap } from './walkSwap.js'
import { walkTokens } from './walkTokens.js'

/** The walks through all screens, and the views that each visits: together all views. */
export const WALKS = {
  connect: {
    walk: walkConnect,
    views: ['Connect', 'ConnectingExternal', 'AllWallets', 'Downloads', 'WhatIsAWallet', 'GetWallet', 'Account'],
  },
  networks: {
    walk: walkNetworks,
    views: ['Account', 'Networks', 'WhatIsANetwork', 'SwitchNetwork', 'UnsupportedChain'],
  },
  pairing: { walk: walkPairing, views: ['ConnectingWalletConnect', 'ConnectingWalletConnectBasic'] },
  login: {
    walk: walkLogin,
    views: [
      'Connect',
      'EmailLogin',
      'Account',
      'UpdateEmailWallet',
      'ApproveTransaction',
      'ConnectingSocial',
      'ConnectingFarcaster',
    ],
  },
  chains: { walk: walkChains, views: ['Connect', 'ConnectingMultiChain', 'SwitchActiveChain'] },
  profile: { walk: walkProfile, views: ['Account', 'ProfileWallets'] },
  activity: { walk: walkActivity, views: ['Account', 'Transactions', 'Transaction'] },
  tokens: { walk: walkTokens, views: ['Account'] },
  nfts: { walk: walkNfts, views: ['Account', 'NftDetail'] },
  receive: { walk: walkReceive, views: ['Account', 'WalletReceive', 'WalletCompatibleNetworks'] },
  send: {
    walk: walkSend,
    views: ['WalletSend', 'WalletSendSelectToken', 'WalletSendPreview', 'WalletSendConfirmed', 'WalletSendReceivers'],
  },
  swap: { walk: walkSwap, views: ['Swap', 'SwapSelectToken', 'SwapPreview', 'SwapConfirmed'] },
  'sign-in': { walk: walkSignIn, views: ['SIWXSignMessage', 'ConnectingWalletConnect'] },
} satisfies Readonly<
  Record<string, { readonly walk: (walk: Walk) => Promise<void>; readonly views: readonly ViewName[] }>
>

export type WalkName = keyof typeof WALKS
