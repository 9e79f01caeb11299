import { decodeJWT, verifyJWT } from '@walletconnect/relay-auth'
import { type WebSocket, WebSocketServer } from 'ws'
import { makeMessageStore, type RelayMessage } from './messageStore.js'
import { makeRelayMethods, type RelayClient } from './relayMethods.js'
import { serveClient } from './serveClient.js'

/** Faults of the relay, until changed. */
interface RelayFaults {
  /** Refuses all clients; closes sockets with this reason, in the real relay's wording, cut to 123 bytes. */
  readonly refuse?: string
  /** Offset of the relay's clock from this machine's, in ms; negative if the clients' clocks are ahead. */
  readonly clockMs?: number
  /** Admits clients whatever their clocks, for tests that move a page's clock. */
  readonly ignoresClocks?: boolean
  /** Accepts sockets and cuts them at once. */
  readonly down?: boolean
  /** Delay of every frame to a client, in ms. */
  readonly delayMs?: number
  /** Accepts but never delivers this many messages with this tag. */
  readonly lose?: { readonly tag: number; readonly times: number }
}

/** A running relay. */
export interface Relay {
  /** `ws://…`, for `createPortico({ endpoints: { relay } })`. */
  readonly url: string
  readonly setFaults: (faults: RelayFaults) => void
  /** Cuts every socket; clients reconnect by themselves. */
  readonly dropSockets: () => void
  /** Silently stops all traffic on existing sockets, as for a page in the back-forward cache. */
  readonly freezeSockets: () => void
  /** Tags of relayed messages, oldest first; the contents are encrypted. */
  readonly tags: () => readonly number[]
  readonly sockets: () => number
  readonly close: () => Promise<void>
}

const PROJECT_ID = 'sandbox'

/** Tolerated clock difference of clients in seconds, as in the real relay. */
const LEEWAY_S = 120

/**
 * Client id in a socket's address, or the reason of a refusal, in the real relay's wording. `now`: ms since 1970;
 * without it, clocks are ignored.
 */
const authenticate = async (
  address: URL,
  now: number | undefined,
): Promise<{ readonly clientId: string } | { readonly reason: string }> => {
  if (address.searchParams.get('projectId') !== PROJECT_ID) return { reason: 'Unauthorized: invalid key' }
  const token = address.searchParams.get('auth') ?? ''
  const valid = await verifyJWT(token).catch(() => false)
  if (!valid) return { reason: 'Unauthorized: invalid JWT' }
  const { iss, iat, exp } = decodeJWT(token).payload
  if (now === undefined) return { clientId: iss }
  const seconds = Math.floor(now / 1_000)
  const latest = seconds + LEEWAY_S
  const [early, late] = [iat > latest, exp < seconds - LEEWAY_S]
  const word = early
    ? `not yet valid: basic.iat: ${iat}, now + time_leeway: ${latest}, time_leeway: ${LEEWAY_S}`
    : `expired: Some(${exp})`
  return early || late ? { reason: `JWT validation error: JWT Token is ${word}` } : { clientId: iss }
}

/** Close code of the real relay for refused sockets. */
const REFUSED = 3000

/** Base for parsing request paths; its value does not matter. */
const ANYWHERE = 'ws://localhost'

/** Maximum UTF-8 bytes of a close reason (RFC 6455, 5.5). */
const LONGEST_REASON = 123

/** Refuses a client, with the reason cut to the allowed length. */
const refuse = (socket: WebSocket, reason: string): void => {
  const { read } = new TextEncoder().encodeInto(reason, new Uint8Array(LONGEST_REASON))
  socket.close(REFUSED, reason.slice(0, read))
}

/**
 * A WebSocket JSON-RPC relay on loopback for real WalletConnect clients. Messages are encrypted: it sees topics only.
 */
export const startRelay = async ({ port = 0 }: { readonly port?: number } = {}): Promise<Relay> => {
  const clients = new Set<RelayClient>()
  const store = makeMessageStore(Date.now)
  let faults: RelayFaults = {}
  let toLose = 0
  let tags: readonly number[] = []
  let lastId = 0

  const post = (client: RelayClient, topic: string): void => {
    const id = client.subscriptions.get(topic)
    if (id === undefined) return
    for (const message of store.waitingFor(client.id, topic))
      if (!client.inFlight.has(message)) client.deliver(id, message)
  }
  const publish = (message: RelayMessage): void => {
    tags = [...tags, message.tag]
    if (toLose > 0 && message.tag === faults.lose?.tag) {
      toLose -= 1
      return
    }
    store.put(message)
    for (const client of clients) post(client, message.topic)
  }
  const methods = makeRelayMethods({ store, publish, listening: post, now: Date.now })

  const deps = {
    clients,
    methods,
    delayMs: () => faults.delayMs,
    taken: store.taken,
    nextId: () => (lastId += 1),
  }

  const server = new WebSocketServer({ port, host: '127.0.0.1' })
  server.on('connection', (socket, request) => {
    socket.on('error', () => socket.terminate())
    if (faults.down === true) return socket.terminate()
    if (faults.refuse !== undefined) return refuse(socket, faults.refuse)
    const { url = '/' } = request
    if (!URL.canParse(url, ANYWHERE)) return refuse(socket, 'Invalid address')
    // Frames that arrive before authentication wait for it.
    socket.pause()
    const now = faults.ignoresClocks === true ? undefined : Date.now() + (faults.clockMs ?? 0)
    void authenticate(new URL(url, ANYWHERE), now).then((admitted) => {
      if ('reason' in admitted) refuse(socket, admitted.reason)
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
    freezeSockets: () => {
      clients.clear()
      server.clients.forEach((socket) => socket.pause())
    },
    tags: () => tags,
    sockets: () => clients.size,
    close: () =>
      new Promise((resolve) => {
        dropSockets()
        server.close(() => resolve())
      }),
  }
}
