import type { Readings } from '../api/Readings.js'

/** What can be watched of logins. */
export type LoginStates = Pick<
  Readings,
  'emailLogin' | 'socialLogin' | 'emailUpdate' | 'loggedIn' | 'smartAccountNetworks' | 'approval'
>
