import { WebSocketServer } from 'ws'
import { admit } from './admit.js'
import type { Letter } from './Letter.js'
import { makeMailbox } from './makeMailbox.js'
import { makeRelayMethods } from './makeRelayMethods.js'
import type { Relay, RelayFaults } from './Relay.js'
import type { RelayClient } from './RelayClient.js'
import { serveClient } from './serveClient.js'

/** What the real relay closes a socket with that it does not let in. */
const REFUSED = 3000

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
    for (const letter of mailbox.waitingFor(client.id, topic))
      if (!client.underWay.has(letter)) client.deliver(id, letter)
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

  const deps = {
    clients,
    methods,
    delayMs: () => faults.delayMs,
    taken: mailbox.taken,
    nextId: () => (lastId += 1),
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
      else serveClient(socket, admitted.clientId, deps)
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
