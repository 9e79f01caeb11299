/*
 * Repairs: the SDK does not await its unsubscribing from topics, retries from its publish queue, its topic check when a
 *   wallet pings or ends a session, nor the deletion of that session after its answer. The first two fail without a
 *   socket, the last two if the session just ended, also in another tab; the rejections are unhandled.
 * Seen in: @walletconnect/universal-provider 2.21.8.
 * Can go when: the SDK catches rejections of its own calls of relayer.unsubscribe, publisher.rpcPublish and
 *   engine.isValid….
 */

import { readField } from '../../../shared/safeRead.js'

interface Relayer<Args extends readonly unknown[]> {
  unsubscribe: (...args: Args) => Promise<void>
  readonly publisher: object
}

type Asynchronous = (...args: readonly unknown[]) => Promise<unknown>

const isAsynchronous = (value: unknown): value is Asynchronous => typeof value === 'function'

/** Whether a request is in the queue: the SDK queues it after its first, awaited attempt fails. */
const isQueued = (publisher: object, request: unknown): boolean => {
  const queue = readField(publisher, 'queue')
  return queue instanceof Map && queue.has(readField(request, 'id'))
}

interface Client {
  readonly engine: object
  readonly session: { readonly keys: readonly string[] }
}

/** Checks that the SDK does not await. */
const CHECKS = ['isValidDisconnect', 'isValidPing']

/** A second deletion of the same session succeeds. */
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
 * Unsubscribing and later publish attempts never reject: failed messages stay queued until their deadline. Checks still
 * reject for callers that await them.
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
