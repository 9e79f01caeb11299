import type { AccountState } from '../../domain/account/AccountState.js'
import { emptyAccount } from '../../domain/account/emptyAccount.js'
import type { TokenList } from '../../domain/account/TokenList.js'
import type { TokenBalance } from '../../domain/account/TokenBalance.js'
import type { WalletInfo } from '../../domain/account/WalletInfo.js'
import type { NamespaceConnection } from '../../domain/connect/NamespaceConnection.js'
import { statusOfConnection } from '../../domain/connect/statusOfConnection.js'
import type { ChainNamespace } from '../../domain/network/ChainNamespace.js'
import { explorerAddress } from '../../domain/network/explorerAddress.js'
import type { AccountDetails } from './AccountDetails.js'
import type { ActiveAccount } from './ActiveAccount.js'

const knownTokens = (list: TokenList): readonly TokenBalance[] | undefined =>
  list._tag === 'Loaded' || list._tag === 'Unavailable' ? list.tokens : undefined

/** The state of S3-01, put together from the connection and what was found out about the account. */
export const toAccountState = (parts: {
  readonly namespace: ChainNamespace
  readonly connection: NamespaceConnection
  readonly account: ActiveAccount | undefined
  readonly details: AccountDetails
  readonly wallet: WalletInfo | undefined
}): AccountState => {
  const empty = emptyAccount(parts.namespace)
  const status = statusOfConnection(parts.connection)
  const { account, details } = parts
  if (account === undefined) return { ...empty, currentTab: details.currentTab, status }
  return {
    ...empty,
    caipAddress: account.caipAddress,
    address: account.address,
    balance: details.balance,
    balanceSymbol: account.network?.nativeCurrency.symbol,
    profileName: details.profileName,
    profileImage: details.profileImage,
    tokenBalance: knownTokens(details.tokens),
    currentTab: details.currentTab,
    connectedWalletInfo: parts.wallet,
    addressExplorerUrl: explorerAddress(account.network, account.address),
    status,
  }
}
