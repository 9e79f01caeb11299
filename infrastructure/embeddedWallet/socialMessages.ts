import * as t from 'io-ts'
import { guarded } from '../http/codecs/guarded.js'
import { isAppLink } from '../http/codecs/isAppLink.js'
import { plainText } from '../http/codecs/plainText.js'
import { defineMessage } from './defineMessage.js'
import { frameCodecs } from './frameCodecs.js'
import { LIMITS_MS } from './LIMITS_MS.js'
import { longAddress } from './longAddress.js'
import { nothing } from './nothing.js'
import { userReply } from './userReply.js'

const LONGEST_NAME = 320
const appLink = guarded('appLink', (value): value is string => typeof value === 'string' && isAppLink(value))
const provider = t.keyof({ google: null, github: null, apple: null, facebook: null, x: null, discord: null })
const ConnectSocial = t.exact(
  t.intersection([
    t.type({ uri: t.string }),
    t.partial({ preferredAccountType: t.string, chainId: frameCodecs.chainId, siwxMessage: frameCodecs.siwxMessage, rpcUrl: t.string }),
  ]),
)

/** Social login and Farcaster (S7-37, S7-43). */
export const socialMessages = {
  redirectUri: defineMessage('GET_SOCIAL_REDIRECT_URI', t.strict({ provider }), t.strict({ uri: longAddress })),
  connectSocial: defineMessage('CONNECT_SOCIAL', ConnectSocial, userReply),
  farcasterUri: defineMessage('GET_FARCASTER_URI', nothing, t.strict({ url: appLink })),
  connectFarcaster: defineMessage('CONNECT_FARCASTER', nothing, t.strict({ userName: plainText(LONGEST_NAME) }), { afterMs: LIMITS_MS.visitor }),
} as const
