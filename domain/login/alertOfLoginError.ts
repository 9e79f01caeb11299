import type { Alert } from '../notify/Alert.js'
import type { LoginError } from './LoginError.js'

/** What the developer is told of a login that failed; most failures are the visitor's own affair (S8-37 to S8-39). */
export const alertOfLoginError = ({ _tag }: LoginError): Alert | undefined => {
  if (_tag === 'FrameNotLoaded') return { _tag: 'EmbeddedWalletNotLoaded' }
  if (_tag === 'FrameTimedOut') return { _tag: 'EmbeddedWalletTimedOut' }
  return _tag === 'UnverifiedDomain' ? { _tag: 'UnverifiedDomain' } : undefined
}
