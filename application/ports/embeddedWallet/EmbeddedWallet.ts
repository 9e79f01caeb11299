import type { EmailLogin } from './EmailLogin.js'
import type { EmailUpdate } from './EmailUpdate.js'
import type { EmbeddedAccount } from './EmbeddedAccount.js'
import type { EmbeddedFrame } from './EmbeddedFrame.js'
import type { EmbeddedRpc } from './EmbeddedRpc.js'
import type { EmbeddedSession } from './EmbeddedSession.js'
import type { SocialLogin } from './SocialLogin.js'

/** The wallet behind an e-mail or social login, in a frame of the secure site. Every question ends, and a late answer changes nothing. */
export interface EmbeddedWallet {
  readonly email: EmailLogin
  readonly emailUpdate: EmailUpdate
  readonly social: SocialLogin
  readonly session: EmbeddedSession
  readonly account: EmbeddedAccount
  readonly rpc: EmbeddedRpc
  readonly frame: EmbeddedFrame
}
