import * as TE from 'fp-ts/TaskEither'
import type { SchedulerLike } from 'rxjs'
import type { PorticoOptions } from '../../../application/portico.js'
import type { HistoryApi } from '../../../application/ports/blockchainApi.js'
import type { EmbeddedWallet } from '../../../application/ports/embeddedWallet.js'
import type { KeyValueStore } from '../../../application/ports/storage.js'
import type { Names } from '../../../application/ports/names.js'
import * as PORTS from '../../../application/ports/tokens.js'
import type { Transfers } from '../../../application/ports/transfers.js'
import type { WalletCalls } from '../../../application/ports/walletCalls.js'
import type { WalletConnector } from '../../../application/ports/walletConnector.js'
import type { SendApi } from '../../../application/send/sendApi.js'
import type { RequestError } from '../../../domain/connect/walletRequest.js'
import type { CaipNetworkId, Network } from '../../../domain/network/network.js'
import type { SendStep } from '../../../domain/send/sendState.js'
import { createPortico } from '../../../infrastructure/container/createPortico.js'
import { readField } from '../../../infrastructure/shared/safeRead.js'
import { mainnet, polygon } from '../../../networks.js'
import { fakeBalanceApi } from '../../fakes/fakeBalanceApi.js'
import { fakeChainRpc } from '../../fakes/fakeChainRpc.js'
import { fakeConnectorRegistry } from '../../fakes/fakeConnectorRegistry.js'
import { fakeHostEnvironment } from '../../fakes/fakeHostEnvironment.js'
import { fakeKeyValueStore } from '../../fakes/fakeKeyValueStore.js'
import { fakeLog } from '../../fakes/fakeLog.js'
import { fakeNames } from '../../fakes/fakeNames.js'
import { fakeSupportedChainsApi } from '../../fakes/fakeSupportedChainsApi.js'
import { fakeTransfers } from '../../fakes/fakeTransfers.js'
import { fakeWalletConnector } from '../../fakes/fakeWalletConnector.js'
import { aToken } from '../../support/aToken.js'
import { makeVirtualTime } from '../../support/makeVirtualTime.js'
import { until } from '../../support/until.js'

export const HASH = `0x${'5e'.repeat(32)}`
export const FROM = `0x${'a1'.repeat(20)}`
/** In lower case, as typed, and with its checksum (EIP-55). */
export const TYPED = '0x71c7656ec7ab88b098defb751b7401b5f6d8976f'
export const TO = '0x71C7656EC7ab88b098defB751B7401B5f6d8976F'
export const CONTRACT = `0x${'c0'.repeat(20)}`
const REQUEST = { method: 'eth_sendTransaction', params: [{ value: '0x1' }] }

export type Answer = TE.TaskEither<RequestError, unknown>

export interface SendWorld {
  readonly options?: Partial<PorticoOptions>
  /** Storage between visits; empty by default. */
  readonly store?: KeyValueStore
  /** The history of the account; unavailable by default. */
  readonly historyApi?: HistoryApi
  readonly names?: Names
  readonly time?: ReturnType<typeof makeVirtualTime>
  /** Wallets beside `a`, which is on Ethereum. */
  readonly others?: readonly WalletConnector[]
  /** The host's port; Portico's by default. */
  readonly walletCalls?: WalletCalls
  /** Portico's transfers on a fake node, by the page's clock; `fakeTransfers` by default. */
  readonly transfersBy?: (scheduler: SchedulerLike) => Transfers
  /** Replaces further ports, and those above. */
  readonly ports?: NonNullable<PorticoOptions['override']>
  /** The only wallet of the page, if visitors log in. */
  readonly embedded?: EmbeddedWallet
}

const tokenOn = ({ caipNetworkId }: Network) =>
  aToken({ chainId: caipNetworkId, address: `${caipNetworkId}:${CONTRACT}` })

