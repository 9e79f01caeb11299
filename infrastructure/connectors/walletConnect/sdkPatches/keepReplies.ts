/*
 * Repairs: the SDK drops a wallet's reply to a request that it does not remember, such as one of an earlier page load,
 *   or that nothing waits for any more.
 * Seen in: @walletconnect/universal-provider 2.21.8.
 * Can go when: the SDK emits an event for each reply.
 */

import { filter, map, merge, type Observable, of, Subject, take } from 'rxjs'
import { readField } from '../../../shared/safeRead.js'

type OnReply = (reply: unknown) => Promise<unknown>
const isOnReply = (value: unknown): value is OnReply => typeof value === 'function'

/** Relays hold back messages for a page that is away; a page may be told of them before it asks for one. */
const MOST_KEPT = 20

/** Identifies a request of this device in later page loads. */
export const referenceOf = (topic: string, id: number): string => `${topic} ${id}`

/**
 * Keeps the latest replies of wallets. The returned function emits the reply to a request once it is there, by its
 * reference: unvalidated, with `result` or `error`.
 */
export const keepReplies = (engine: object): ((reference: string) => Observable<unknown>) => {
  const kept = new Map<string, unknown>()
  const replies = new Subject<readonly [string, unknown]>()
  const onReply = readField(engine, 'onRelayEventResponse')
  if (isOnReply(onReply)) {
    const keepReply: OnReply = (reply) => {
      const [topic, payload] = [readField(reply, 'topic'), readField(reply, 'payload')]
      const reference = referenceOf(String(topic), Number(readField(payload, 'id')))
      kept.set(reference, payload)
      const [oldest] = kept.keys()
      if (kept.size > MOST_KEPT && oldest !== undefined) kept.delete(oldest)
      replies.next([reference, payload])
      return onReply.call(engine, reply)
    }
    Reflect.set(engine, 'onRelayEventResponse', keepReply)
  }
  return (reference) => {
    const later = replies.pipe(
      filter(([each]) => each === reference),
      map(([, payload]) => payload),
    )
    return merge(kept.has(reference) ? of(kept.get(reference)) : [], later).pipe(take(1))
  }
}
