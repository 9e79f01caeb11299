import * as t from 'io-ts'
import { CacaoCodec } from '../http/codecs/cacao.js'
import { exactly } from '../http/codecs/combinators.js'
import { caipNetworkId } from '../http/codecs/text.js'

/** Fields of a message. `formatMessage` checks their grammar. */
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

/** A session in the form stored by a site or this device. */
export const SessionCodec = exactly(
  { data: MessageCodec, message: t.string, signature: t.string },
  { cacao: CacaoCodec },
)
