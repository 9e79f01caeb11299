import type { ConnectionStatus } from '../connect/ConnectionStatus.js'
import type { LoggedIn } from '../login/LoggedIn.js'
import type { AccountTab } from './AccountTab.js'
import type { AccountType } from './AccountType.js'
import type { CaipAddress } from './CaipAddress.js'
import type { SocialProvider } from './SocialProvider.js'
import type { TokenBalance } from './TokenBalance.js'
import type { WalletInfo } from './WalletInfo.js'

/** An account of one chain namespace, as hosts read it: the 17 fields of S3-01. Unset fields are `undefined`. */
export interface AccountState {
  /** CAIP-10. */
  readonly caipAddress: CaipAddress | undefined
  readonly address: string | undefined
  /** Native balance, decimal text in whole coins; `undefined` while unknown. */
  readonly balance: string | undefined
  readonly balanceSymbol: string | undefined
  readonly profileName: string | undefined
  readonly profileImage: string | undefined
  /** Who logged in by e-mail or social account, while their wallet is the connected one (S3-08). */
  readonly user: LoggedIn | undefined
  readonly tokenBalance: readonly TokenBalance[] | undefined
  readonly smartAccountDeployed: boolean | undefined
  readonly currentTab: AccountTab
  readonly preferredAccountType: AccountType
  readonly socialProvider: SocialProvider | undefined
  /** Handle of an open social-login window. */
  readonly socialWindow: Window | undefined
  readonly farcasterUrl: string | undefined
  readonly connectedWalletInfo: WalletInfo | undefined
  readonly addressExplorerUrl: string | undefined
  readonly status: ConnectionStatus
}
