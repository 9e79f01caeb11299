export { createPortico } from './infrastructure/container/createPortico.js'
export { ACCOUNT_MEMORY, ANALYTICS_CONFIG_API, ASSET_DISCOVERY, BALANCE_API } from './application/ports/tokens.js'
export { CHAIN_RPC, CLOSE_GUARD, CONFIG_API, CONNECTION_MEMORY } from './application/ports/tokens.js'
export { CONNECTOR_REGISTRY, DIRECTORY_API, DIRECTORY_CACHE, EMBEDDED_WALLET } from './application/ports/tokens.js'
export { FEATURES_CACHE, HISTORY_API, HOST_ENVIRONMENT, IDENTITY_API, IMAGES } from './application/ports/tokens.js'
export { KEY_VALUE_STORE, LOG, NAMES, NETWORK_MEMORY, ORIGINS_API, PAIRING } from './application/ports/tokens.js'
export { PRICE_API, SCHEDULER, SUPPORTED_CHAINS_API, SWAP_API, SWAP_CHAIN } from './application/ports/tokens.js'
export { SWAP_ROUTERS, TRANSFERS, WALLET_CALLS } from './application/ports/tokens.js'
export { describeError } from './application/api/describeError.js'
export { PorticoError } from './domain/errors/PorticoError.js'

