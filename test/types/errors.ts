import type { DomainError, PorticoError } from 'portico'

/** A host that handles every reason gets a compile error when one is added. */
export const adviceFor = ({ cause }: PorticoError): string => {
  switch (cause._tag) {
    case 'ConnectionRejected':
    case 'RequestRejected':
    case 'ModalClosed':
      return 'ask again when the visitor does'
    case 'RequestPending':
    case 'WalletTimedOut':
    case 'RequestTimedOut':
      return 'look into the wallet'
    case 'RequestOutcomeUnknown':
      return 'look at the activity of the account'
    case 'WalletMisbehaved':
    case 'FailedToConnect':
    case 'ConnectorUnavailable':
    case 'FailedToDisconnect':
    case 'InvalidConnectionStatus':
    case 'NotConnected':
    case 'ConnectionChanged':
    case 'SessionGone':
    case 'NothingGranted':
    case 'PairedSignInFailed':
    case 'WalletRefused':
    case 'RequestFailed':
      return 'connect again'
    case 'InvalidCaipAddress':
    case 'NetworkNotFound':
    case 'UnsupportedChain':
    case 'NotADecimal':
    case 'TooPrecise':
    case 'NotConfigured':
    case 'PairingNotConfigured':
    case 'RelayRefused':
      return 'correct what was given'
    case 'ClockSkewed':
    case 'SwitchRejected':
    case 'ChainNotAdded':
    case 'SwitchNotHonoured':
    case 'SwitchTimedOut':
    case 'SwitchPending':
    case 'SwitchNotSupported':
    case 'SwitchAbandoned':
    case 'SwitchFailed':
      return 'ask the visitor'
    case 'FrameNotSet':
    case 'FrameNotLoaded':
    case 'FrameTimedOut':
    case 'UnverifiedDomain':
    case 'FrameMalformed':
    case 'FrameRequestAborted':
    case 'FrameFailed':
    case 'EmailInvalid':
    case 'CodeRefused':
    case 'EmailRateLimited':
    case 'PopupBlocked':
    case 'PopupCutOff':
    case 'PopupClosed':
    case 'SocialNotInitiated':
    case 'SocialRefused':
    case 'SocialResultUntrusted':
    case 'FarcasterFailed':
    case 'NoAuthConnector':
    case 'NotLoggedIn':
    case 'RpcNotAllowed':
    case 'LoginChainNotSupported':
      return 'log in again'
    case 'HttpStatus':
    case 'Unreachable':
    case 'TimedOut':
    case 'Malformed':
    case 'RetryBlocked':
    case 'TooManyRequests':
    case 'ChunkNotLoaded':
    case 'FeatureUnknown':
    case 'RelayUnreachable':
    case 'PairingUnavailable':
      return 'try later'
    case 'TokenNeeded':
    case 'AmountAndReceiverNeeded':
    case 'WalletElsewhere':
    case 'NameMoved':
    case 'LookalikeReceiver':
    case 'ReceiverNotSaved':
    case 'PreviewOutdated':
    case 'MalformedAddress':
    case 'WrongChecksum':
    case 'ReceiverIsSender':
    case 'ReceiverIsToken':
    case 'ReceiverIsNoWallet':
    case 'AmountOutOfRange':
    case 'NotEnoughFunds':
    case 'UnknownToken':
    case 'DecimalsDiffer':
    case 'SimulationFailed':
    case 'TransferFailed':
    case 'TransferExpired':
    case 'TransferReplaced':
    case 'TransferUnconfirmed':
      return 'change what is sent'
    case 'SwapNotSupported':
    case 'GasPriceNotSupported':
    case 'InsufficientLiquidity':
    case 'SwapIncomplete':
    case 'NoSwapRoute':
    case 'QuoteDiffers':
    case 'SwapDiffers':
    case 'SwapDoubted':
    case 'SwapOutdated':
    case 'ApprovalFailed':
      return 'change what is exchanged'
    case 'NameMalformed':
    case 'NameNotFound':
    case 'NameResolutionFailed':
      return 'correct the name'
    case 'SiwxNotEnabled':
    case 'SignInRefused':
    case 'SignInMessageInvalid':
      return 'correct the sign-in'
    case 'SignInFailed':
    case 'SignInCancelled':
      return 'offer to sign in again'
    case 'CoreNotStarted':
      return 'look at the cause'
    case 'InvalidOption':
    case 'ViewUnknown':
      return 'correct the page'
    case 'Destroyed':
      return 'make a new one'
    default:
      return cause satisfies never
  }
}

// @ts-expect-error the union is closed: no host can add a reason
export const invented: DomainError = { _tag: 'SomethingElse' }

// @ts-expect-error a code is one of ours
export const code: PorticoError['code'] = 'ERR-1'
