/** Texts while the wallet switches networks. */
export const SWITCHING = {
  'switching.approveHint':
    '{wallet} asks before it moves to {network}. It may first ask to add this network. This can’t move your funds.',
  'switching.doneHint': 'Confirmed by {wallet}.',
  'switching.elsewhere': '{wallet} says it is on {reported}',
  'switching.elsewhereHint':
    'It agreed to move to {network} and is not there. Try again, or switch in the wallet itself.',
  'switching.failed': 'Could not switch',
  'switching.failedHint': '{wallet} couldn’t switch. Unlock it and try again.',
  'switching.notAdded': '{wallet} does not know {network}',
  'switching.notAddedHint':
    'It did not add this network (chain ID {chain}). Add it in the wallet’s settings, then try again.',
  'switching.notSupported': '{wallet} cannot move to {network}',
  'switching.notSupportedHint': 'Choose another network, or connect a wallet that has this one.',
  'switching.ready': 'Move to {network}?',
  'switching.readyHint': '{wallet} will ask you before it moves.',
  'switching.rejected': 'Network not switched',
  'switching.rejectedHint': 'You declined in {wallet}. It stays where it was.',
  'switching.said': '{wallet} says: “{words}”',
  'switching.thereHint': 'You are connected there. This page stays where it is until you move it.',
} as const
