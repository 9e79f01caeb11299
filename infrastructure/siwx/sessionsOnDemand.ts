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
    createMessage: async (...given) => (await loaded()).createMessage(...given),
    addSession: async (...given) => (await loaded()).addSession(...given),
    setSessions: async (...given) => (await loaded()).setSessions(...given),
    getSessions: async (...given) => (await loaded()).getSessions(...given),
    revokeSession: async (...given) => (await loaded()).revokeSession(...given),
    onChange,
    getRequired: () => required,
    signOutOnDisconnect,
  }
}
