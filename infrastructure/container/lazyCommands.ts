import type { Commands } from '../../application/api/commands.js'
import type { Core } from './core.js'
import type { Store } from '../../application/kernel/store.js'
import type { ModalState } from '../../domain/modal/view.js'

/**
 * Commands before the core is loaded: each loads it, then runs. Created on first access by name, so that the first
 * paint contains no list of names.
 */
export const makeLazyCommands = (deps: {
  readonly whenStarted: (act: (core: Core) => void) => void
  readonly modal: Store<ModalState>
}): Commands => {
  const later =
    (name: keyof Commands) =>
    (...args: readonly unknown[]): void =>
      // Cast is safe: each command receives its own arguments; TypeScript cannot express that for a name.
      deps.whenStarted(({ commands }) => (commands[name] as (...args: readonly unknown[]) => void)(...args))
  const made: Partial<Record<keyof Commands, Commands[keyof Commands]>> = {
    // Closing never waits: a modal whose code fails to load must be closable.
    close: () => {
      const { _tag } = deps.modal.value
      if (_tag === 'Open') later('close')()
      else if (_tag !== 'Closed') deps.modal.set({ _tag: 'Closed' })
    },
  }
  // Rejects symbols and `then`: promises and inspection tools must not find a command.
  const isCommand = (name: string | symbol): name is keyof Commands => typeof name === 'string' && name !== 'then'
  return new Proxy(made as Commands, {
    get: (_, name) => (isCommand(name) ? (made[name] ??= later(name)) : undefined),
  })
}
