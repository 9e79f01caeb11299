import { type AccountHere, caipAddressOf, isConnected } from '../../domain/account/accountHere.js'
import { type AccountState, emptyAccount, type WalletInfo } from '../../domain/account/accountState.js'
import { knownTokens } from '../../domain/account/tokens.js'
import { EMBEDDED_CONNECTOR_ID, type NamespaceConnection } from '../../domain/connect/connection.js'
import type { LoggedIn } from '../../domain/account/embeddedUser.js'
import type { AccountDetails } from './accountDetails.js'
import { isLoginNamespace } from '../../domain/login/loginMethods.js'
import type { SocialLoginState } from '../../domain/login/socialLogin.js'
import type { ChainNamespace } from '../../domain/network/network.js'
import { toConnectionStatus } from '../../domain/connect/connections.js'
import { explorerAccountUrl } from '../../domain/network/networkDisplay.js'

type LoginFields = Partial<
  Pick<
    AccountState,
    'user' | 'smartAccountDeployed' | 'preferredAccountType' | 'socialProvider' | 'socialWindow' | 'farcasterUrl'
  >
>

/**
 * The login fields of an account state (S3-01, S3-02); empty while another wallet, or none, is connected on the
 * namespace.
 */
export const toLoginFields = (
  namespace: ChainNamespace,
  connection: NamespaceConnection,
  { user, social }: { readonly user: LoggedIn | undefined; readonly social: SocialLoginState },
): LoginFields => {
  // A login that has moved to another namespace no longer belongs to this one.
  if (
    user?.caipNetworkId.startsWith(`${namespace}:`) === true &&
    connection._tag === 'Connected' &&
    connection.active.connectorId === EMBEDDED_CONNECTOR_ID
  ) {
    const { smartAccountDeployed, preferredAccountType, socialProvider } = user
    return { user, smartAccountDeployed, preferredAccountType, socialProvider }
  }
  if (!isLoginNamespace(namespace)) return {}
  if ('window' in social) return { socialWindow: social.window }
  return social._tag === 'FarcasterCode' ? { farcasterUrl: social.uri } : {}
}

/** Builds the state of S3-01 from the connection and the details of the account. */
export const toAccountState = (parts: {
  readonly namespace: ChainNamespace
  readonly connection: NamespaceConnection
  /** Whether a wallet is being asked for access on the namespace. */
  readonly isAsked: boolean
  readonly account: AccountHere
  readonly details: AccountDetails
  readonly wallet: WalletInfo | undefined
}): AccountState => {
  const empty = emptyAccount(parts.namespace)
  const status = toConnectionStatus(parts.connection, parts.isAsked)
  const { account, details } = parts
  if (!isConnected(account)) return { ...empty, currentTab: details.currentTab, status }
  const network = account._tag === 'Here' ? account.network : undefined
  return {
    ...empty,
    caipAddress: caipAddressOf(account),
    address: account.address,
    // Omits a balance that may be outdated.
    balance: details.balance._tag === 'Loaded' ? details.balance.amount : undefined,
    balanceSymbol: network?.nativeCurrency.symbol,
    profileName: details.profileName,
    profileImage: details.profileImage,
    tokenBalance: knownTokens(details.tokens),
    currentTab: details.currentTab,
    connectedWalletInfo: parts.wallet,
    addressExplorerUrl: explorerAccountUrl(network, account.address),
    status,
  }
}
