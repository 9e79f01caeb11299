/*
 * Repairs: the SDK awaits neither its unsubscribing from topics, nor what it publishes again from its queue, nor its
 *   check of a topic when a wallet pings it or ends a session, nor that it deletes that session once its answer is out.
 *   The first two fail without a socket, the last two where the session ended just before, also in another tab; the
 *   rejection reaches nobody but the console of the page.
 * Seen in: @walletconnect/universal-provider 2.21.8.
 * Can go when: the SDK catches what its own calls of relayer.unsubscribe, publisher.rpcPublish and engine.isValid…
 *   reject with.
 */

import { readField } from '../../../shared/safeRead.js'

interface Relayer<Args extends readonly unknown[]> {
  unsubscribe: (...args: Args) => Promise<void>
  readonly publisher: object
}

type Asynchronous = (...args: readonly unknown[]) => Promise<unknown>

const isAsynchronous = (value: unknown): value is Asynchronous => typeof value === 'function'

/** Which request stands in the queue: the SDK puts it there when its first attempt, which it does await, has failed. */
const isQueued = (publisher: object, request: unknown): boolean => {
  const queue = readField(publisher, 'queue')
  return queue instanceof Map && queue.has(readField(request, 'id'))
}

interface Client {
  readonly engine: object
  readonly session: { readonly keys: readonly string[] }
}

/** Checks that the SDK starts and does not wait for. */
const CHECKS = ['isValidDisconnect', 'isValidPing']

/** A session that is deleted while it is being deleted is gone, which is what was wanted. */
const deleteOnce = ({ engine, session }: Client): void => {
  const remove = readField(engine, 'deleteSession')
  if (!isAsynchronous(remove)) return
  const removeOnce: Asynchronous = async (wanted, ...others) => {
    try {
      return await remove.call(engine, wanted, ...others)
    } catch (cause) {
      if (session.keys.some((topic) => topic === readField(wanted, 'topic'))) throw cause
      return undefined
    }
  }
  Reflect.set(engine, 'deleteSession', removeOnce)
}

/**
 * Unsubscribing never rejects, nor does a later attempt to publish: what failed stays queued until its deadline. Checks
 * still reject for who waits.
 */
export const catchUnawaited = <Args extends readonly unknown[]>(relayer: Relayer<Args>, client: Client): void => {
  const { engine } = client
  deleteOnce(client)
  for (const name of CHECKS) {
    const check = readField(engine, name)
    if (!isAsynchronous(check)) continue
    const checkHandled: Asynchronous = (...args) => {
      const checked = check.apply(engine, [...args])
      checked.catch(() => undefined)
      return checked
    }
    Reflect.set(engine, name, checkHandled)
  }
  const unsubscribe = relayer.unsubscribe.bind(relayer)
  relayer.unsubscribe = (...args) => unsubscribe(...args).catch(() => undefined)
  const { publisher } = relayer
  const publish = readField(publisher, 'rpcPublish')
  if (!isAsynchronous(publish)) return
  const publishQueued: Asynchronous = (request, options) => {
    const attempt = publish.call(publisher, request, options)
    return isQueued(publisher, request) ? attempt.catch(() => undefined) : attempt
  }
  Reflect.set(publisher, 'rpcPublish', publishQueued)
}
