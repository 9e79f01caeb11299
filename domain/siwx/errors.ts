import type { RequestError } from '../connect/walletRequest.js'
import { because, type ErrorTable, fixed, naming } from '../errors/errorTable.js'
import type { SignInError } from './signInState.js'

/** Errors of signing in. */
export const SIWX_ERRORS: ErrorTable<Exclude<SignInError, RequestError>> = {
  SiwxNotEnabled: fixed('PTC-SIWX-OFF', 'SIWX is not enabled', false),
  SignInFailed: fixed('PTC-SIGN-IN-FAILED', 'Error signing message', true),
  SignInCancelled: fixed('PTC-SIGN-IN-CANCELLED', 'The visitor did not sign in', true),
  SignInRefused: because('PTC-SIGN-IN-REFUSED', 'What is to be signed is not what it must be', false),
  SignInMessageInvalid: naming('field', 'PTC-SIGN-IN-MESSAGE', 'Not a message to sign in with'),
}