export type { PortBinder } from './application/api/options.js'
export type { ThemeColours, ThemeVariables } from './application/api/theme.js'
export type { Commands } from './application/api/commands.js'
export type {
  Appearance,
  Portico,
  PorticoFeatures,
  PorticoOptions,
  ProviderOf,
  ViewPresence,
} from './application/portico.js'
export type {
  Eip1193Provider,
  ProviderEvents,
  ProviderListening,
  ProviderRpcError,
} from './application/api/providers.js'
export type {
  BitcoinFeatures,
  SolanaFeatures,
  StandardAccount,
  StandardFeatures,
  StandardNamespace,
  StandardWallet,
} from './application/api/standardWallets.js'
export type { ActivityApi } from './application/activity/activityFeature.js'
export type { LegalApi } from './application/legal/consent.js'
export type { Messages } from './application/messages.js'
export type { NetworkState, PorticoEvent, PorticoState, HostState } from './application/api/state.js'
export type { HostMultiWallet, KnownWallet, MultiWallet, MultiWalletState } from './application/connect/multiWallet.js'
export type { LoginApi } from './application/login/loginFeature.js'
export type { NftsApi } from './application/nfts/nftsFeature.js'
export type { PairingApi } from './application/pairing/pairingCommands.js'
export type { ReceiveApi } from './application/receive/receiveFeature.js'
export type { AddedTransaction } from './application/requests/addTransaction.js'
export type { RequestsApi } from './application/requests/requestsApi.js'
export type { CatalogueApi } from './application/wallets/makeCatalogue.js'
export type { AskWallet, AssetDiscovery, NotTold, TellReceived } from './application/ports/assetDiscovery.js'
export type {
  BalanceApi,
  BalanceQuery,
  HistoryApi,
  HistoryQuery,
  Identity,
  IdentityApi,
  IdentityQuery,
  SupportedChainsApi,
} from './application/ports/blockchainApi.js'
export type { ChainRpc, NodeError } from './application/ports/chainRpc.js'
export type { Names } from './application/ports/names.js'
export type { CloseGuard, HostEnvironment, Images, Log } from './application/ports/platform.js'
export type {
  AccountMemory,
  ConnectionMemory,
  RememberedConnectors,
  FeaturesCache,
  DirectoryCache,
  KeyValueStore,
  NetworkMemory,
} from './application/ports/storage.js'
export type { ConnectorRegistry, WalletConnector } from './application/ports/walletConnector.js'
export type { ConnectorEvent } from './domain/connect/connections.js'
export type { WalletRequest } from './domain/connect/walletRequest.js'
export type {
  EmailLogin,
  EmailUpdate,
  EmbeddedAccount,
  EmbeddedFrame,
  FrameBox,
  FrameState,
  FrameTheme,
  Approval,
  EmbeddedRpc,
  EmbeddedSession,
  LoginAnswer,
  LoginOptions,
  EmbeddedWallet,
  OpenEmbeddedWallet,
  SiwxMessage,
  SocialLogin,
} from './application/ports/embeddedWallet.js'
export type { ConnectedWallet, Pairing, PairingStep } from './application/ports/pairing.js'
export type {
  BuiltApproval,
  BuiltSwap,
  PriceApi,
  QuotedSwap,
  QuoteQuery,
  SwapApi,
  SwapQuery,
  SwapRouters,
} from './application/ports/swapApi.js'
export type { ChainToken, SwapChain, TokenChain, TryError } from './application/ports/swapChain.js'
export type { Transfers } from './application/ports/transfers.js'
export type { PreparedTransfer } from './domain/send/transfer.js'
export type { WalletCalls } from './application/ports/walletCalls.js'
export type {
  AnalyticsConfigApi,
  ConfigApi,
  DirectoryApi,
  DirectoryQuery,
  OriginsApi,
} from './application/ports/walletApi.js'
export type { TaskEither } from 'fp-ts/TaskEither'
export type { Readable } from './application/kernel/store.js'
export type { AccountState } from './domain/account/accountState.js'
export type {
  AccountType,
  EmbeddedUser,
  SocialProvider,
  LoggedIn,
  PopupProvider,
} from './domain/account/embeddedUser.js'
export type { CaipAddress, AccountError } from './domain/account/caip10.js'
export type { Balances, NativeBalance, TokenBalance, TokenHolding, TokenList } from './domain/account/tokens.js'
export type { Currency } from './domain/config/currency.js'
export type { Legal, LegalState } from './domain/config/legal.js'
export type { Features } from './domain/config/features.js'
export type { ConnectMethod, Layout, LogLevel, ThemeMode } from './domain/config/options.js'
export type { Outage, RemoteError } from './domain/errors/remoteError.js'
export type { ConnectAttempt, ConnectError } from './domain/connect/connectAttempt.js'
export type {
  Connection,
  Connections,
  ConnectionStatus,
  NamespaceConnection,
  RemoteWallet,
} from './domain/connect/connection.js'
export type { RequestError } from './domain/connect/walletRequest.js'
export type { DomainError } from './domain/errors/domainError.js'
export type { Siwx, SiwxAccount, SiwxConfig, SiwxTools } from './application/api/siwx.js'
export type { SiwxApi } from './application/siwx/siwxApi.js'
export type { Cacao, SignInSession } from './domain/siwx/session.js'
export type { SignInMessage } from './domain/siwx/signInMessage.js'
export type { SignInAccount, SignInError, SignInState } from './domain/siwx/signInState.js'
export type { PendingTransaction } from './domain/requests/pendingTransaction.js'
export type { CallFate } from './domain/requests/proposal.js'
export type { SettledTransaction, TransactionOutcome } from './domain/requests/settledTransaction.js'
export type {
  ReplacingTransaction,
  TransactionFate,
  TransactionQuery,
  TransactionSender,
} from './domain/requests/transactionFate.js'
export type { TransferUnits } from './domain/payment/amount.js'
export type { TokenReference } from './domain/send/assetId.js'
export type { EvmTransaction, EvmTransactionField, SentComparison } from './domain/requests/evmTransaction.js'
export type { FoundToken } from './domain/send/foundToken.js'
export type { Receiver } from './domain/send/receiver.js'
export type { Transfer, TransferAddress, TransferAsset, TransferError } from './domain/send/transfer.js'
export type { ReadSwap, SwapCall, TriedSwap } from './domain/swap/swapCall.js'
export type { QuoteField, SwapApiError, SwapDoubt, SwapError, SwapField } from './domain/swap/swapError.js'
export type { ListedToken } from './domain/swap/swapAssets.js'
export type { NameError } from './domain/names/nameError.js'
export type { NetworkError, NetworkSwitch, SwitchError } from './domain/network/networkSwitch.js'
export type { LoginError } from './domain/login/loginError.js'
export type {
  EmailLoginState,
  EmailLoginStep,
  EmailResend,
  EmailUpdateState,
  EmailUpdateStep,
} from './domain/login/emailLogin.js'
export type { SocialLoginState } from './domain/login/socialLogin.js'
export type { ModalState, OpenRequest, View, PlainViewName } from './domain/modal/view.js'
export type { ActiveNetwork } from './domain/network/activeNetwork.js'
export type { EvmChain } from './domain/network/evmChain.js'
export type { CaipNetworkId, ChainNamespace, Network } from './domain/network/network.js'
export type { Alert } from './domain/notify/alert.js'
export type { Notice, Snackbar } from './domain/notify/notice.js'
export type { InstalledWallet } from './domain/wallets/installedWallet.js'
export type { WalletList } from './domain/wallets/walletList.js'
export type { WalletListing, WalletPage, CustomWallet } from './domain/wallets/walletListing.js'
export type { WalletRow, WalletSection } from './domain/wallets/walletRow.js'
export type { Picture, RemotePicture } from './domain/images/picture.js'
export type { WalletCatalogue } from './domain/wallets/catalogue.js'
export type { RecentWallet } from './domain/wallets/recentWallets.js'
export type { HostFacts, HostProfile, LinkForm, LinkPolicy, WalletLinkRule } from './domain/pairing/linkHost.js'
export type { CarrierLink, WalletLink, WaitingRequest, WalletHref } from './domain/pairing/deepLink.js'
export type { OfferedSignIn, PairingEnd, PairingError, PairingLink, PairingState } from './domain/pairing/pairing.js'
export type { Token } from './application/kernel/token.js'
export type { ActivityState } from './domain/activity/activity.js'
export type { AccountOnNetwork } from './domain/activity/historyTarget.js'
export type { HistoryEntry, HistoryPage, HistoryTransfer } from './domain/activity/history.js'
export type { Nft, NftsState, NftToken } from './domain/nfts/nft.js'
