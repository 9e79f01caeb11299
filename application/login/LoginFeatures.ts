import type { EmbeddedWallet } from '../ports/embeddedWallet/EmbeddedWallet.js'
import type { AccountTypeFeature } from './accountTypeFeature.js'
import type { EmailLoginFeature } from './emailLoginFeature.js'
import type { EmailUpdateFeature } from './emailUpdateFeature.js'
import type { SocialLoginFeature } from './socialLoginFeature.js'

/** All that logging in by e-mail or social account needs, as one thing to load. */
export interface LoginFeatures {
  readonly email: EmailLoginFeature
  readonly social: SocialLoginFeature
  readonly emailUpdate: EmailUpdateFeature
  readonly accountType: AccountTypeFeature
  readonly loggedIn: EmbeddedWallet['session']['loggedIn']
  readonly rpc: Pick<EmbeddedWallet['rpc'], 'approval' | 'abort'>
  readonly frame: Pick<EmbeddedWallet['frame'], 'show' | 'hide'>
}
