import { NEVER, type Observable, type SchedulerLike, Subject, timer } from 'rxjs'
import type { WalletConnector } from '../../../../application/ports/walletConnector.js'
import { makeInjectedConnector } from '../../../../infrastructure/connectors/injected/connector.js'
import { pinProvider } from '../../../../infrastructure/connectors/injected/eip1193Provider.js'
import type {
  WalletConnectClient,
  WalletConnectEvent,
} from '../../../../infrastructure/connectors/walletConnect/client.js'
import { openWalletConnect } from '../../../../infrastructure/connectors/walletConnect/openWalletConnect.js'
import { mainnet } from '../../../../networks.js'
import { fakeHostEnvironment } from '../../../fakes/fakeHostEnvironment.js'
import { fakeKeyValueStore } from '../../../fakes/fakeKeyValueStore.js'
import { isTestAppLink } from '../../../support/isTestAppLink.js'
import { ACCOUNTS, type PayingWallet } from './wallet.js'

/** How a page reaches the wallet. */
export type Reach = 'Injected' | 'Paired'

/** A page's end of the line to the wallet. Whatever arrives for a page that is gone is lost. */
export interface Line {
  readonly connector: WalletConnector
  readonly close: () => void
}

interface LineDeps {
  readonly wallet: PayingWallet
  readonly scheduler: SchedulerLike
}

/** The wallet as an extension, whose provider is in each page. */
export const injectedLine = ({ wallet, scheduler }: LineDeps): Line => {
  let isOpen = true
  const on = new Map<(payload: unknown) => void, string>()
  const stop = wallet.listen((event, payload) => {
    for (const [listener, name] of [...on]) if (name === event) listener(payload)
  })
  const provider = pinProvider({
    request: (asked: Parameters<PayingWallet['request']>[0]) =>
      new Promise((resolve, reject) => {
        if (isOpen)
          wallet.request(asked).then(
            (answer) => isOpen && resolve(answer),
            (error: unknown) => isOpen && reject(error),
          )
      }),
    on: (name: string, listener: (payload: unknown) => void) => void on.set(listener, name),
    removeListener: (_name: string, listener: (payload: unknown) => void) => void on.delete(listener),
  })
  if (provider === undefined) throw new Error('no provider')
  return {
    connector: makeInjectedConnector({ provider, info: { id: 'heron', name: 'Heron' }, scheduler }),
    close: () => {
      isOpen = false
      stop()
    },
  }
}

/** A relay between pages and a phone. While it is down, each side keeps what it has to say. */
export const makeRelay = () => {
  const turned = new Subject<boolean>()
  const sessions: unknown[] = []
  const ended = new Subject<void>()
  let isUp = true
  return {
    isUp: (): boolean => isUp,
    turned: turned as Observable<boolean>,
    turn: (up: boolean): void => {
      isUp = up
      turned.next(up)
    },
    sessions: sessions as readonly unknown[],
    begin: (session: unknown): void => void sessions.splice(0, 1, session),
    ended: ended as Observable<void>,
    end: (): void => {
      sessions.length = 0
      ended.next()
    },
  }
}
export type Relay = ReturnType<typeof makeRelay>

const WEEK_S = 7 * 86_400
const METHODS = ['eth_sendTransaction', 'wallet_sendCalls', 'wallet_getCallsStatus', 'wallet_getCapabilities']
/** After this time, the SDK says that it could not publish a message, and keeps it. */
const PUBLISHES_WITHIN_MS = 60_000

const clientOf = ({ wallet, scheduler }: LineDeps, relay: Relay, isOpen: () => boolean): WalletConnectClient => {
  const events = new Subject<WalletConnectEvent>()
  const whenUp = (act: () => void): void => {
    if (relay.isUp()) return act()
    const waiting = relay.turned.subscribe((up) => {
      if (!up) return
      waiting.unsubscribe()
      act()
    })
  }
  const topic = 'topic-1'
  const session = {
    topic,
    expiry: WEEK_S,
    namespaces: { eip155: { accounts: [`eip155:1:${ACCOUNTS[0]}`], methods: METHODS, events: [] } },
    peer: { metadata: { name: 'Far Wallet', description: '', url: 'https://wallet.example', icons: [] } },
  }
  relay.ended.subscribe(() => isOpen() && events.next({ _tag: 'SessionEnded', topic }))
  return {
    events,
    propose: async () => {
      const settled = wallet.request({ method: 'eth_requestAccounts' }).then(() => {
        relay.begin(session)
        return session
      })
      return { uri: `wc:${topic}@2?symKey=00`, settled, abandon: () => undefined }
    },
    proposeSignIn: () => Promise.reject(new Error('This wallet signs nothing while it pairs.')),
    sessions: () => relay.sessions,
    catchUp: async () => undefined,
    request: (_topic, _chain, request, sent) =>
      new Promise((resolve, reject) => {
        if (!relay.isUp())
          timer(PUBLISHES_WITHIN_MS, scheduler).subscribe(() =>
            reject(new Error('Failed to publish payload, please try again. id:1 tag:1108')),
          )
        whenUp(() => {
          if (!isOpen()) return
          sent(1)
          wallet.request(request).then(
            (answer) => whenUp(() => isOpen() && resolve(answer)),
            (error: unknown) => whenUp(() => isOpen() && reject(error)),
          )
        })
      }),
    lateReply: () => NEVER,
    end: async () => relay.end(),
    isSocketOpen: relay.isUp,
    wake: () => undefined,
    close: () => events.complete(),
  }
}

/** The wallet as a phone behind a relay. */
export const pairedLine = (deps: LineDeps, relay: Relay): Line => {
  let isOpen = true
  const { connectors, dispose } = openWalletConnect({
    open: async () => clientOf(deps, relay, () => isOpen),
    networks: [mainnet],
    visited: () => [],
    visible: fakeHostEnvironment().visible,
    isAppLink: isTestAppLink,
    store: fakeKeyValueStore(),
    scheduler: deps.scheduler,
  })
  const [connector] = connectors
  if (connector === undefined) throw new Error('no connector')
  return {
    connector,
    close: () => {
      isOpen = false
      dispose()
    },
  }
}
