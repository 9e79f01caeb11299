import type { WebSocket } from 'ws'
import type { MessageStore, RelayMessage } from './messageStore.js'
import { type RelayClient, type RelayMethod, toWire } from './relayMethods.js'

/** A JSON-RPC frame of a relay client; ids are texts or numbers, and are returned unchanged. */
type Frame =
  | {
      readonly _tag: 'Question'
      readonly id: string | number
      readonly method: string
      readonly params: Readonly<Record<string, unknown>>
    }
  | { readonly _tag: 'Answer'; readonly id: string | number; readonly accepted: boolean }

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** `undefined` if the text is no frame. */
const readFrame = (text: string): Frame | undefined => {
  try {
    const value: unknown = JSON.parse(text)
    if (!isRecord(value) || (typeof value['id'] !== 'string' && typeof value['id'] !== 'number')) return undefined
    const { id, method, params } = value
    if (typeof method === 'string') return { _tag: 'Question', id, method, params: isRecord(params) ? params : {} }
    return { _tag: 'Answer', id, accepted: value['result'] === true }
  } catch {
    return undefined
  }
}

/** Node clients drop a socket without a ping for 35 s. */
const PING_EVERY_MS = 15_000
const METHOD_NOT_FOUND = -32601
const INVALID_PARAMS = -32602

export interface ServeClientDeps {
  readonly clients: Set<RelayClient>
  readonly methods: Readonly<Record<string, RelayMethod>>
  /** Delay of each frame, in ms. */
  readonly delayMs: () => number | undefined
  readonly taken: MessageStore['taken']
  readonly nextId: () => number
}

/** Serves an admitted client until its socket closes. */
export const serveClient = (socket: WebSocket, clientId: string, deps: ServeClientDeps): void => {
  const awaiting = new Map<number, RelayMessage>()
  const say = (frame: object): void => {
    const text = JSON.stringify({ jsonrpc: '2.0', ...frame })
    const wait = deps.delayMs()
    if (wait === undefined) socket.send(text)
    else setTimeout(() => socket.send(text), wait)
  }
  const client: RelayClient = {
    id: clientId,
    subscriptions: new Map(),
    inFlight: new Set(),
    deliver: (subscriptionId, message) => {
      const id = deps.nextId()
      client.inFlight.add(message)
      awaiting.set(id, message)
      say({ id, method: 'irn_subscription', params: { id: subscriptionId, data: toWire(message) } })
    },
  }
  const answer = (id: string | number, method: string, params: Readonly<Record<string, unknown>>): void => {
    const known = Object.hasOwn(deps.methods, method) ? deps.methods[method] : undefined
    if (known === undefined) return say({ id, error: { code: METHOD_NOT_FOUND, message: `${method} is not known` } })
    try {
      say({ id, result: known(client, params) })
    } catch (error) {
      say({ id, error: { code: INVALID_PARAMS, message: error instanceof Error ? error.message : 'bad parameters' } })
    }
  }
  const pinging = setInterval(() => socket.ping(), PING_EVERY_MS)
  deps.clients.add(client)
  socket.on('close', () => {
    clearInterval(pinging)
    deps.clients.delete(client)
  })
  socket.on('message', (data) => {
    const frame = readFrame(Buffer.isBuffer(data) ? data.toString('utf8') : '')
    if (frame?._tag === 'Question') return answer(frame.id, frame.method, frame.params)
    const message = frame === undefined ? undefined : awaiting.get(Number(frame.id))
    if (message === undefined || frame?._tag !== 'Answer' || !frame.accepted) return
    client.inFlight.delete(message)
    deps.taken(clientId, message)
  })
}
