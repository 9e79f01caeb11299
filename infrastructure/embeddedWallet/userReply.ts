import * as t from 'io-ts'
import { orAbsent } from '../http/codecs/orAbsent.js'
import { frameCodecs } from './frameCodecs.js'

const text = t.string

/** A user, as CONNECT_SOCIAL and GET_USER answer. What can be done without and makes no sense counts as not said. */
export const userReply = t.strict({
  address: text,
  chainId: frameCodecs.chainId,
  email: orAbsent(t.union([frameCodecs.email, t.null])),
  userName: orAbsent(t.union([text, t.null])),
  accounts: orAbsent(frameCodecs.accounts),
  preferredAccountType: orAbsent(frameCodecs.accountType),
  smartAccountDeployed: orAbsent(t.boolean),
  signature: orAbsent(text),
  message: orAbsent(text),
  siwxMessage: orAbsent(frameCodecs.siwxMessage),
})
