import type { MultiWallet } from './MultiWallet.js'

/** The same for a host: with the feature off, each command tells the developer so and does nothing (S8-45). */
export const guardMultiWallet = (
  { state, switchTo, disconnect, disconnectAll, undo, label, forget }: MultiWallet,
  { isOn, alertOff }: { readonly isOn: () => boolean; readonly alertOff: () => void },
): MultiWallet => {
  const guarded =
    <Args extends readonly unknown[]>(act: (...args: Args) => void) =>
    (...args: Args): void => {
      if (isOn()) act(...args)
      else alertOff()
    }
  return {
    state,
    switchTo: guarded(switchTo),
    disconnect: guarded(disconnect),
    disconnectAll: guarded(disconnectAll),
    undo: guarded(undo),
    label: guarded(label),
    forget: guarded(forget),
  }
}
