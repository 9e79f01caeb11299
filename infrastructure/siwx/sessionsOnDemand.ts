import type { SiwxConfig } from '../../application/api/siwx.js'
import { loadOnce } from '../../application/kernel/loadOnce.js'
import type { SessionRules } from './sessionOptions.js'

/** Functions of the built-in sessions, in a separate chunk. */
export type Sessions = Pick<
  SiwxConfig,
  'createMessage' | 'addSession' | 'setSessions' | 'getSessions' | 'revokeSession'
>

/** Sessions whose code loads with the first call; a failed load is retried by the next call. */
export const sessionsOnDemand = (
  { required = true, signOutOnDisconnect = true }: SessionRules,
  onChange: (listener: () => void) => () => void,
  load: () => Promise<Sessions>,
): SiwxConfig => {
  const loaded = loadOnce(load)
  return {
    createMessage: async (...args) => (await loaded()).createMessage(...args),
    addSession: async (...args) => (await loaded()).addSession(...args),
    setSessions: async (...args) => (await loaded()).setSessions(...args),
    getSessions: async (...args) => (await loaded()).getSessions(...args),
    revokeSession: async (...args) => (await loaded()).revokeSession(...args),
    onChange,
    getRequired: () => required,
    signOutOnDisconnect,
  }
}
