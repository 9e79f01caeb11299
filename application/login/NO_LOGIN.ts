import type { LoginStates } from './LoginStates.js'

/** How logins stand before anybody is near one. */
export const NO_LOGIN: { readonly [Name in keyof LoginStates]: LoginStates[Name]['value'] } = {
  emailLogin: { _tag: 'Idle' },
  socialLogin: { _tag: 'Idle' },
  emailUpdate: { _tag: 'Idle' },
  loggedIn: undefined,
  smartAccountNetworks: [],
  approval: undefined,
}
