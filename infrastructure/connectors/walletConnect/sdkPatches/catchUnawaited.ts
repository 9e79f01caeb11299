/*
 * Repairs: the SDK awaits neither its unsubscribing from topics nor what it publishes again from its queue. Without a
 *   socket both fail, and the rejection reaches nobody but the console of the page.
 * Seen in: @walletconnect/universal-provider 2.21.8.
 * Can go when: the SDK catches what its own calls of relayer.unsubscribe and publisher.rpcPublish reject with.
 */

import { readField } from '../../../shared/safeRead.js'

interface Relayer<Args extends readonly unknown[]> {
  unsubscribe: (...args: Args) => Promise<void>
  readonly publisher: object
}

type Publish = (request: unknown, options: unknown) => Promise<unknown>

const isPublish = (value: unknown): value is Publish => typeof value === 'function'

/** Which request stands in the queue: the SDK puts it there when its first attempt, which it does await, has failed. */
const isQueued = (publisher: object, request: unknown): boolean => {
  const queue = readField(publisher, 'queue')
  return queue instanceof Map && queue.has(readField(request, 'id'))
}

/** Unsubscribing never rejects, nor does a later attempt to publish: what failed stays queued until its deadline. */
export const catchUnawaited = <Args extends readonly unknown[]>(relayer: Relayer<Args>): void => {
  const unsubscribe = relayer.unsubscribe.bind(relayer)
  relayer.unsubscribe = (...args) => unsubscribe(...args).catch(() => undefined)
  const { publisher } = relayer
  const publish = readField(publisher, 'rpcPublish')
  if (!isPublish(publish)) return
  const publishQueued: Publish = (request, options) => {
    const attempt = publish.call(publisher, request, options)
    return isQueued(publisher, request) ? attempt.catch(() => undefined) : attempt
  }
  Reflect.set(publisher, 'rpcPublish', publishQueued)
}
