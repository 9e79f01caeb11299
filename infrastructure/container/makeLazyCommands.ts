import type { Commands } from '../../application/api/commands.js'
import type { Core } from '../../application/api/core.js'
import type { PreloadedStores } from './mirror.js'

/** The commands before the core is there: each loads it, and is then carried out. */
export const makeLazyCommands = (deps: {
  readonly whenStarted: (act: (core: Core) => void) => void
  readonly mirror: PreloadedStores
}): Commands => {
  const { mirror } = deps
  const later =
    <Name extends keyof Commands>(name: Name) =>
    (...args: Parameters<Commands[Name]>): void =>
      deps.whenStarted(({ commands }) => {
        // Each command takes what its own name says; TypeScript cannot carry that through an index.
        const command = commands[name] as (...args: Parameters<Commands[Name]>) => void
        command(...args)
      })
  return {
    // Closing never waits: a modal whose code does not arrive must be closable too.
    close: () => {
      if (mirror.modal.value._tag === 'Opening') mirror.modal.set({ _tag: 'Closed' })
      else if (mirror.modal.value._tag === 'Open') later('close')()
    },
    back: later('back'),
    go: later('go'),
    chooseWallet: later('chooseWallet'),
    retryConnect: later('retryConnect'),
    retryPairing: later('retryPairing'),
    copyPairingLink: later('copyPairingLink'),
    openWallet: later('openWallet'),
    continueInWallet: later('continueInWallet'),
    showPairingLink: later('showPairingLink'),
    prepareLogin: later('prepareLogin'),
    loginByEmail: later('loginByEmail'),
    enterCode: later('enterCode'),
    resendCode: later('resendCode'),
    awaitDevice: later('awaitDevice'),
    loginBySocial: later('loginBySocial'),
    updateEmail: later('updateEmail'),
    enterUpdateCode: later('enterUpdateCode'),
    preferAccountType: later('preferAccountType'),
    placeFrame: later('placeFrame'),
    searchWallets: later('searchWallets'),
    filterCertified: later('filterCertified'),
    loadMoreWallets: later('loadMoreWallets'),
    retryWallets: later('retryWallets'),
    chooseNetwork: later('chooseNetwork'),
    retrySwitch: later('retrySwitch'),
    chooseTab: later('chooseTab'),
    refreshBalances: later('refreshBalances'),
    copyAddress: later('copyAddress'),
    notify: later('notify'),
    dismissNotice: later('dismissNotice'),
  }
}
