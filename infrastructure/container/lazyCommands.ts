import type { Commands } from '../../application/api/commands.js'
import type { Core } from '../../application/api/core.js'
import type { Store } from '../../application/kernel/store.js'
import type { ModalState } from '../../domain/modal/view.js'

const NAMES = [
  'back',
  'go',
  'chooseWallet',
  'retryConnect',
  'retryPairing',
  'copyPairingLink',
  'openWallet',
  'continueInWallet',
  'showPairingLink',
  'preparePairing',
  'prepareLogin',
  'loginByEmail',
  'enterCode',
  'resendCode',
  'awaitDevice',
  'loginBySocial',
  'updateEmail',
  'enterUpdateCode',
  'preferAccountType',
  'placeFrame',
  'searchWallets',
  'filterCertified',
  'loadMoreWallets',
  'retryWallets',
  'chooseNetwork',
  'retrySwitch',
  'chooseTab',
  'refreshBalances',
  'copyAddress',
  'notify',
  'dismissNotice',
] as const satisfies readonly (keyof Commands)[]

type Later = { readonly [Name in (typeof NAMES)[number]]: Commands[Name] }

/** The commands before the core is there: each loads it, and is then carried out. */
export const makeLazyCommands = (deps: {
  readonly whenStarted: (act: (core: Core) => void) => void
  readonly modal: Store<ModalState>
}): Commands => {
  const later =
    (name: keyof Commands) =>
    (...args: readonly unknown[]): void =>
      // Each command takes what its own name says; TypeScript cannot carry that through a list of names.
      deps.whenStarted(({ commands }) => (commands[name] as (...args: readonly unknown[]) => void)(...args))
  return {
    ...(Object.fromEntries(NAMES.map((name) => [name, later(name)])) as unknown as Later),
    // Closing never waits: a modal whose code does not arrive must be closable too.
    close: () => {
      if (deps.modal.value._tag === 'Opening') deps.modal.set({ _tag: 'Closed' })
      else if (deps.modal.value._tag === 'Open') later('close')()
    },
  }
}
