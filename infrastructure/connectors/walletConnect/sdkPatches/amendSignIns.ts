/*
 * Repairs: in the message to sign, the SDK replaces the given time with its own clock and omits the request id, so the
 *   site's server would check a message that it did not create. The SDK encodes grants with `Buffer`, which browsers
 *   lack, and does not expose the id and key of the request.
 * Seen in: @walletconnect/universal-provider 2.21.8.
 * Can go when: `authenticate` takes `iat` and `requestId`, needs no `Buffer`, and returns id and key with the link.
 */

import { type AskedSignIn, recapOf } from '../../../../domain/pairing/oneClick.js'
import { toRecapUri } from '../../../http/codecs/recapUri.js'
import { readField } from '../../../shared/safeRead.js'

/** A request as it was sent. */
export interface SentSignIn {
  readonly id: number
  /** Public key of this page: its half of the future session key. */
  readonly publicKey: string
  /** Topic of the link. */
  readonly pairingTopic: string
}

/** The next request, and what was sent for it. */
interface Amended {
  readonly request: AskedSignIn
  sent?: SentSignIn | undefined
}

type Send = (request: unknown) => unknown

const isSend = (value: unknown): value is Send => typeof value === 'function'

const amend = (value: unknown, fields: object): void => {
  if (typeof value === 'object' && value !== null) Object.assign(value, fields)
}

const sentIn = (request: unknown): SentSignIn | undefined => {
  const id = readField(request, 'clientRpcId')
  const publicKey = readField(readField(readField(request, 'params'), 'requester'), 'publicKey')
  const pairingTopic = readField(request, 'topic')
  const isWhole = typeof id === 'number' && typeof publicKey === 'string' && typeof pairingTopic === 'string'
  return isWhole ? { id, publicKey, pairingTopic } : undefined
}

/** Sets the site's times and request id, and grants the methods. */
const amendPayload = (payload: unknown, { message, methods }: AskedSignIn): void => {
  const { issuedAt, requestId, resources = [] } = message
  amend(payload, {
    iat: issuedAt,
    resources: [...resources, toRecapUri(recapOf({ methods }))],
    ...(requestId !== undefined && { requestId }),
  })
}

/** Requests the same methods in the link's plain proposal. */
const amendProposal = (params: unknown, { methods }: AskedSignIn): void =>
  amend(readField(readField(params, 'optionalNamespaces'), 'eip155'), { methods: [...methods] })

/**
 * Patches the engine so that requests are sent as asked; `authenticate` gets no methods, which are added here. The
 * returned function announces the next request; it returns a function that reports what was sent.
 */
export const amendSignIns = (engine: object): ((request: AskedSignIn) => () => SentSignIn | undefined) => {
  const pending = new Map<unknown, Amended>()
  const send = readField(engine, 'sendRequest')
  if (isSend(send)) {
    const sendAmended: Send = (request) => {
      const params = readField(request, 'params')
      const payload = readField(params, 'authPayload')
      const own = pending.get(readField(payload, 'nonce'))
      if (own !== undefined) {
        amendPayload(payload, own.request)
        own.sent = sentIn(request)
      }
      const topic = readField(request, 'topic')
      const other = [...pending.values()].find(({ sent }) => sent !== undefined && sent.pairingTopic === topic)
      if (other !== undefined) amendProposal(params, other.request)
      return Reflect.apply(send, engine, [request])
    }
    Reflect.set(engine, 'sendRequest', sendAmended)
  }
  return (request) => {
    const own: Amended = { request }
    pending.set(request.message.nonce, own)
    return () => {
      pending.delete(request.message.nonce)
      return own.sent
    }
  }
}
