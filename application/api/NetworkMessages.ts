/** Words of networks, of chains, and of moving between them. */
export interface NetworkMessages {
  readonly 'chain.chooseWallet': string
  readonly 'chain.needsWallet': string
  readonly 'chain.needsWalletHint': string
  readonly 'multiChain.choose': string
  readonly 'multiChain.connected': string
  readonly 'multiChain.hint': string
  readonly 'networks.current': string
  readonly 'networks.fixed': string
  readonly 'networks.found': string
  readonly 'networks.list': string
  readonly 'networks.none': string
  readonly 'networks.note': string
  readonly 'networks.now': string
  readonly 'networks.search': string
  readonly 'networks.testnet': string
  readonly 'switching.approveHint': string
  readonly 'switching.doneHint': string
  readonly 'switching.elsewhere': string
  readonly 'switching.elsewhereHint': string
  readonly 'switching.failed': string
  readonly 'switching.notAdded': string
  readonly 'switching.notAddedHint': string
  readonly 'switching.notSupported': string
  readonly 'switching.notSupportedHint': string
  readonly 'switching.ready': string
  readonly 'switching.readyHint': string
  readonly 'switching.rejected': string
  readonly 'switching.rejectedHint': string
  readonly 'switching.start': string
  readonly 'switching.yourWallet': string
  readonly 'unsupported.choose': string
  readonly 'unsupported.fixed': string
  readonly 'unsupported.named': string
  readonly 'unsupported.useAnyway': string
}
