import * as t from 'io-ts'
import { CacaoCodec } from '../http/codecs/cacao.js'
import { exactly } from '../http/codecs/combinators.js'
import { caipNetworkId } from '../http/codecs/text.js'

/** The fields of a message. Whether they are as their grammar has them is for `formatMessage` to say. */
export const MessageCodec = exactly(
  {
    accountAddress: t.string,
    chainId: caipNetworkId,
    domain: t.string,
    uri: t.string,
    version: t.string,
    nonce: t.string,
  },
  {
    issuedAt: t.string,
    expirationTime: t.string,
    notBefore: t.string,
    requestId: t.string,
    statement: t.string,
    resources: t.readonlyArray(t.string),
  },
)

/** A session as a site, or this device, keeps it. */
export const SessionCodec = exactly(
  { data: MessageCodec, message: t.string, signature: t.string },
  { cacao: CacaoCodec },
)
