/*
 * Repairs: the SDK makes a session of what a wallet says that it signed, before anybody has looked at it. An answer of
 *   another shape, or a signature that is none, rejects a promise that nobody can catch; one that does not verify
 *   leaves a session behind; for that of a contract it asks a server of its own; and a refusal loses its code.
 * Seen in: @walletconnect/universal-provider 2.21.8.
 * Can go when: `authenticate` gives the answer before it makes the session, and rejects with what the wallet sent.
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

/** "Unsupported wc_ method": the wallet takes the plain proposal of the same link. */
const METHOD_UNSUPPORTED = 10_001

/** What a wallet replies to one request. */
export interface Reply {
  /** What it says that it signed, unchecked; rejects with the error that it sent. */
  readonly signed: Promise<unknown>
  /** Nobody waits for it any more: the SDK forgets the request, and its own timer for it. */
  readonly drop: () => void
}

/** Takes the reply to a request in the SDK's place. It throws where the SDK is another one. */
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
