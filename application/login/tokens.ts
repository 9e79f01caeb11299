import { token } from '../kernel/token.js'
import type { LoginWallet } from '../ports/loginWallet.js'
import type { LoginAccess } from './loginFeature.js'

/** The wallet behind e-mail and social logins, before and after its code is there. */
export const LOGIN_WALLET = token<LoginWallet>('LoginWallet')
/** What the account shows of logins, before and after their code is there. */
export const LOGIN_ACCESS = token<LoginAccess>('LoginAccess')
