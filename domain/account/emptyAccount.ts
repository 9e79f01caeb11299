import type { ChainNamespace } from '../network/ChainNamespace.js'
import type { AccountState } from './AccountState.js'
import { defaultAccountType } from './defaultAccountType.js'

/** The account state of a namespace nobody is connected on. */
export const emptyAccount = (namespace: ChainNamespace): AccountState => ({
  caipAddress: undefined,
  address: undefined,
  balance: undefined,
  balanceSymbol: undefined,
  profileName: undefined,
  profileImage: undefined,
  user: undefined,
  tokenBalance: undefined,
  smartAccountDeployed: undefined,
  currentTab: 'Tokens',
  preferredAccountType: defaultAccountType(namespace),
  socialProvider: undefined,
  socialWindow: undefined,
  farcasterUrl: undefined,
  connectedWalletInfo: undefined,
  addressExplorerUrl: undefined,
  status: 'disconnected',
})
