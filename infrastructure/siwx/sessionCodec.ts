import * as t from 'io-ts'
import { bothOf, exactly } from '../http/codecs/combinators.js'
import { caipNetworkId } from '../http/codecs/text.js'

const texts = t.readonlyArray(t.string)

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
    resources: texts,
  },
)

const Payload = exactly(
  { iss: t.string, aud: t.string, domain: t.string, version: t.string, nonce: t.string, iat: t.string },
  { nbf: t.string, exp: t.string, statement: t.string, requestId: t.string, resources: texts },
)

const CacaoCodec = t.type({
  h: t.type({ t: t.string }),
  p: Payload,
  s: bothOf(t.type({ t: t.string, s: t.string }), t.partial({ m: t.string })),
})

/** A session as a site, or this device, keeps it. */
export const SessionCodec = exactly(
  { data: MessageCodec, message: t.string, signature: t.string },
  { cacao: CacaoCodec },
)
