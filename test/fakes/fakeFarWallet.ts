import { firstValueFrom, from, map, NEVER, Observable, race, type SchedulerLike, Subject, timer } from 'rxjs'
import type { WalletRequest } from '../../domain/connect/walletRequest.js'
import type { CaipNetworkId } from '../../domain/network/network.js'
import type { WalletConnectClient, WalletConnectEvent } from '../../infrastructure/connectors/walletConnect/client.js'
import type { ScriptedWallet } from '../contracts/walletConnector/ScriptedWallet.js'
import type { WalletAnswer } from '../contracts/walletConnector/WalletAnswer.js'

const WEEK_S = 7 * 86_400
const REPEAT_AFTER_MS = 500
const refusal = (code: number, message: string): Error => Object.assign(new Error(message), { code })

/** The grant of a wallet for one namespace, in CAIP-25 terms. */
export interface FarGrant {
  readonly accounts: readonly string[]
  readonly methods: readonly string[]
}

export interface FakeFarWallet {
  readonly client: WalletConnectClient
  readonly script: ScriptedWallet
  /** Chains that requests named, in order. */
  readonly chainsNamed: readonly CaipNetworkId[]
  /** Topics that were ended by the page. */
  readonly ended: readonly string[]
  readonly say: (event: WalletConnectEvent) => void
  /** From now on also grants this beside its own namespace, or instead of it. */
  readonly grants: (others: Readonly<Record<string, FarGrant>>, own?: 'too' | 'not') => void
  /** Updates its open sessions to what it would grant a new one. */
  readonly updates: () => void
  readonly topics: () => readonly string[]
}

/**
 * A relay with one wallet behind it, which has one account on some chains of a namespace and may grant more. Each
 * request names its chain, so the wallet has no current one. Controlled by its script.
 */
