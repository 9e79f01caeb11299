import type { Commands } from '../../application/api/commands.js'
import type { Core } from './core.js'
import type { Store } from '../../application/kernel/store.js'
import type { ModalState } from '../../domain/modal/view.js'

/**
 * The commands before the core is there: each loads it, and is then carried out. Made when first asked for by its name,
 * so that no list of names is in the first paint.
 */
export const makeLazyCommands = (deps: {
  readonly whenStarted: (act: (core: Core) => void) => void
  readonly modal: Store<ModalState>
}): Commands => {
  const later =
    (name: keyof Commands) =>
    (...args: readonly unknown[]): void =>
      // Each command takes what its own name says; TypeScript cannot carry that through a name.
      deps.whenStarted(({ commands }) => (commands[name] as (...args: readonly unknown[]) => void)(...args))
  const made: Partial<Record<keyof Commands, Commands[keyof Commands]>> = {
    // Closing never waits: a modal whose code does not arrive must be closable too.
    close: () => {
      const { _tag } = deps.modal.value
      if (_tag === 'Open') later('close')()
      else if (_tag !== 'Closed') deps.modal.set({ _tag: 'Closed' })
    },
  }
  // Neither a promise nor a tool that looks at the object by a symbol may take it for a command.
  const isCommand = (name: string | symbol): name is keyof Commands => typeof name === 'string' && name !== 'then'
  return new Proxy(made as Commands, {
    get: (_, name) => (isCommand(name) ? (made[name] ??= later(name)) : undefined),
  })
}