/** A page for transfers: one coin and ten USDC, a chain that prepares everything, and a wallet `a` that sends it. */
export const setUpSend = ({
  options,
  store = fakeKeyValueStore(),
  historyApi,
  names = fakeNames({}),
  others = [],
  walletCalls,
  transfersBy,
  ports = () => undefined,
  embedded,
  time = makeVirtualTime(),
}: SendWorld = {}) => {
  const transfers = fakeTransfers()
  const [units, fee] = [1n, 10n]
  transfers.prepareWith(
    TE.right({ request: REQUEST, units, fee, expectedFee: 3n, deposit: 0n, arrives: units, remains: 9n }),
  )
  const asked: string[] = []
  let chainId: Answer = TE.right('0x1')
  let answer: Answer = TE.right(HASH)
  const plain = fakeWalletConnector({ id: 'a', accounts: [FROM], scheduler: time.scheduler })
  const wallet: WalletConnector = {
    ...plain,
    request:
      ({ method }) =>
      () => {
        asked.push(method)
        return (method === 'eth_chainId' ? chainId : method === 'eth_sendTransaction' ? answer : TE.right(null))()
      },
  }
  const chain = fakeChainRpc(TE.right(10n ** 18n))
  const balances = fakeBalanceApi(TE.right([mainnet, polygon].map(tokenOn)))
  const portico = createPortico({
    networks: [mainnet, polygon],
    ...options,
    override: (binder) => {
      const { value } = binder
      if (embedded === undefined) value(PORTS.CONNECTOR_REGISTRY, fakeConnectorRegistry([wallet, ...others]))
      else value(PORTS.EMBEDDED_WALLET, async () => embedded)
      value(PORTS.CHAIN_RPC, chain)
      value(PORTS.NAMES, names)
      if (historyApi !== undefined) value(PORTS.HISTORY_API, historyApi)
      value(PORTS.BALANCE_API, balances)
      value(PORTS.SUPPORTED_CHAINS_API, fakeSupportedChainsApi())
      value(PORTS.HOST_ENVIRONMENT, fakeHostEnvironment())
      value(PORTS.TRANSFERS, transfersBy?.(time.scheduler) ?? transfers)
      value(PORTS.SCHEDULER, time.scheduler)
      value(PORTS.LOG, fakeLog())
      value(PORTS.KEY_VALUE_STORE, store)
      if (walletCalls !== undefined) value(PORTS.WALLET_CALLS, walletCalls)
      ports(binder)
    },
  })
  const send = async (): Promise<SendApi> => {
    const api = await portico.feature('send')
    if (api === undefined) throw new Error('sending is off')
    return api
  }
  const stepOf = ({ state: { value } }: SendApi): SendStep['_tag'] | undefined =>
    value._tag === 'Ready' ? value.step._tag : undefined
  return {
    portico,
    transfers,
    chain,
    time,
    balances,
    store,
    send,
    stepOf,
    wallet: plain.wallet,
    /** The methods that the wallet was asked for while sending. */
    walletAsked: (): readonly string[] => asked.filter((method) => /^eth_(?:chainId|send)/.test(method)),
    walletIsOn: (next: Answer): void => {
      chainId = next
    },
    walletAnswers: (next: Answer): void => {
      answer = next
    },
    /** Fills the form in as a visitor does. */
    fill: (api: SendApi): void => {
      api.setAmount({ _tag: 'Asset', text: '0.5' })
      api.setReceiver(TYPED)
    },
    passes: (holds: () => boolean): Promise<void> => until(holds, { everyMs: 1, between: () => time.advance(10) }),
    viewOf: (): string => {
      const { value } = portico.modal
      return value._tag === 'Open' ? (value.history.at(-1)?.name ?? '') : value._tag
    },
  }
}

/** The code and text of the error that a promise rejects with. */
export const failureOf = (promise: Promise<unknown>): Promise<unknown> =>
  promise.then(
    (value) => ({ resolved: value }),
    (error: unknown) => `${String(readField(error, 'code'))}: ${String(readField(error, 'message'))}`,
  )

/** A wallet of another namespace. */
export const aWalletOf = (namespace: WalletConnector['namespace'], id: string, at: CaipNetworkId, account: string) =>
  fakeWalletConnector({ id, namespace, accounts: [account], caipNetworkId: at })
