/**
 * Chunks that load together in a visit, by their root sources. Each module goes into the first chunk that needs it, so
 * that a step costs one file, and no small files are shared in varying combinations. Core and interface are separate: a
 * host without React loads only the core. Modules that a step shares with the entries are in the chunk `first`.
 */
export const STEPS = {
  core: ['infrastructure/container/startCore.lazy.ts'],
  // Not needed by the core, but by several later steps, which would otherwise share separate files.
  later: [
    'application/kernel/keyedQueue.ts',
    'application/kernel/perAccount.ts',
    'application/login/runTask.ts',
    'domain/account/addresses/patterns.ts',
    'domain/account/caip10.ts',
    'domain/account/embeddedUser.ts',
    'domain/errors/remoteError.ts',
    'domain/login/emailLogin.ts',
    'domain/login/socialLogin.ts',
    'domain/swap/swapNetworks.ts',
    'infrastructure/connectors/shared/sameAccountAndChain.ts',
    'infrastructure/http/codecs/safeImage.ts',
    'infrastructure/http/responseBody.ts',
    'infrastructure/shared/bytesAsText.ts',
    'infrastructure/shared/hexBytes.ts',
  ],
  describeError: ['domain/errors/domainError.ts'],
  // Code for the first server answers, and the image checker, which replaces the rows' placeholders. They load
  // independently.
  servers: ['infrastructure/container/remote.lazy.ts'],
  pictures: ['infrastructure/images/openImages.lazy.ts'],
  // Includes counted texts, form fields and feature loading of later views: otherwise several views would share a file
  // for them, or load them with the QR code and the logins.
  opening: [
    'ui-react/modal/ModalShell.tsx',
    'ui-react/connect/ConnectView.tsx',
    'ui-react/messages/useCounted.ts',
    'ui-react/modal/WithFeature.tsx',
    'ui-react/primitives/FieldForm.tsx',
    'ui-react/primitives/fields.styles.ts',
  ],
  // Code shared by several later views, each of which is a file of its own or with its neighbours.
  parts: [
    'ui-react/account/CopyAddress.tsx',
    'ui-react/account/DisconnectButton.tsx',
    'ui-react/account/ExplorerLink.tsx',
    'ui-react/account/Facts.tsx',
    'ui-react/account/WholeAddress.tsx',
    'ui-react/messages/common.ts',
    'ui-react/modal/Waiting.tsx',
    'ui-react/primitives/Mark.tsx',
    'ui-react/primitives/SearchField.tsx',
    'ui-react/primitives/Tabs.tsx',
    'ui-react/shared/ErrorCode.tsx',
    'ui-react/shared/useFocusKept.ts',
    'ui-react/wallets/wallets.styles.ts',
  ],
  // Virtualized lists: all wallets, activity, NFTs.
  longLists: ['ui-react/primitives/rovingList.ts'],
  connectingViews: ['ui-react/connect/ConnectingExternalView.tsx', 'ui-react/connect/ConnectingMultiChainView.tsx'],
  // Includes what the account view shares: the network's name and the link to the picker.
  networkViews: [
    'ui-react/network/NetworkPicker.tsx',
    'ui-react/network/NetworksView.tsx',
    'ui-react/network/SwitchActiveChainView.tsx',
    'ui-react/network/SwitchNetworkView.tsx',
    'ui-react/network/UnsupportedChainView.tsx',
  ],
  helpViews: ['ui-react/help/WhatIsViews.tsx', 'ui-react/help/GetWalletView.tsx'],
  // Presentation of an account: avatar, amounts, and features' parts in it.
  account: ['ui-react/account/AccountFace.tsx', 'ui-react/featureUis.ts', 'ui-react/shared/useSpelling.ts'],
  // Chain-independent code for every connected account. Questions of later features are in their own chunks.
  connected: [
    'infrastructure/blockchainApi/question.ts',
    'infrastructure/blockchainApi/supportedChains.lazy.ts',
    'infrastructure/blockchainApi/identity.lazy.ts',
    'infrastructure/blockchainApi/balances.lazy.ts',
    'infrastructure/blockchainApi/balancesFromChain.ts',
    'infrastructure/chainRpc/endpoints.ts',
    'infrastructure/chainRpc/evmAnswers.ts',
    'infrastructure/chainRpc/ranking.ts',
    'infrastructure/chainRpc/rpcFetch.ts',
  ],
  // Code for accounts of wallets in the page: recognizing them, locating their chain reader, other wallets.
  accounts: [
    'infrastructure/chainRpc/httpChainRpc.ts',
    'infrastructure/container/lazy/multiWallet.ts',
    'infrastructure/storage/accountHash.ts',
    'infrastructure/storage/accountMemory.lazy.ts',
  ],
  history: [
    'application/kernel/askHistory.ts',
    'domain/activity/history.ts',
    'domain/activity/historyTarget.ts',
    'infrastructure/container/bindings/history.ts',
  ],
  // Includes the tab that the view opens with.
  AccountView: ['ui-react/account/AccountView.tsx', 'ui-react/tokens/TokensPanel.tsx'],
  'tokens.lazy': ['infrastructure/container/lazy/tokens.ts'],
  // Loads with the first name lookup, from any source. The ENSIP-15 tables are separate.
  names: ['infrastructure/blockchainApi/names.lazy.ts', 'infrastructure/names/openNames.lazy.ts'],
  // Loads with the first network switch.
  switching: [
    'infrastructure/connectors/embedded/switching.lazy.ts',
    'infrastructure/connectors/injected/switching.lazy.ts',
    'infrastructure/connectors/walletConnect/switching.lazy.ts',
  ],
  // Shared by Wallet Standard wallets: discovered ones of each chain, and those given to a host.
  walletStandard: [
    'infrastructure/connectors/walletStandard/namespaceAdapter.ts',
    'infrastructure/connectors/walletStandard/wallet.ts',
  ],
  'pairing.lazy': ['application/pairing/feature.ts', 'infrastructure/connectors/walletConnect/openWalletConnect.ts'],
  pairingViews: [
    'ui-react/connect/ConnectingWalletConnectBasicView.tsx',
    'ui-react/pairing/ConnectingWalletConnectView.tsx',
    'ui-react/pairing/QrCode.tsx',
  ],
  motion: ['ui-react/modal/Motion.tsx'],
  'login.lazy': ['application/login/feature.ts', 'infrastructure/container/openLoginWallet.ts'],
  LOGIN_PARTS: ['ui-react/login/LOGIN_PARTS.ts'],
  // Solana ids, used by many steps; and wallet requests with their pending transactions.
  solana: ['domain/account/addresses/solana.ts'],
  requests: [
    'infrastructure/container/lazy/requests.ts',
    'application/payment/askEvmWallet.ts',
    'application/payment/fillFromView.ts',
    'application/payment/paymentViews.ts',
    'application/payment/payment.ts',
    'infrastructure/container/bindings/walletCalls.ts',
  ],
  // EVM node queries shared by transfers and swaps, which load independently.
  evmNodes: [
    'infrastructure/chainRpc/evmTransfers/evmNode.ts',
    'infrastructure/chainRpc/evmTransfers/fees.ts',
    'infrastructure/chainRpc/evmTransfers/revertReason.ts',
    'infrastructure/chainRpc/evmTransfers/tokenCalls.ts',
  ],
  // Has the texts of payments, too. Shared with receiving.
  amountField: ['ui-react/payment/AmountField.tsx'],
  // Shared by the views of sending and swapping. Contains decimals, which `parts` avoids.
  paying: [
    'ui-react/account/ExactAmount.tsx',
    'ui-react/account/MoreFunds.tsx',
    ...['amountEntry', 'AssetPicker', 'AssetRow', 'FeeFacts', 'Outcome', 'Problem', 'Review'].map(
      (name) => `ui-react/payment/${name}.tsx`,
    ),
  ],
}

