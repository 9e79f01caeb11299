import { readField } from '../readField.js'

type Listener = (sent: { readonly topic: string; readonly id: number }) => void

interface Client {
  readonly engine: object
  readonly events: {
    readonly on: (event: 'session_request_sent', listener: Listener) => unknown
    readonly off: (event: 'session_request_sent', listener: Listener) => unknown
  }
}

/** After this a wallet drops a request that it has not shown; the SDK takes no less than 300 s. */
export const REQUEST_EXPIRY_S = 310
/** The connector has given up by then, and the SDK has not. */
const QUIET_AFTER_MS = 305_000

/**
 * The SDK's own timer for a request rejects a promise that nobody can catch. Its next request is answered here shortly before, in the way
 * the SDK answers itself; the function that is returned stops that.
 */
export const expireQuietly = ({ engine, events }: Client, topic: string): (() => void) => {
  let timer: ReturnType<typeof setTimeout> | undefined
  const answers = readField(engine, 'events')
  const emit = readField(answers, 'emit')
  const onSent = ({ topic: of, id }: Parameters<Listener>[0]): void => {
    if (of !== topic || timer !== undefined || typeof emit !== 'function') return
    timer = setTimeout(() => void Reflect.apply(emit, answers, [`session_request:${id}`, { error: { code: 0, message: 'Request expired.' } }]), QUIET_AFTER_MS)
  }
  events.on('session_request_sent', onSent)
  return () => {
    events.off('session_request_sent', onSent)
    clearTimeout(timer)
  }
}
