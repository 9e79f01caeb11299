import { faultOf, isFunction, type Rule, type Shapes } from './optionShapes.js'

/** Signing in and out needs each of these five. */
const SESSION_FUNCTIONS = ['createMessage', 'addSession', 'setSessions', 'getSessions', 'revokeSession']
const OPTIONAL_FUNCTIONS = ['signMessage', 'onChange', 'getRequired']

const functions = (names: readonly string[]): Shapes => Object.fromEntries(names.map((name) => [name, isFunction]))

/** The sessions of a site: of the option `siwx`, or of what its function returns. */
export const isSessions: Rule = (value, path) =>
  faultOf(value, functions(SESSION_FUNCTIONS), path, true) ??
  faultOf(value, { ...functions(OPTIONAL_FUNCTIONS), signOutOnDisconnect: true }, path)
