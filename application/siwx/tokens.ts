import { token } from '../kernel/token.js'
import type { SessionFeature } from './session.js'
import type { SignIns } from '../ports/siwx.js'
import type { SignInRequests } from './requestSignIn.js'

/** Whether the visitor has signed in, before and after the code of signing in is loaded. */
export const SESSION = token<SessionFeature>('Session')
/** Loads the site's sessions; `undefined` if it has none. */
export const SIGN_INS = token<() => Promise<SignIns | undefined>>('SignIns')
/** Signing in, once its code is loaded. */
export const SIGN_IN = token<SignInRequests>('SignIn')