export const fakeFarWallet = (deps: {
  readonly account: string
  readonly chains: readonly CaipNetworkId[]
  readonly methods: readonly string[]
  readonly answer: (request: WalletRequest) => unknown
  readonly scheduler: SchedulerLike
}): FakeFarWallet => {
  const namespace = deps.chains[0]?.split(':')[0] ?? ''
  const said = new Subject<WalletConnectEvent>()
  const parted = new Subject<void>()
  const requests: WalletRequest[] = []
  const chainsNamed: CaipNetworkId[] = []
  const ended: string[] = []
  let listening = 0
  let prompts = 0
  let requestId = 0
  let address = deps.account
  let spoken = deps.chains
  let beside: Readonly<Record<string, FarGrant>> = {}
  let isOwnGranted = true
  let sessions: readonly { readonly topic: string }[] = []
  let script: { readonly answer: WalletAnswer; readonly afterMs: number } = { answer: 'approve', afterMs: 0 }

  const own = () => ({
    [namespace]: { accounts: spoken.map((chain) => `${chain}:${address}`), methods: deps.methods, events: [] },
  })
  const sessionOf = (topic: string) => ({
    topic,
    expiry: WEEK_S,
    namespaces: { ...beside, ...(isOwnGranted && own()) },
    peer: { metadata: { name: 'Far Wallet', description: '', url: 'https://wallet.example', icons: [] } },
  })
  const renew = (): void => {
    sessions = sessions.map(({ topic }) => sessionOf(topic))
    for (const { topic } of sessions) said.next({ _tag: 'SessionChanged', topic })
  }
  const tell = (name: string, data: unknown): void => {
    for (const { topic } of sessions) said.next({ _tag: 'SessionEvent', topic, name, data, chainId: spoken[0] ?? '' })
  }
  const tellAll = (): void => {
    renew()
    tell(
      'accountsChanged',
      spoken.map((chain) => `${chain}:${address}`),
    )
    tell('chainChanged', spoken[0])
  }
  const decide = async <A>(approved: () => A): Promise<A | object> => {
    const { answer, afterMs } = script
    if (answer === 'staySilent') return firstValueFrom(NEVER)
    if (answer === 'fail') throw refusal(-32603, 'wallet is broken')
    if (answer === 'answerGarbage') return { garbage: ['0x', -1, null] }
    if (afterMs > 0) await firstValueFrom(timer(afterMs, deps.scheduler))
    if (answer === 'reject') throw refusal(4001, 'User rejected the request.')
    if (answer === 'approveTwice') timer(REPEAT_AFTER_MS, deps.scheduler).subscribe(tellAll)
    return approved()
  }
  const events = new Observable<WalletConnectEvent>((subscriber) => {
    listening += 1
    const subscription = said.subscribe(subscriber)
    return () => {
      listening -= 1
      subscription.unsubscribe()
    }
  })
  const client: WalletConnectClient = {
    events,
    proposeSignIn: () => Promise.reject(new Error('This wallet signs nothing while it pairs.')),
    propose: async () => {
      prompts += 1
      const topic = `topic-${prompts}`
      const settled = decide(() => {
        sessions = [...sessions, sessionOf(topic)]
        return sessionOf(topic)
      })
      settled.catch(() => undefined)
      return { uri: `wc:${topic}@2?symKey=00`, settled, abandon: () => undefined }
    },
    sessions: () => sessions,
    catchUp: async () => undefined,
    request: (_topic, chain, request, sent) => {
      sent((requestId += 1))
      requests.push(request)
      chainsNamed.push(chain)
      const over = parted.pipe(
        map((): never => {
          throw refusal(6000, 'User disconnected.')
        }),
      )
      return firstValueFrom(race(from(decide(() => deps.answer(request))), over))
    },
    // It answers each request or none.
    lateReply: () => NEVER,
    end: async (topic) => {
      ended.push(topic)
      sessions = sessions.filter((each) => each.topic !== topic)
      await decide(() => undefined)
    },
    isSocketOpen: () => true,
    wake: () => undefined,
    close: () => said.complete(),
  }
  return {
    client,
    chainsNamed,
    ended,
    say: (event) => said.next(event),
    topics: () => sessions.map(({ topic }) => topic),
    grants: (others, too = 'too') => {
      beside = others
      isOwnGranted = too === 'too'
    },
    updates: renew,
    script: {
      answersWith: (answer, afterMs = 0) => {
        script = { answer, afterMs }
      },
      // Such a wallet is never asked to switch.
      answersSwitchWith: () => undefined,
      switchPrompts: () => 0,
      doesNotKnow: (id) => {
        spoken = spoken.filter((chain) => chain !== id)
        renew()
      },
      remembersPage: () => {
        sessions = [...sessions, sessionOf('kept')]
      },
      movesToAccount: async (next) => {
        address = next
        renew()
        tell('accountsChanged', [next])
      },
      movesToChain: async (id) => {
        spoken = [id]
        renew()
        tell('chainChanged', id.slice(namespace.length + 1))
      },
      withdrawsAccess: async () => {
        const over = sessions
        sessions = []
        if (over.length > 0) parted.next()
        for (const { topic } of over) said.next({ _tag: 'SessionEnded', topic })
      },
      repeatsItself: async () => tellAll(),
      babbles: async () => {
        for (const data of [
          undefined,
          null,
          'x',
          1,
          [1],
          [{}],
          {},
          [''],
          ['::'],
          { length: -1 },
          ['somebody else'],
          'solana:nowhere',
          // Neither can become text.
          { toString: 1, valueOf: 1 },
          JSON.parse(`${'['.repeat(100_000)}${']'.repeat(100_000)}`),
        ] as readonly unknown[]) {
          tell('accountsChanged', data)
          tell('chainChanged', data)
          tell('other', data)
        }
        said.next({
          _tag: 'SessionEvent',
          topic: 'another',
          name: 'accountsChanged',
          data: ['x'],
          chainId: spoken[0] ?? '',
        })
        for (const { topic } of sessions)
          said.next({ _tag: 'SessionEvent', topic, name: 'chainChanged', data: 1, chainId: 'eip155:1' })
      },
      grantsAccess: () => sessions.length > 0,
      connectPrompts: () => prompts,
      requests: () => requests,
      listeners: () => listening,
    },
  }
}