/**
 * Named modules that the entries re-export but the smallest host omits. Kept apart from the modules shared with the
 * first paint: port tokens, and the parts that the network button shares with views.
 */
export const APART = {
  tokens: ['application/kernel/token.ts'],
  // Address and amount rules of account, tokens, Receive and Send, with or without React.
  addresses: [
    'domain/account/addresses/checksum.ts',
    'domain/account/hiddenTokens.ts',
    'domain/asset/asset.ts',
    'domain/asset/ownedAssets.ts',
    'domain/asset/tokenContract.ts',
    'domain/amount/amountInField.ts',
    'domain/amount/decimals.ts',
    'decimal.js/decimal.mjs',
    'domain/amount/formatAmount.ts',
  ],
  // Parsing of typed amounts (also for Receive); balance rules and transaction fields of sending and swapping.
  typedAmounts: ['domain/amount/plainAmount.ts'],
  amounts: [
    'domain/amount/fraction.ts',
    'domain/send/evmTransaction.ts',
    'domain/send/funds.ts',
    'domain/payment/amount.ts',
    'domain/payment/paymentPhase.ts',
    'domain/payment/uncertain.ts',
  ],
  // EVM address rules of transfers, sending and names.
  evm: ['domain/account/addresses/evm.ts'],
  buttons: [
    'ui-react/network/NetworkButton.tsx',
    'ui-react/primitives/Picture.styles.ts',
    'ui-react/primitives/Picture.tsx',
    'ui-react/shared/hooks.ts',
    'ui-react/shared/pictures.tsx',
  ],
}

/** Modules that the entries import statically stay with them. */
export const ENTRIES = [
  'index.ts',
  'react.ts',
  'networks.ts',
  'themes.ts',
  'siwx.ts',
  'internal/Observable.js',
  'internal/Subscription.js',
]
