import { token } from '../kernel/token.js'
import type { LoginWallet } from '../ports/loginWallet.js'
import type { LoginAccess } from './loginFeature.js'

/** The wallet behind e-mail and social logins, before and after its code is loaded. */
export const LOGIN_WALLET = token<LoginWallet>('LoginWallet')
/** The states of logins that the account shows, before and after their code is loaded. */
export const LOGIN_ACCESS = token<LoginAccess>('LoginAccess')
