/*
 * Repairs: of what a wallet is asked to sign while it pairs, the SDK writes the time of its own clock in place of the
 *   one it was given, and leaves out the id of the request: the site's server would measure a message that it did not
 *   make. It writes what is granted with a `Buffer`, which no browser has. Nor does it say under which id, and by which
 *   key, it asked.
 * Seen in: @walletconnect/universal-provider 2.21.8.
 * Can go when: `authenticate` takes `iat` and `requestId`, needs no `Buffer`, and gives the id and the key with the
 *   link.
 */

import { type AskedSignIn, recapOf } from '../../../../domain/pairing/oneClick.js'
import { toRecapUri } from '../../../http/codecs/recapUri.js'
import { readField } from '../../../shared/safeRead.js'

/** A request as it went out. */
export interface SentSignIn {
  readonly id: number
  /** Of whoever asked: half of the key of the session to come. */
  readonly publicKey: string
  /** Of the link. */
  readonly pairingTopic: string
}

/** What is about to be asked for, and how it went out. */
interface Amended {
  readonly asked: AskedSignIn
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

/** The message has the site's times and its id, and grants the methods. */
const amendPayload = (payload: unknown, { message, methods }: AskedSignIn): void => {
  const { issuedAt, requestId, resources = [] } = message
  amend(payload, {
    ...{ iat: issuedAt, resources: [...resources, toRecapUri(recapOf({ methods }))] },
    ...(requestId !== undefined && { requestId }),
  })
}

/** The plain proposal of the same link asks for the same methods. */
const amendProposal = (params: unknown, { methods }: AskedSignIn): void =>
  amend(readField(readField(params, 'optionalNamespaces'), 'eip155'), { methods: [...methods] })

/**
 * From now on, what was asked for goes out as it was: `authenticate` gets no methods, which are added here. The
 * function that is given back is told of it before it is asked for, and gives what says how it went out.
 */
export const amendSignIns = (engine: object): ((asked: AskedSignIn) => () => SentSignIn | undefined) => {
  const pending = new Map<unknown, Amended>()
  const send = readField(engine, 'sendRequest')
  if (isSend(send)) {
    const sendAmended: Send = (request) => {
      const params = readField(request, 'params')
      const payload = readField(params, 'authPayload')
      const own = pending.get(readField(payload, 'nonce'))
      if (own !== undefined) {
        amendPayload(payload, own.asked)
        own.sent = sentIn(request)
      }
      const topic = readField(request, 'topic')
      const other = [...pending.values()].find(({ sent }) => sent !== undefined && sent.pairingTopic === topic)
      if (other !== undefined) amendProposal(params, other.asked)
      return Reflect.apply(send, engine, [request])
    }
    Reflect.set(engine, 'sendRequest', sendAmended)
  }
  return (asked) => {
    const own: Amended = { asked }
    pending.set(asked.message.nonce, own)
    return () => {
      pending.delete(asked.message.nonce)
      return own.sent
    }
  }
}
