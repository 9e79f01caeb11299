import * as TE from 'fp-ts/TaskEither'
import type { SiwxConfig } from '../../../application/api/siwx.js'
import type { PorticoOptions } from '../../../application/portico.js'
import * as PORTS from '../../../application/ports/tokens.js'
import type { KeyValueStore } from '../../../application/ports/storage.js'
import type { WalletConnector } from '../../../application/ports/walletConnector.js'
import type { SiwxApi } from '../../../application/siwx/siwxApi.js'
import type { RequestError } from '../../../domain/connect/walletRequest.js'
import type { SignInSession } from '../../../domain/siwx/session.js'
import type { SignInMessage } from '../../../domain/siwx/signInMessage.js'
import type { CaipNetworkId } from '../../../domain/network/network.js'
import { createPortico } from '../../../infrastructure/container/createPortico.js'
import { mainnet, polygon } from '../../../networks.js'
import { fakeChainRpc } from '../../fakes/fakeChainRpc.js'
import { fakeConnectorRegistry } from '../../fakes/fakeConnectorRegistry.js'
import { fakeHostEnvironment } from '../../fakes/fakeHostEnvironment.js'
import { fakeKeyValueStore } from '../../fakes/fakeKeyValueStore.js'
import { fakeLog } from '../../fakes/fakeLog.js'
import { fakeWalletConnector } from '../../fakes/fakeWalletConnector.js'
import { makeVirtualTime, type VirtualTime } from '../../support/makeVirtualTime.js'
import { until } from '../../support/until.js'

export const ADDRESS = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed'
export const SIGNATURE = `0x${'5e'.repeat(65)}`

type Answer = TE.TaskEither<RequestError, unknown>

/** A site's sessions in memory; each call is recorded. */
export const makeSessions = () => {
  let sessions: readonly SignInSession[] = []
  let made = 0
  let message: Partial<SignInMessage> = {}
  let failure: { readonly of: keyof SiwxConfig } | undefined
  const calls: string[] = []
  const listeners = new Set<() => void>()
  const held = new Map<keyof SiwxConfig, Promise<void>>()
  const note = async (name: keyof SiwxConfig): Promise<void> => {
    calls.push(name)
    await held.get(name)
    if (failure?.of === name) throw new Error(`${name} is out of order`)
  }
  const isOf = ({ data }: SignInSession, chainId: string, address: string): boolean =>
    data.chainId === chainId && data.accountAddress === address
  const config: SiwxConfig = {
    createMessage: async (account) => {
      await note('createMessage')
      made += 1
      return {
        ...account,
        domain: 'app.example',
        uri: 'https://app.example/',
        version: '1',
        nonce: `nonce${String(made).padStart(8, '0')}`,
        issuedAt: '2026-01-01T10:00:00.000Z',
        ...message,
      }
    },
    addSession: async (session) => {
      await note('addSession')
      sessions = [...sessions, session]
    },
    setSessions: async (next) => {
      await note('setSessions')
      sessions = next
    },
    getSessions: async (chainId, address) => {
      await note('getSessions')
      return sessions.filter((each) => isOf(each, chainId, address))
    },
    revokeSession: async (chainId, address) => {
      await note('revokeSession')
      sessions = sessions.filter((each) => !isOf(each, chainId, address))
    },
    onChange: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
  return {
    config,
    calls,
    all: () => sessions,
    made: () => made,
    /** Sets the statement of later messages. */
    say: (fields: Partial<SignInMessage>): void => {
      message = fields
    },
    fail: (of: keyof SiwxConfig | undefined): void => {
      failure = of && { of }
    },
    /** Delays the answers of a function until the returned function is called. */
    hold: (of: keyof SiwxConfig): (() => void) => {
      let release: () => void = () => undefined
      held.set(of, new Promise((resolve) => (release = resolve)))
      return () => {
        held.delete(of)
        release()
      }
    },
    /** The change came from another tab. */
    elsewhere: (next: readonly SignInSession[]): void => {
      sessions = next
      for (const listener of listeners) listener()
    },
  }
}

type Sessions = ReturnType<typeof makeSessions>

export interface SignInWorld {
  readonly sessions?: Sessions
  readonly siwx?: Partial<SiwxConfig>
  readonly options?: Partial<PorticoOptions>
  readonly store?: KeyValueStore
  /** The address of the wallet. */
  readonly address?: string
  readonly chainId?: CaipNetworkId
  /** The store shared by all pages of a browser, if there are several. */
  readonly time?: VirtualTime
  readonly chainRpc?: ReturnType<typeof fakeChainRpc>
}

/** A page whose visitors sign in, and a wallet `a` on Ethereum that signs every request. */
export const setUpSignIn = ({
  sessions = makeSessions(),
  siwx,
  options,
  store = fakeKeyValueStore(),
  address = ADDRESS,
  chainId = 'eip155:1',
  time = makeVirtualTime(),
  chainRpc = fakeChainRpc(TE.right(10n ** 18n)),
}: SignInWorld = {}) => {
  const asked: { readonly method: string; readonly params?: unknown }[] = []
  let answer: Answer = TE.right(SIGNATURE)
  const plain = fakeWalletConnector({
    id: 'a',
    accounts: [address.toLowerCase()],
    caipNetworkId: chainId,
    scheduler: time.scheduler,
  })
  const wallet: WalletConnector = {
    ...plain,
    request: (request) => () => {
      asked.push(request)
      return answer()
    },
  }
  const log = fakeLog()
  const portico = createPortico({
    networks: [mainnet, polygon],
    siwx: { ...sessions.config, ...siwx },
    ...options,
    override: ({ value }) => {
      value(PORTS.CONNECTOR_REGISTRY, fakeConnectorRegistry([wallet]))
      value(PORTS.CHAIN_RPC, chainRpc)
      value(PORTS.HOST_ENVIRONMENT, fakeHostEnvironment({ origin: 'https://app.example' }))
      value(PORTS.SCHEDULER, time.scheduler)
      value(PORTS.LOG, log)
      value(PORTS.KEY_VALUE_STORE, store)
    },
  })
  const world = {
    portico,
    sessions,
    time,
    store,
    asked,
    log,
    wallet: plain.wallet,
    walletAnswers: (next: Answer): void => {
      answer = next
    },
    siwx: async (): Promise<SiwxApi> => {
      const api = await portico.feature('siwx')
      if (api === undefined) throw new Error('signing in is off')
      return api
    },
    passes: (holds: () => boolean): Promise<void> => until(holds, { everyMs: 1, between: () => time.advance(10) }),
    stateOf: (): string => portico.session.value._tag,
    /** Waits until sign-in is in this state. */
    is: (...tags: readonly string[]): Promise<void> => world.passes(() => tags.includes(portico.session.value._tag)),
    viewOf: (): string => {
      const { value } = portico.modal
      return value._tag === 'Open' ? (value.history.at(-1)?.name ?? '') : value._tag
    },
  }
  return world
}
