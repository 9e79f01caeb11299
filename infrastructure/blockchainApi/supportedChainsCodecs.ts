import * as t from 'io-ts'
import { caipNetworkId } from '../http/codecs/caipNetworkId.js'
import { goodEntries } from '../http/codecs/goodEntries.js'

/** Wire reference 2.B.1. A chain of a family that is not known here is none we could ask about. */
export const SupportedChainsReply = t.strict({ http: goodEntries(caipNetworkId), ws: goodEntries(caipNetworkId) })
