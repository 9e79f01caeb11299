import { type WebSocket, WebSocketServer } from 'ws'
import { admit } from './admit.js'
import type { Letter } from './Letter.js'
import { makeMailbox } from './makeMailbox.js'
import { makeRelayMethods } from './makeRelayMethods.js'
import { readFrame } from './readFrame.js'
import type { Relay, RelayFaults } from './Relay.js'
import type { RelayClient } from './RelayClient.js'

/** Clients of Node drop a socket that shows no ping for 35 s. */
const PING_EVERY_MS = 15_000
/** What the real relay closes a socket with that it does not let in. */
const REFUSED = 3000
const METHOD_NOT_FOUND = -32601
const INVALID_PARAMS = -32602

/** A WebSocket JSON-RPC relay on loopback that real WalletConnect clients speak. Letters are encrypted: it knows topics only. */
export const startRelay = async ({ port = 0 }: { readonly port?: number } = {}): Promise<Relay> => {
  const clients = new Set<RelayClient>()
  const mailbox = makeMailbox(Date.now)
  let faults: RelayFaults = {}
  let toLose = 0
  let tags: readonly number[] = []
  let lastId = 0

  const post = (client: RelayClient, topic: string): void => {
    const id = client.subscriptions.get(topic)
    if (id === undefined) return
    for (const letter of mailbox.waitingFor(client.id, topic)) if (!client.underWay.has(letter)) client.deliver(id, letter)
  }
  const publish = (letter: Letter): void => {
    tags = [...tags, letter.tag]
    if (toLose > 0 && letter.tag === faults.lose?.tag) {
      toLose -= 1
      return
    }
    mailbox.put(letter)
    for (const client of clients) post(client, letter.topic)
  }
  const methods = makeRelayMethods({ mailbox, publish, listening: post, now: Date.now })

  const serve = (socket: WebSocket, clientId: string): void => {
    const awaiting = new Map<number, Letter>()
    const say = (frame: object): void => {
      const text = JSON.stringify({ jsonrpc: '2.0', ...frame })
      if (faults.delayMs === undefined) socket.send(text)
      else setTimeout(() => socket.send(text), faults.delayMs)
    }
    const client: RelayClient = {
      id: clientId,
      subscriptions: new Map(),
      underWay: new Set(),
      deliver: (subscriptionId, letter) => {
        const id = (lastId += 1)
        client.underWay.add(letter)
        awaiting.set(id, letter)
        const { topic, message, publishedAt, tag } = letter
        say({ id, method: 'irn_subscription', params: { id: subscriptionId, data: { topic, message, publishedAt, tag } } })
      },
    }
    const answer = (id: string | number, method: string, params: Readonly<Record<string, unknown>>): void => {
      const known = Object.hasOwn(methods, method) ? methods[method] : undefined
      if (known === undefined) return say({ id, error: { code: METHOD_NOT_FOUND, message: `${method} is not known` } })
      try {
        say({ id, result: known(client, params) })
      } catch (error) {
        say({ id, error: { code: INVALID_PARAMS, message: error instanceof Error ? error.message : 'bad parameters' } })
      }
    }
    const pinging = setInterval(() => socket.ping(), PING_EVERY_MS)
    clients.add(client)
    socket.on('close', () => {
      clearInterval(pinging)
      clients.delete(client)
    })
    socket.on('message', (data) => {
      const frame = readFrame(Buffer.isBuffer(data) ? data.toString('utf8') : '')
      if (frame?._tag === 'Question') return answer(frame.id, frame.method, frame.params)
      const letter = frame === undefined ? undefined : awaiting.get(Number(frame.id))
      if (letter === undefined || frame?._tag !== 'Answer' || !frame.accepted) return
      client.underWay.delete(letter)
      mailbox.taken(clientId, letter)
    })
  }

  const server = new WebSocketServer({ port, host: '127.0.0.1' })
  server.on('connection', (socket, request) => {
    socket.on('error', () => socket.terminate())
    if (faults.down === true) return socket.terminate()
    if (faults.refuse !== undefined) return socket.close(REFUSED, faults.refuse)
    // Frames that come before the client is known wait for it.
    socket.pause()
    void admit(new URL(request.url ?? '/', 'ws://localhost')).then((admitted) => {
      if ('reason' in admitted) socket.close(REFUSED, admitted.reason)
      else serve(socket, admitted.clientId)
      socket.resume()
    })
  })
  await new Promise<void>((resolve, reject) => {
    server.once('listening', resolve)
    server.once('error', reject)
  })
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('the relay has no port')
  const dropSockets = (): void => {
    clients.clear()
    server.clients.forEach((socket) => socket.terminate())
  }
  return {
    url: `ws://127.0.0.1:${address.port}`,
    setFaults: (next) => {
      faults = next
      toLose = next.lose?.times ?? 0
    },
    dropSockets,
    tags: () => tags,
    sockets: () => clients.size,
    close: () =>
      new Promise((resolve) => {
        dropSockets()
        server.close(() => resolve())
      }),
  }
}
