import { token } from '../kernel/token.js'
import type { AccountsFeature } from './accountsFeature.js'
import type { AccountLoader } from './loadAccount.js'

export const ACCOUNTS = token<AccountsFeature>('Accounts')
/** Its code loads with the first connected account. */
export const ACCOUNT_LOADER = token<AccountLoader>('AccountLoader')
