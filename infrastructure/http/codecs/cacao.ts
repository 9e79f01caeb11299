import * as t from 'io-ts'
import { bothOf } from './combinators.js'

const Payload = bothOf(
  t.type({
    iss: t.string,
    aud: t.string,
    domain: t.string,
    version: t.string,
    nonce: t.string,
    iat: t.string,
  }),
  t.partial({
    nbf: t.string,
    exp: t.string,
    statement: t.string,
    requestId: t.string,
    resources: t.array(t.string),
  }),
)

const Signature = bothOf(t.type({ t: t.string, s: t.string }), t.partial({ m: t.string }))

/** Proof of a sign-in during pairing (CAIP-74). Its fields are checked like those of a sign-in message. */
export const CacaoCodec = t.type({
  h: t.type({ t: t.string }),
  p: Payload,
  s: Signature,
})
