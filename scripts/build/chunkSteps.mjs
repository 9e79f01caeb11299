/**
 * The chunks that a visitor loads together, each by the sources it starts at. A module goes into the first chunk that
 * needs it, so that a step costs one file and no small file is shared in various combinations. Core and interface are
 * apart: a host without React has only the first. What a step shares with the entries is in `first`, beside them.
 */
export const STEPS = {
  core: ['infrastructure/container/startCore.lazy.ts'],
  // Not needed by the core, but by several later steps, which would share them in files of their own.
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
    'infrastructure/http/codecs/safeImage.ts',
    'infrastructure/http/responseBody.ts',
    'infrastructure/shared/bytesAsText.ts',
    'infrastructure/shared/hexBytes.ts',
  ],
  describeError: ['domain/errors/describeError.ts'],
  // What the first answers of the servers need; and what checks and shows the pictures of the rows, in place of the
  // placeholders. Neither waits for the other.
  servers: ['infrastructure/container/remote.lazy.ts'],
  pictures: ['infrastructure/images/openImages.lazy.ts'],
  // And what counts in later views, the fields in which one types, and what waits for a feature: several would share a
  // file for it, or the QR code and the logins would bring it along.
  opening: [
    'ui-react/modal/ModalShell.tsx',
    'ui-react/connect/ConnectView.tsx',
    'ui-react/messages/useCounted.ts',
    'ui-react/modal/WithFeature.tsx',
    'ui-react/primitives/FieldForm.tsx',
    'ui-react/primitives/fields.styles.ts',
  ],
  // Later views are files of their own, alone or with those beside them; this one has what several of them draw.
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
  // What draws a list of any length: all wallets, the activity and the NFTs.
  longLists: ['ui-react/primitives/rovingList.ts'],
  connectingViews: ['ui-react/connect/ConnectingExternalView.tsx', 'ui-react/connect/ConnectingMultiChainView.tsx'],
  // And what the account has of them: the name of its network, and the way to another.
  networkViews: [
    'ui-react/network/NetworkPicker.tsx',
    'ui-react/network/NetworksView.tsx',
    'ui-react/network/SwitchActiveChainView.tsx',
    'ui-react/network/SwitchNetworkView.tsx',
    'ui-react/network/UnsupportedChainView.tsx',
  ],
  helpViews: ['ui-react/help/WhatIsViews.tsx', 'ui-react/help/GetWalletView.tsx'],
  // How an account is shown: its picture, its amounts, and what features have in it.
  account: ['ui-react/account/AccountFace.tsx', 'ui-react/featureUis.ts', 'ui-react/shared/useSpelling.ts'],
  // What every connected account needs of any chain. The questions of later features are in their own chunks.
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
  // What a wallet in the page is known by, what finds the reader of its chain, and the wallets beside it.
  accounts: [
    'infrastructure/chainRpc/httpChainRpc.ts',
    'application/connect/multiWalletDefinition.ts',
    'infrastructure/storage/savedWallets.ts',
    'infrastructure/storage/accountHash.ts',
    'infrastructure/storage/accountMemory.lazy.ts',
  ],
  history: ['application/kernel/askHistory.ts', 'domain/activity/history.ts', 'domain/activity/historyTarget.ts'],
  // With the tab that it shows when it opens.
  AccountView: ['ui-react/account/AccountView.tsx', 'ui-react/tokens/TokensPanel.tsx'],
  'tokens.lazy': ['application/tokenList/feature.ts', 'infrastructure/storage/hiddenTokens.ts'],
  // With the first name that is asked for, whoever knows it. The tables of its spelling are apart.
  names: ['infrastructure/blockchainApi/names.lazy.ts', 'infrastructure/names/openNames.lazy.ts'],
  // With the first switch that a wallet is asked for.
  switching: [
    'infrastructure/connectors/embedded/switching.lazy.ts',
    'infrastructure/connectors/injected/switching.lazy.ts',
    'infrastructure/connectors/walletConnect/switching.lazy.ts',
  ],
  // What the wallets of the Wallet Standard have in common: discovered ones of each chain, and those given to a host.
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
  // The ids of Solana, which many steps read; what asks wallets, with what keeps the transactions that they sent.
  solana: ['domain/account/addresses/solana.ts'],
  requests: [
    'application/requests/feature.ts',
    'application/payment/askEvmWallet.ts',
    'application/kernel/inTime.ts',
    'application/payment/paymentViews.ts',
    'application/payment/unresolved.ts',
    'infrastructure/storage/pendingMemory.ts',
  ],
  // How nodes of EVM are asked for transfers and for exchanges; neither brings the other along.
  evmNodes: [
    'infrastructure/chainRpc/evmTransfers/evmNode.ts',
    'infrastructure/chainRpc/evmTransfers/fees.ts',
    'infrastructure/chainRpc/evmTransfers/revertReason.ts',
    'infrastructure/chainRpc/evmTransfers/tokenCalls.ts',
  ],
  // What the views of sending and swapping have in common; with it come decimals, which `parts` does without.
  paying: ['ui-react/account/ExactAmount.tsx', 'ui-react/account/MoreFunds.tsx'],
  'swap.lazy': [
    'infrastructure/blockchainApi/swaps/openSwaps.lazy.ts',
    'infrastructure/chainRpc/evmSwaps/openSwapChain.lazy.ts',
    'infrastructure/chainRpc/evmSwaps/swapRouters.ts',
  ],
  'send.lazy': ['infrastructure/storage/receiverBook.ts'],
}

/**
 * Modules by their names. What the entries hand on and the smallest host leaves out, so that it does not come with
 * what they share with the first paint: the tokens of the ports, and what the button of a network draws, as the views
 * do.
 */
export const APART = {
  tokens: ['application/kernel/token.ts', 'application/ports/tokens.ts'],
  // What account, its tokens, Receive and Send know of addresses and amounts, with React or without.
  addresses: [
    'domain/account/addresses/checksum.ts',
    'domain/account/hiddenTokens.ts',
    'domain/asset/imitation.ts',
    'domain/asset/asset.ts',
    'domain/asset/ownedAssets.ts',
    'domain/asset/tokenContract.ts',
    'domain/amount/amountInField.ts',
    'domain/amount/decimals.ts',
    'decimal.js/decimal.mjs',
    'domain/amount/formatAmount.ts',
  ],
  // How a typed amount is read, for Receive, too; and what sending and swapping know of what an account has.
  typedAmounts: ['domain/amount/plainAmount.ts'],
  amounts: [
    'domain/amount/fraction.ts',
    'domain/send/funds.ts',
    'domain/send/sendAmount.ts',
    'domain/payment/uncertain.ts',
  ],
  // What transfers, sending and names know of addresses.
  evm: ['domain/account/addresses/evm.ts'],
  buttons: [
    'ui-react/network/NetworkButton.tsx',
    'ui-react/primitives/Picture.styles.ts',
    'ui-react/primitives/Picture.tsx',
    'ui-react/shared/hooks.ts',
    'ui-react/shared/pictures.tsx',
  ],
}

/** What the entries need at once stays with them. */
export const ENTRIES = [
  'index.ts',
  'react.ts',
  'networks.ts',
  'themes.ts',
  'siwx.ts',
  'internal/Observable.js',
  'internal/Subscription.js',
]
