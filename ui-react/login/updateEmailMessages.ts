/** Texts of the change of the e-mail address. */
export const UPDATE_EMAIL = {
  'updateEmail.address': 'New e-mail address',
  'updateEmail.done': 'Address changed',
  'updateEmail.doneHint': 'From now on you log in with {email}.',
  'updateEmail.finish': 'Done',
  'updateEmail.hint': 'We’ll mail a code to the old address, then the new.',
  'updateEmail.logIn': 'Log in',
  'updateEmail.notLoggedIn': 'Not connected to email or social',
  'updateEmail.notLoggedInHint': 'Log in by e-mail first: the address of that account can be changed.',
  'updateEmail.primary': 'Enter the code from the mail to {email}, your address until now.',
  'updateEmail.primaryUnnamed': 'Enter the code from the mail to your address until now.',
  'updateEmail.save': 'Save',
  'updateEmail.secondary': 'Now enter the code from the mail to {email}, your new address.',
} as const
