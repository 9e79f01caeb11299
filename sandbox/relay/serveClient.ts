import type { WebSocket } from 'ws'
import type { Letter } from './Letter.js'
import type { Mailbox } from './makeMailbox.js'
import type { RelayMethod } from './makeRelayMethods.js'
import { readFrame } from './readFrame.js'
import type { RelayClient } from './RelayClient.js'

/** Clients of Node drop a socket that shows no ping for 35 s. */
const PING_EVERY_MS = 15_000
const METHOD_NOT_FOUND = -32601
const INVALID_PARAMS = -32602

export interface ServeClientDeps {
  readonly clients: Set<RelayClient>
  readonly methods: Readonly<Record<string, RelayMethod>>
  /** How long each frame waits, in ms. */
  readonly delayMs: () => number | undefined
  readonly taken: Mailbox['taken']
  readonly nextId: () => number
}

/** Speaks with one client that was let in, until its socket closes. */
export const serveClient = (socket: WebSocket, clientId: string, deps: ServeClientDeps): void => {
  const awaiting = new Map<number, Letter>()
  const say = (frame: object): void => {
    const text = JSON.stringify({ jsonrpc: '2.0', ...frame })
    const wait = deps.delayMs()
    if (wait === undefined) socket.send(text)
    else setTimeout(() => socket.send(text), wait)
  }
  const client: RelayClient = {
    id: clientId,
    subscriptions: new Map(),
    underWay: new Set(),
    deliver: (subscriptionId, letter) => {
      const id = deps.nextId()
      client.underWay.add(letter)
      awaiting.set(id, letter)
      const { topic, message, publishedAt, tag } = letter
      say({
        id,
        method: 'irn_subscription',
        params: { id: subscriptionId, data: { topic, message, publishedAt, tag } },
      })
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
    const letter = frame === undefined ? undefined : awaiting.get(Number(frame.id))
    if (letter === undefined || frame?._tag !== 'Answer' || !frame.accepted) return
    client.underWay.delete(letter)
    deps.taken(clientId, letter)
  })
}
