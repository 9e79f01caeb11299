import { isSocialProvider } from '../../domain/account/embeddedUser.js'
import type { LoginError } from '../../domain/login/loginError.js'
import type { FeatureEntry } from '../api/lazyFeatures.js'

/** The commands of logins, and the states that they show before the code is loaded. */
export const LOGIN_LOADING: Pick<FeatureEntry, 'commands' | 'pressed' | 'unavailable'> = {
  commands: [
    'loginByEmail',
    'enterCode',
    'resendCode',
    'awaitDevice',
    'loginBySocial',
    'copyLoginLink',
    'updateEmail',
    'enterUpdateCode',
    'preferAccountType',
    'placeFrame',
  ],
  // A provider's window can only be opened once the code is loaded.
  pressed: ({ name, args: [email] }) => {
    if (typeof email !== 'string') return {}
    if (name === 'updateEmail') return { emailUpdate: { _tag: 'Sending', email } }
    return name === 'loginByEmail' ? { emailLogin: { _tag: 'Sending', email } } : {}
  },
  unavailable: (cause, call) => {
    const isOff = cause instanceof DOMException && cause.name === 'AbortError'
    const error: LoginError = isOff ? { _tag: 'NoAuthConnector' } : { _tag: 'ChunkNotLoaded', cause }
    const argument = call?.args[0]
    // Only these two commands get an address; a code must not be stored in a state.
    const isAddress = call?.name === 'loginByEmail' || call?.name === 'updateEmail'
    const email = isAddress && typeof argument === 'string' ? argument : ''
    if (call?.name === 'loginBySocial')
      return isSocialProvider(argument) ? { socialLogin: { _tag: 'Failed', provider: argument, error } } : {}
    return call?.name === 'updateEmail'
      ? { emailUpdate: { _tag: 'Failed', email, error } }
      : { emailLogin: { _tag: 'Failed', email, error } }
  },
}
