export { createPortico } from './infrastructure/container/createPortico.js'
export {
  ANALYTICS_CONFIG_API,
  BALANCE_API,
  CHAIN_RPC,
  CLOSE_GUARD,
  CONFIG_API,
  CONNECTION_MEMORY,
  CONNECTOR_REGISTRY,
  DIRECTORY_API,
  DIRECTORY_CACHE,
  EMBEDDED_WALLET,
  FEATURES_CACHE,
  HOST_ENVIRONMENT,
  IDENTITY_API,
  IMAGES,
  KEY_VALUE_STORE,
  LOG,
  ORIGINS_API,
  NETWORK_MEMORY,
  PAIRING,
  SCHEDULER,
  SUPPORTED_CHAINS_API,
  TRANSFERS,
} from './infrastructure/container/portTokens.js'
export { PorticoError } from './domain/errors/PorticoError.js'

export type { Appearance } from './application/api/Appearance.js'
export type { Commands } from './application/api/Commands.js'
export type { Eip1193Provider } from './application/api/Eip1193Provider.js'
export type { Messages } from './application/api/Messages.js'
export type { NetworkState } from './application/api/NetworkState.js'
export type { Portico } from './application/api/Portico.js'
export type { PorticoEvent } from './application/api/PorticoEvent.js'
export type { PorticoFeatures } from './application/api/PorticoFeatures.js'
export type { PorticoOptions } from './application/api/PorticoOptions.js'
export type { PortBinder } from './application/api/PortBinder.js'
export type { Readings } from './application/api/Readings.js'
export type { Screen } from './application/api/Screen.js'
export type { ThemeVariables } from './application/api/ThemeVariables.js'
export type { Token } from './application/api/Token.js'
export type { KnownWallet, MultiWallet, MultiWalletState } from './application/connect/MultiWallet.js'
export type { BalanceApi, BalanceQuery } from './application/ports/blockchainApi/BalanceApi.js'
export type { Identity, IdentityApi, IdentityQuery } from './application/ports/blockchainApi/IdentityApi.js'
export type { SupportedChainsApi } from './application/ports/blockchainApi/SupportedChainsApi.js'
export type { ChainRpc } from './application/ports/ChainRpc.js'
export type { CloseGuard } from './application/ports/CloseGuard.js'
export type { ConnectionMemory, RememberedConnectors } from './application/ports/ConnectionMemory.js'
export type { ConnectorRegistry } from './application/ports/ConnectorRegistry.js'
export type { EmailLogin } from './application/ports/embeddedWallet/EmailLogin.js'
export type { EmailUpdate } from './application/ports/embeddedWallet/EmailUpdate.js'
export type { EmbeddedAccount } from './application/ports/embeddedWallet/EmbeddedAccount.js'
export type {
  EmbeddedFrame,
  FrameBox,
  FrameState,
  FrameTheme,
} from './application/ports/embeddedWallet/EmbeddedFrame.js'
export type { Approval, EmbeddedRpc } from './application/ports/embeddedWallet/EmbeddedRpc.js'
export type { EmbeddedSession, LoginPlace } from './application/ports/embeddedWallet/EmbeddedSession.js'
export type { EmbeddedWallet } from './application/ports/embeddedWallet/EmbeddedWallet.js'
export type { OpenEmbeddedWallet } from './application/ports/embeddedWallet/OpenEmbeddedWallet.js'
export type { SocialLogin } from './application/ports/embeddedWallet/SocialLogin.js'
export type { FeaturesCache } from './application/ports/FeaturesCache.js'
export type { HostEnvironment } from './application/ports/HostEnvironment.js'
export type { DirectoryCache } from './application/ports/DirectoryCache.js'
export type { Images } from './application/ports/Images.js'
export type { KeyValueStore } from './application/ports/KeyValueStore.js'
export type { Log } from './application/ports/Log.js'
export type { NetworkMemory } from './application/ports/NetworkMemory.js'
export type { Grant, Pairing, PairingStep } from './application/ports/Pairing.js'
export type { OpenTransfers } from './application/ports/OpenTransfers.js'
export type { PreparedTransfer, Transfers } from './application/ports/Transfers.js'
export type { ConnectorEvent, WalletConnector, WalletRequest } from './application/ports/WalletConnector.js'
export type { AnalyticsConfigApi } from './application/ports/walletApi/AnalyticsConfigApi.js'
export type { ConfigApi } from './application/ports/walletApi/ConfigApi.js'
export type { DirectoryApi, DirectoryQuery } from './application/ports/walletApi/DirectoryApi.js'
export type { OriginsApi } from './application/ports/walletApi/OriginsApi.js'
export type { TaskEither } from 'fp-ts/TaskEither'
export type { Readable } from './application/shared/Readable.js'
export type { AccountState } from './domain/account/AccountState.js'
export type { AccountType } from './domain/account/AccountType.js'
export type { EmbeddedUser } from './domain/account/EmbeddedUser.js'
export type { CaipAddress } from './domain/account/CaipAddress.js'
export type { SocialProvider } from './domain/account/SocialProvider.js'
export type { TokenBalance } from './domain/account/TokenBalance.js'
export type { TokenHolding } from './domain/account/TokenHolding.js'
export type { TokenList } from './domain/account/TokenList.js'
export type { Features } from './domain/config/Features.js'
export type { LogLevel } from './domain/config/LogLevel.js'
export type { Outage } from './domain/config/Outage.js'
export type { ThemeMode } from './domain/config/ThemeMode.js'
export type { ConnectAttempt } from './domain/connect/ConnectAttempt.js'
export type { ConnectMethod } from './domain/config/ConnectMethod.js'
export type { ConnectError } from './domain/connect/ConnectError.js'
export type { Connection } from './domain/connect/Connection.js'
export type { Connections } from './domain/connect/Connections.js'
export type { ConnectionStatus } from './domain/connect/ConnectionStatus.js'
export type { NamespaceConnection } from './domain/connect/NamespaceConnection.js'
export type { RequestError } from './domain/connect/RequestError.js'
export type { DomainError } from './domain/errors/DomainError.js'
export type { PendingTransaction } from './domain/send/PendingTransaction.js'
export type { Transfer } from './domain/send/Transfer.js'
export type { TransferError } from './domain/send/TransferError.js'
export type { RemoteError } from './domain/errors/RemoteError.js'
export type { LoginError } from './domain/login/LoginError.js'
export type { EmailLoginState } from './domain/login/EmailLoginState.js'
export type { EmailLoginStep } from './domain/login/EmailLoginStep.js'
export type { EmailUpdateState } from './domain/login/EmailUpdateState.js'
export type { EmailUpdateStep } from './domain/login/EmailUpdateStep.js'
export type { LoggedIn } from './domain/login/LoggedIn.js'
export type { PopupProvider } from './domain/login/PopupProvider.js'
export type { SiwxMessage } from './domain/login/SiwxMessage.js'
export type { SocialLoginState } from './domain/login/SocialLoginState.js'
export type { ModalState } from './domain/modal/ModalState.js'
export type { View } from './domain/modal/View.js'
export type { ActiveNetwork } from './domain/network/ActiveNetwork.js'
export type { CaipNetworkId } from './domain/network/CaipNetworkId.js'
export type { ChainNamespace } from './domain/network/ChainNamespace.js'
export type { Network } from './domain/network/Network.js'
export type { Alert } from './domain/notify/Alert.js'
export type { Notice } from './domain/notify/Notice.js'
export type { Snackbar } from './domain/notify/Snackbar.js'
export type { InstalledWallet } from './domain/wallets/InstalledWallet.js'
export type { WalletList } from './domain/wallets/WalletList.js'
export type { WalletListing } from './domain/wallets/WalletListing.js'
export type { WalletRow } from './domain/wallets/WalletRow.js'
export type { WalletPage } from './domain/wallets/WalletPage.js'
export type { Picture } from './domain/images/Picture.js'
export type { RemotePicture } from './domain/images/RemotePicture.js'
export type { NetworkSwitch } from './domain/network/NetworkSwitch.js'
export type { SwitchError } from './domain/network/SwitchError.js'
export type { WalletCatalogue } from './domain/wallets/WalletCatalogue.js'
export type { CustomWallet } from './domain/wallets/CustomWallet.js'
export type { WalletSection } from './domain/wallets/WalletSection.js'
export type { PlainViewName } from './domain/modal/PlainViewName.js'
export type { RecentWallet } from './domain/wallets/RecentWallet.js'
export type { RemoteWallet } from './domain/connect/RemoteWallet.js'
export type { HostState } from './application/api/HostState.js'
export type { HostFacts } from './domain/pairing/HostFacts.js'
export type { HostProfile } from './domain/pairing/HostProfile.js'
export type { LinkForm, LinkPolicy, WalletLinkRule } from './domain/pairing/LinkPolicy.js'
export type { CarrierLink, WalletLink } from './domain/pairing/WalletLink.js'
export type { WaitingRequest } from './domain/pairing/WaitingRequest.js'
export type { PairingEnd } from './domain/pairing/PairingEnd.js'
export type { PairingError } from './domain/pairing/PairingError.js'
export type { PairingLink } from './domain/pairing/PairingLink.js'
export type { PairingState } from './domain/pairing/PairingState.js'
export type { WalletHref } from './domain/pairing/WalletHref.js'
