import type { Commands } from '../../application/api/Commands.js'
import type { Core } from '../../application/api/Core.js'
import type { Mirror } from './makeMirror.js'

/** The commands before the core is there: each loads it, and is then carried out. */
export const makeLazyCommands = (deps: {
  readonly whenStarted: (act: (core: Core) => void) => void
  readonly mirror: Mirror
}): Commands => {
  const { mirror } = deps
  const later =
    <Args extends readonly unknown[]>(choose: (commands: Commands) => (...args: Args) => void) =>
    (...args: Args): void =>
      deps.whenStarted((core) => choose(core.commands)(...args))
  return {
    // Closing never waits: a modal whose code does not arrive must be closable too.
    close: () => {
      if (mirror.modal.value._tag === 'Opening') mirror.modal.set({ _tag: 'Closed' })
      else if (mirror.modal.value._tag === 'Open') later((commands) => commands.close)()
    },
    back: later((commands) => commands.back),
    go: later((commands) => commands.go),
    chooseWallet: later((commands) => commands.chooseWallet),
    retryConnect: later((commands) => commands.retryConnect),
    retryPairing: later((commands) => commands.retryPairing),
    copyPairingLink: later((commands) => commands.copyPairingLink),
    openWallet: later((commands) => commands.openWallet),
    searchWallets: later((commands) => commands.searchWallets),
    filterCertified: later((commands) => commands.filterCertified),
    loadMoreWallets: later((commands) => commands.loadMoreWallets),
    retryWallets: later((commands) => commands.retryWallets),
    chooseNetwork: later((commands) => commands.chooseNetwork),
    retrySwitch: later((commands) => commands.retrySwitch),
    chooseTab: later((commands) => commands.chooseTab),
    refreshBalances: later((commands) => commands.refreshBalances),
    copyAddress: later((commands) => commands.copyAddress),
    notify: later((commands) => commands.notify),
    dismissNotice: later((commands) => commands.dismissNotice),
  }
}
