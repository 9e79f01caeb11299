import type { Bank, Landed } from './Bank.js'
import { inContext } from './inContext.js'
import type { Params } from './Params.js'
import { RpcError } from './RpcError.js'
import type { RpcMethod } from './RpcMethod.js'
import { toJson } from './toJson.js'
import { viewAccount } from './viewAccount.js'

export interface Subscriptions {
  readonly methods: Readonly<Record<string, RpcMethod>>
  readonly close: () => void
}

/** What one client of the socket listens to. `say` sends it a text. */
export const makeSubscriptions = (deps: {
  readonly bank: Bank
  readonly say: (text: string) => void
  readonly nextId: () => number
}): Subscriptions => {
  const { bank, say, nextId } = deps
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
      bank.onLanded((landed) => react(id, landed)),
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
    // Another answer may have come first, or the client may have gone.
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
        const done = bank.find(signature)
        // The id of the subscription goes out before its news.
        if (done !== undefined) setImmediate(() => tell(id, done))
        return id
      },
      signatureUnsubscribe: unsubscribe,
      accountSubscribe: (params) => {
        const address = params.address(0)
        const options = params.options(1)
        const look = (): object | null => {
          const account = bank.svm.getAccount(address)
          return account.exists ? viewAccount(bank.svm, account, options) : null
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
          notify('accountNotification', id, inContext(bank, now))
        })
      },
      accountUnsubscribe: unsubscribe,
    },
    close: () => {
      for (const id of [...running.keys()]) stop(id)
    },
  }
}
