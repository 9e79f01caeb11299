import { firstValueFrom, from, map, NEVER, Observable, race, Subject } from 'rxjs'
import type { CaipNetworkId } from '../../domain/network/network.js'
import type {
  ProposedNamespaces,
  SignInAnswer,
  WalletConnectClient,
  WalletConnectEvent,
} from '../../infrastructure/connectors/walletConnect/client.js'
import type { FakeEip1193Provider } from './fakeEip1193Provider.js'

const WEEK_S = 7 * 86_400
/** The SDK's answer instead of a wallet's when it ends a session. */
const endedByWallet = (): never => {
  throw Object.assign(new Error('User disconnected.'), { code: 6000 })
}
const METHODS = [
  ...['personal_sign', 'wallet_sendCalls', 'wallet_getCallsStatus'],
  ...['wallet_switchEthereumChain', 'wallet_addEthereumChain'],
]

/** All remote peers of the page on the relay. */
export interface FakeRelayClient extends WalletConnectClient {
  /** Sends a message to the page. */
  readonly say: (event: WalletConnectEvent) => void
  /** Number of listeners. */
  readonly listeners: () => number
  /** Stores a session of an earlier visit: a valid one of these accounts, or any other value. */
  readonly remembers: (accounts: readonly string[]) => void
  readonly keeps: (session: unknown) => void
  /** Topics that were ended by the page. */
  readonly ended: readonly string[]
  readonly wakes: () => number
}

/**
 * A relay with one wallet behind it, a remotely controlled injected one. It grants its account on its current chain,
 * and what `beside` adds.
 */
export const fakeRelayClient = (
  { provider }: Pick<FakeEip1193Provider, 'provider'>,
  beside: object = {},
): FakeRelayClient => {
  const said = new Subject<WalletConnectEvent>()
  const parted = new Subject<void>()
  let listening = 0
  const events = new Observable<WalletConnectEvent>((subscriber) => {
    listening += 1
    const subscription = said.subscribe(subscriber)
    return () => {
      listening -= 1
      subscription.unsubscribe()
    }
  })
  const ended: string[] = []
  let sessions: readonly { readonly topic: string }[] = []
  let accounts: readonly unknown[] = []
  let chain: CaipNetworkId = 'eip155:1'
  let topics = 0
  let wakes = 0
  let requests = 0

  const toChain = (hex: unknown): CaipNetworkId => `eip155:${Number(hex)}`
  const sessionOf = (topic: string) => ({
    topic,
    expiry: WEEK_S,
    namespaces: {
      ...beside,
      eip155: { accounts: accounts.map((address) => `${chain}:${String(address)}`), methods: METHODS, events: [] },
    },
    peer: { metadata: { name: 'Far Wallet', description: '', url: 'https://wallet.example', icons: [] } },
  })
  const renew = (): void => {
    sessions = sessions.map(({ topic }) => sessionOf(topic))
    for (const { topic } of sessions) said.next({ _tag: 'SessionChanged', topic })
  }
  const tell = (name: string, data: unknown): void => {
    for (const { topic } of sessions) said.next({ _tag: 'SessionEvent', topic, name, data, chainId: chain })
  }
  const end = (): void => {
    const over = sessions
    sessions = []
    if (over.length > 0) parted.next()
    for (const { topic } of over) said.next({ _tag: 'SessionEnded', topic })
  }
  provider.on('accountsChanged', (payload) => {
    if (!Array.isArray(payload) || payload.some((each) => typeof each !== 'string' || each.length !== 42))
      return tell('accountsChanged', payload)
    accounts = payload as readonly unknown[]
    if (accounts.length === 0) return end()
    renew()
    tell(
      'accountsChanged',
      accounts.map((address) => `${chain}:${String(address)}`),
    )
  })
  provider.on('chainChanged', (payload) => {
    if (typeof payload !== 'string' || !/^0x[1-9a-f][0-9a-f]{0,8}$/.test(payload)) return tell('chainChanged', payload)
    chain = toChain(payload)
    renew()
    tell('chainChanged', Number(payload))
  })
  const propose = async (_asked?: ProposedNamespaces) => {
    const topic = `topic-${(topics += 1)}`
    const settle = async (): Promise<unknown> => {
      accounts = []
      const answer = await provider.request({ method: 'eth_requestAccounts' })
      if (!Array.isArray(answer)) return answer
      // A wallet that switched meanwhile grants its current chain.
      if (accounts.length === 0) accounts = answer as readonly unknown[]
      chain = toChain(await provider.request({ method: 'eth_chainId' }))
      sessions = [...sessions, sessionOf(topic)]
      return sessionOf(topic)
    }
    const settled = settle()
    settled.catch(() => undefined)
    return { uri: `wc:${topic}@2?symKey=00`, settled, abandon: () => undefined }
  }
  return {
    events,
    say: (event) => said.next(event),
    listeners: () => listening,
    ended,
    wakes: () => wakes,
    remembers: (known) => {
      accounts = known
      sessions = [...sessions, sessionOf('kept')]
    },
    keeps: (session) => {
      sessions = [...sessions, session as { readonly topic: string }]
    },
    // It does not support such requests, and approves the plain proposal of the link.
    proposeSignIn: async () => {
      const { settled, ...link } = await propose()
      return { ...link, answer: settled.then((session): SignInAnswer => ({ _tag: 'Connected', session })) }
    },
    propose,
    sessions: () => sessions,
    catchUp: async () => undefined,
    request: (_topic, _chain, request, sent) => {
      sent((requests += 1))
      return firstValueFrom(race(from(provider.request(request)), parted.pipe(map(endedByWallet))))
    },
    // It answers each request or none.
    lateReply: () => NEVER,
    end: async (topic) => {
      ended.push(topic)
      sessions = sessions.filter((each) => each.topic !== topic)
      await provider.request({ method: 'wallet_revokePermissions', params: [{ eth_accounts: {} }] })
    },
    isSocketOpen: () => true,
    wake: () => {
      wakes += 1
    },
    close: () => said.complete(),
  }
}
