import type { LoginError } from './LoginError.js'
import type { SocialError } from './SocialError.js'

/** Failures of the secure site as a whole: they are no provider's, and another word for them would hide what to mend. */
const OF_THE_SITE: readonly LoginError['_tag'][] = [
  'FrameNotSet',
  'FrameNotLoaded',
  'FrameTimedOut',
  'UnverifiedDomain',
  'NoAuthConnector',
]

/** What a failure means at one step of a social login. */
export const socialErrorOf = (error: LoginError, step: SocialError): LoginError =>
  OF_THE_SITE.includes(error._tag) ? error : step
