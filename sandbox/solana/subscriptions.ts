import type { Landed, Ledger } from './Ledger.js'
import { inContext, viewAccount } from './accountMethods.js'
import { type Params, RpcError, type RpcMethod } from './rpcParams.js'
import { answerRpc, toJson } from './answerRpc.js'
import { WebSocketServer } from 'ws'

interface Subscriptions {
  readonly methods: Readonly<Record<string, RpcMethod>>
  readonly close: () => void
}

/** Subscriptions of one socket client. `say` sends it a text. */
const makeSubscriptions = (deps: {
  readonly ledger: Ledger
  readonly say: (text: string) => void
  readonly nextId: () => number
}): Subscriptions => {
  const { ledger, say, nextId } = deps
  const running = new Map<number, () => void>()
  const stop = (id: number): void => {
    running.get(id)?.()
    running.delete(id)
  }
  const notify = (method: string, id: number, result: object): void =>
    say(toJson({ jsonrpc: '2.0', method, params: { result, subscription: id } }))
  const listen = (react: (id: number, landed: Landed) => void): number => {
    const id = nextId()
    running.set(
      id,
      ledger.onLanded((landed) => react(id, landed)),
    )
    return id
  }
  const unsubscribe = (params: Params): boolean => {
    const id = Number(params.whole(0))
    if (!running.has(id)) throw new RpcError(-32602, 'Invalid subscription id.')
    stop(id)
    return true
  }
  const tell = (id: number, { execution, slot }: Landed): void => {
    // Another notification may have come first, or the client may be gone.
    if (!running.has(id)) return
    stop(id)
    notify('signatureNotification', id, { context: { slot }, value: { err: execution.failure?.json ?? null } })
  }
  return {
    methods: {
      signatureSubscribe: (params) => {
        const signature = params.signature(0)
        const id = listen((own, landed) => {
          if (landed.read.signature === signature) tell(own, landed)
        })
        const done = ledger.find(signature)
        // The answer with the subscription's id must be sent before its notification.
        if (done !== undefined) setImmediate(() => tell(id, done))
        return id
      },
      signatureUnsubscribe: unsubscribe,
      accountSubscribe: (params) => {
        const address = params.address(0)
        const options = params.options(1)
        const look = (): object | null => {
          const account = ledger.svm.getAccount(address)
          return account.exists ? viewAccount(ledger.svm, account, options) : null
        }
        let last = toJson(look())
        return listen((id, { accounts }) => {
          if (!accounts.all.includes(address)) return
          const now = look() ?? {
            lamports: 0,
            owner: '11111111111111111111111111111111',
            data: ['', 'base64'],
            executable: false,
            rentEpoch: 0,
            space: 0,
          }
          if (toJson(now) === last) return
          last = toJson(now)
          notify('accountNotification', id, inContext(ledger, now))
        })
      },
      accountUnsubscribe: unsubscribe,
    },
    close: () => {
      for (const id of [...running.keys()]) stop(id)
    },
  }
}

export interface Socket {
  readonly url: string
  readonly dropSockets: () => void
  readonly close: () => Promise<void>
}

/** WebSocket for the chain's notifications, on loopback. */
export const startSocket = async (ledger: Ledger): Promise<Socket> => {
  let lastId = 0
  const server = new WebSocketServer({ port: 0, host: '127.0.0.1' })
  server.on('connection', (socket) => {
    const say = (text: string): void => socket.send(text)
    const subscriptions = makeSubscriptions({ ledger, say, nextId: () => (lastId += 1) })
    socket.on('error', () => socket.terminate())
    socket.on('close', subscriptions.close)
    socket.on('message', (data) => {
      const answer = answerRpc(subscriptions.methods, Buffer.isBuffer(data) ? data.toString('utf8') : '')
      if (answer !== undefined) say(answer)
    })
  })
  await new Promise<void>((resolve, reject) => {
    server.once('listening', resolve)
    server.once('error', reject)
  })
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('the Solana socket has no port')
  const dropSockets = (): void => server.clients.forEach((socket) => socket.terminate())
  return {
    url: `ws://127.0.0.1:${address.port}`,
    dropSockets,
    close: () =>
      new Promise((resolve) => {
        dropSockets()
        server.close(() => resolve())
      }),
  }
}
