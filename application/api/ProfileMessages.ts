/** What is said of the visitor's wallets; part of `Messages`. */
export interface ProfileMessages {
  readonly 'notice.WalletAdded': string
  readonly 'notice.WalletDeleted': string
  readonly 'notice.WalletSwitched': string
  readonly 'profile.active': string
  readonly 'profile.add': string
  readonly 'profile.before': string
  readonly 'profile.cancel': string
  readonly 'profile.connect': string
  readonly 'profile.copy': string
  readonly 'profile.count': string
  readonly 'profile.disconnect': string
  readonly 'profile.disconnectAll': string
  readonly 'profile.disconnectEverywhere': string
  readonly 'profile.empty': string
  readonly 'profile.emptyHint': string
  readonly 'profile.explorer': string
  readonly 'profile.forget': string
  readonly 'profile.label': string
  readonly 'profile.labelHint': string
  readonly 'profile.rename': string
  readonly 'profile.save': string
  readonly 'profile.switch': string
  readonly 'profile.tabs': string
  readonly 'profile.undo': string
  readonly 'profile.undoable': string
  readonly 'profile.undoableMany': string
  readonly 'profile.whose': string
  readonly 'title.ProfileWallets': string
}
