import * as t from 'io-ts'
import { defineMessage } from './defineMessage.js'
import { frameCodecs } from './frameCodecs.js'
import { LIMITS_MS } from './LIMITS_MS.js'
import { nothing } from './nothing.js'
import { userReply } from './userReply.js'

const GetUser = t.exact(
  t.partial({ chainId: frameCodecs.chainId, preferredAccountType: t.string, socialUri: t.string, siwxMessage: frameCodecs.siwxMessage, rpcUrl: t.string }),
)

/** Who is logged in (S7-38). */
export const userMessages = {
  getUser: defineMessage('GET_USER', GetUser, userReply, { afterMs: LIMITS_MS.visitor }),
  isConnected: defineMessage('IS_CONNECTED', nothing, t.strict({ isConnected: t.boolean })),
  signOut: defineMessage('SIGN_OUT', nothing, nothing, { afterMs: LIMITS_MS.signOut }),
} as const
