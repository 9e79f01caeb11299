import type { ProfileMessages } from '../../application/api/ProfileMessages.js'
import type { EarlyWord } from './earlyWords.js'

/** The visitor's wallets, in English. */
export const EN_PROFILE: Omit<ProfileMessages, EarlyWord> = {
  'profile.active': 'Active',
  'profile.add': 'Add {chain} wallet',
  'profile.before': 'Used before',
  'profile.cancel': 'Cancel',
  'profile.connect': 'Connect',
  'profile.copy': 'Copy {account}',
  'profile.count': 'Connected: {count}',
  'profile.disconnect': 'Disconnect {wallet}',
  'profile.disconnectAll': 'Disconnect all',
  'profile.disconnectEverywhere': 'Disconnect everywhere',
  'profile.empty': 'No wallet connected',
  'profile.emptyHint': 'Connect one to use this site on {chain}.',
  'profile.explorer': 'View {account} on explorer',
  'profile.forget': 'Forget {wallet}',
  'profile.label': 'Your name for {wallet}',
  'profile.labelHint': 'Kept in this browser only. Leave it empty for the wallet’s own name.',
  'profile.rename': 'Rename {wallet}',
  'profile.save': 'Save',
  'profile.switch': 'Switch',
  'profile.tabs': 'Chains',
  'profile.undo': 'Undo',
  'profile.undoable': '{wallet} is disconnected.',
  'profile.undoableMany': 'Disconnected wallets: {count}.',
  'profile.whose': '{wallet}, {account}',
}
