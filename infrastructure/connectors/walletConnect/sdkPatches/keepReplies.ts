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

/** The relay delivers the replies to an earlier page load when the socket opens, before anything asks for them. */
const MOST_KEPT = 20

/** Emits the reply to a request of a session once it is there: unvalidated, with `result` or `error`. */
type LateReply = (topic: string, id: number) => Observable<unknown>

/** Keeps the latest replies of wallets; the returned function reads them. */
export const keepReplies = (engine: object): LateReply => {
  const kept = new Map<string, unknown>()
  const replies = new Subject<readonly [string, unknown]>()
  const keyOf = (topic: unknown, id: unknown): string => `${String(topic)} ${String(id)}`
  const onReply = readField(engine, 'onRelayEventResponse')
  if (isOnReply(onReply)) {
    const keepReply: OnReply = (reply) => {
      const payload = readField(reply, 'payload')
      const key = keyOf(readField(reply, 'topic'), readField(payload, 'id'))
      kept.set(key, payload)
      const [oldest] = kept.keys()
      if (kept.size > MOST_KEPT && oldest !== undefined) kept.delete(oldest)
      replies.next([key, payload])
      return onReply.call(engine, reply)
    }
    Reflect.set(engine, 'onRelayEventResponse', keepReply)
  }
  return (topic, id) => {
    const key = keyOf(topic, id)
    const later = replies.pipe(
      filter(([each]) => each === key),
      map(([, payload]) => payload),
    )
    return merge(kept.has(key) ? of(kept.get(key)) : [], later).pipe(take(1))
  }
}
