import { token } from '../kernel/token.js'
import type { AccountsFeature } from './accountsFeature.js'

export const ACCOUNTS = token<AccountsFeature>('Accounts')
