/*
 * Repairs: the SDK makes a session from a wallet's signed answer before it can be checked. An answer of another shape,
 *   or an invalid signature, rejects a promise that cannot be caught; a signature that does not verify leaves a session
 *   behind; a contract's signature makes the SDK ask its own server; and a refusal loses its code.
 * Seen in: @walletconnect/universal-provider 2.21.8.
 * Can go when: `authenticate` returns the answer before it makes the session, and rejects with the wallet's error.
 */

import { readField } from '../../../shared/safeRead.js'

type Listener = (reply: unknown) => unknown

interface Replies {
  readonly listeners: (name: string) => readonly unknown[]
  readonly removeAllListeners: (name: string) => unknown
  readonly on: (name: string, listener: Listener) => unknown
}

const isReplies = (value: unknown): value is Replies =>
  ['listeners', 'removeAllListeners', 'on'].every((name) => typeof readField(value, name) === 'function')
const isListener = (value: unknown): value is Listener => typeof value === 'function'

/** "Unsupported wc_ method": the wallet uses the link's plain proposal. */
const METHOD_UNSUPPORTED = 10_001

/** Reply of a wallet to one request. */
export interface Reply {
  /** Signed answer, unvalidated; rejects with the wallet's error. */
  readonly signed: Promise<unknown>
  /** Makes the SDK forget the request and its timer. */
  readonly drop: () => void
}

/** Takes the reply in place of the SDK. Throws if the SDK's internals differ. */
export const takeReply = (engine: object, id: number): Reply => {
  const replies = readField(engine, 'events')
  const name = `session_request:${id}`
  const [theirs] = isReplies(replies) ? replies.listeners(name) : []
  if (!isReplies(replies) || !isListener(theirs)) throw new Error('The SDK does not say what wallets reply.')
  replies.removeAllListeners(name)
  const signed = new Promise<unknown>((resolve, reject) => {
    replies.on(name, (reply) => {
      const error = readField(reply, 'error')
      if (error === undefined) resolve(readField(reply, 'result'))
      else if (readField(error, 'code') !== METHOD_UNSUPPORTED) reject(error)
    })
  })
  return {
    signed,
    drop: () => {
      replies.removeAllListeners(name)
      const dropped = Promise.resolve(theirs({ error: { code: 0, message: 'Request expired.' } }))
      dropped.catch(() => undefined)
    },
  }
}
