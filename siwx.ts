// Built-in sessions for the option `siwx`. Their code and the signature verifiers load on demand.

export { deviceSessions } from './infrastructure/siwx/deviceSessions.js'
export { serverSessions } from './infrastructure/siwx/serverSessions.js'
export type { DeviceSessionOptions, ServerSessionOptions, SessionRules } from './infrastructure/siwx/sessionOptions.js'
export type { Siwx, SiwxAccount, SiwxConfig, SiwxTools } from './application/api/siwx.js'
export type { Cacao, SignInSession } from './domain/siwx/session.js'
export type { SignInMessage } from './domain/siwx/signInMessage.js'
