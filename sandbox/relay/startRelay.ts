import { decodeJWT, verifyJWT } from '@walletconnect/relay-auth'
import { type WebSocket, WebSocketServer } from 'ws'
import { makeMessageStore, type RelayMessage } from './messageStore.js'
import { makeRelayMethods, type RelayClient } from './relayMethods.js'
import { serveClient } from './serveClient.js'

/** What can go wrong with the relay until told otherwise. */
interface RelayFaults {
  /** Nobody is let in; the socket is closed with this reason, as the real relay words it, cut to 123 bytes. */
  readonly refuse?: string
  /** How far the relay's clock is from this machine's, in ms: below zero, the clocks of its clients are ahead. */
  readonly clockMs?: number
  /** Clients are let in whatever their clocks say, as where a test moves that of one page. */
  readonly ignoresClocks?: boolean
  /** Sockets are accepted and cut at once. */
  readonly down?: boolean
  /** Every frame to a client waits that long, in ms. */
  readonly delayMs?: number
  /** So many messages of this tag are accepted and never delivered. */
  readonly lose?: { readonly tag: number; readonly times: number }
}

/** A running relay. */
export interface Relay {
  /** `ws://…`, for `createPortico({ endpoints: { relay } })`. */
  readonly url: string
  readonly setFaults: (faults: RelayFaults) => void
  /** Cuts every socket; clients come back by themselves. */
  readonly dropSockets: () => void
  /** Nothing passes through the sockets that there are, and nobody is told, as in a page that the browser keeps. */
  readonly freezeSockets: () => void
  /** Tags of the messages that passed, oldest first; the contents are encrypted. */
  readonly tags: () => readonly number[]
  readonly sockets: () => number
  readonly close: () => Promise<void>
}

const PROJECT_ID = 'sandbox'

/** How far a client's clock may be off, in seconds, as the real relay has it. */
const LEEWAY_S = 120

/**
 * The client behind a socket's address, or why it is not let in, in the words of the real relay. `now`: ms since 1970;
 * without it, its clock does not matter.
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

/** What the real relay closes a socket with that it does not let in. */
const REFUSED = 3000

/** What stands before the path of a request makes no difference here. */
const ANYWHERE = 'ws://localhost'

/** Bytes of UTF-8 that the reason of a closed socket has room for (RFC 6455, 5.5). */
const LONGEST_REASON = 123

/** Lets nobody in, for a reason that is cut where it is too long to be told. */
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
    // Frames that come before the client is known wait for it.
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
