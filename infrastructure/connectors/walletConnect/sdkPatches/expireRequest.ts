/*
 * Repairs: the SDK's timer for a request rejects a promise that cannot be caught.
 * Seen in: @walletconnect/universal-provider 2.21.8.
 * Can go when: the timer rejects only the promise of `client.request()`.
 */

import { readField } from '../../../shared/safeRead.js'

type Listener = (sent: { readonly request: unknown; readonly id: number }) => void

interface Client {
  readonly engine: object
  readonly events: {
    readonly on: (event: 'session_request_sent', listener: Listener) => unknown
    readonly off: (event: 'session_request_sent', listener: Listener) => unknown
  }
}

/** After this time a wallet drops a request that it has not shown; the SDK's minimum is 300 s. */
export const REQUEST_EXPIRY_S = 310
/** After the connector's deadline, before the SDK's. */
const LOCAL_EXPIRY_MS = 305_000

/**
 * Answers a request shortly before the SDK's own timer, in the form that the SDK uses; the returned function cancels
 * that. `sent` receives the request's relay id.
 */
export const expireRequest = (
  { engine, events }: Client,
  request: object,
  sent: (id: number) => void,
): (() => void) => {
  let timer: ReturnType<typeof setTimeout> | undefined
  const answers = readField(engine, 'events')
  const emit = readField(answers, 'emit')
  const onSent = ({ request: of, id }: Parameters<Listener>[0]): void => {
    if (of !== request || timer !== undefined || typeof emit !== 'function') return
    sent(id)
    timer = setTimeout(
      () =>
        void Reflect.apply(emit, answers, [
          `session_request:${id}`,
          { error: { code: 0, message: 'Request expired.' } },
        ]),
      LOCAL_EXPIRY_MS,
    )
  }
  events.on('session_request_sent', onSent)
  return () => {
    events.off('session_request_sent', onSent)
    clearTimeout(timer)
  }
}
