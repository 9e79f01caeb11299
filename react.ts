export { AccountButton } from './ui-react/connect/AccountButton.js'
export { ConnectButton, type ConnectButtonProps } from './ui-react/connect/ConnectButton.js'
export type { AccountButtonProps } from './ui-react/connect/useAccountButton.js'
export { NetworkButton } from './ui-react/network/NetworkButton.js'
export { SignInButton } from './ui-react/siwx/SignInButton.js'
export { PorticoModal, type PorticoModalProps } from './ui-react/modal/PorticoModal.js'
export type {
  AccountAction,
  AccountRow,
  AccountSlots,
  AccountTab,
  EmptySlotProps,
  EmptySlots,
  FooterSlotProps,
  HeaderSlotProps,
  Slots,
} from './ui-react/slots/Slots.js'
export { PorticoProvider } from './ui-react/shared/PorticoProvider.js'
export { useAccount, useModal, useNetwork, usePortico } from './ui-react/shared/usePortico.js'
export {
  useConnectAttempt,
  useConnections,
  useEvents,
  useFeature,
  useFeatures,
  useNetworkSwitch,
  useOutages,
  useSession,
  useTokens,
  useWallets,
} from './ui-react/shared/hooks.js'
export { useReadable } from './ui-react/shared/useReadable.js'
export { TransactionMessages } from './ui-react/transactions/TransactionMessages.js'
export { type PendingTransactions, usePendingTransactions } from './ui-react/transactions/usePendingTransactions.js'
