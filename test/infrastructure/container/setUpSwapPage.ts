import * as TE from 'fp-ts/TaskEither'
import type { PorticoOptions } from '../../../application/portico.js'
import * as PORTS from '../../../application/ports/tokens.js'
import type { SwapRouters } from '../../../application/ports/swapApi.js'
import type { WalletConnector } from '../../../application/ports/walletConnector.js'
import type { RequestError, WalletRequest } from '../../../domain/connect/walletRequest.js'
import type { HostSwap } from '../../../application/swap/hostSwap.js'
import { createPortico } from '../../../infrastructure/container/createPortico.js'
import { base, gnosis, mainnet } from '../../../networks.js'
import { fakeBalanceApi } from '../../fakes/fakeBalanceApi.js'
import { fakeChainRpc } from '../../fakes/fakeChainRpc.js'
import { fakeConnectorRegistry } from '../../fakes/fakeConnectorRegistry.js'
import { fakeHostEnvironment } from '../../fakes/fakeHostEnvironment.js'
import { fakeKeyValueStore } from '../../fakes/fakeKeyValueStore.js'
import { fakeLog } from '../../fakes/fakeLog.js'
import { fakePriceApi } from '../../fakes/fakePriceApi.js'
import { FAKE_ROUTER, fakeSwapApi } from '../../fakes/fakeSwapApi.js'
import { fakeSwapChain } from '../../fakes/fakeSwapChain.js'
import { fakeWalletConnector } from '../../fakes/fakeWalletConnector.js'
import { aToken } from '../../support/aToken.js'
import { makeVirtualTime } from '../../support/makeVirtualTime.js'
import { until } from '../../support/until.js'
import { ACCOUNT, aDollar, DOLLAR_ADDRESS } from '../../domain/swap/aSwap.js'

export const HASH = `0x${'5e'.repeat(32)}`
export const DOLLAR = aDollar()

type Answer = TE.TaskEither<RequestError, unknown>
type Ready = Extract<HostSwap['state']['value'], { readonly _tag: 'Ready' }>

export interface SwapWorld {
  readonly options?: Partial<PorticoOptions>
  /** Options; Portico's defaults if omitted. */
  readonly routers?: SwapRouters
  /** The account has several owners: the wallet only proposes what it is asked for. */
  readonly owners?: boolean
  /** The wallet takes approval and swap in one prompt (EIP-5792). */
  readonly batches?: boolean
  readonly time?: ReturnType<typeof makeVirtualTime>
  /** Replaces further ports. */
  readonly ports?: NonNullable<PorticoOptions['override']>
}

const BATCHES = { '0x2105': { atomic: { status: 'supported' } } }

/** A page on Base with swaps: two Ether and 100 dollars, quotes of twice the amount, and a wallet that sends. */
export const setUpSwapPage = ({
  options,
  routers,
  owners = false,
  batches = false,
  time = makeVirtualTime(),
  ports = () => undefined,
}: SwapWorld = {}) => {
  const [swapApi, priceApi, chain] = [fakeSwapApi(), fakePriceApi(), fakeSwapChain()]
  const { name, symbol, decimals } = DOLLAR
  swapApi.tokensWith(() => TE.right([{ address: DOLLAR_ADDRESS, name, symbol, decimals }]))
  swapApi.quotesWith(({ amount, from, to }) => TE.right([{ fromAmount: amount, toAmount: amount * 2n, from, to }]))
  chain.balanceWith(TE.right(2n * 10n ** 18n))
  chain.attemptWith((_network, calls) =>
    TE.right({ paid: calls.at(-1)?.value, received: 10n ** 40n, fee: 2n, expectedFee: 1n }),
  )
  const asked: WalletRequest[] = []
  let answer: Answer = TE.right(HASH)
  const plain = fakeWalletConnector({
    id: 'a',
    accounts: [ACCOUNT],
    caipNetworkId: 'eip155:8453',
    scheduler: time.scheduler,
  })
  const wallet: WalletConnector = {
    ...plain,
    ...(owners && { proposalFate: () => TE.left({ _tag: 'RequestOutcomeUnknown' }) }),
    request: (request) => () => {
      asked.push(request)
      if (request.method === 'eth_chainId') return TE.right('0x2105')()
      if (request.method === 'wallet_getCapabilities') return TE.right(batches ? BATCHES : {})()
      return /^(?:eth_sendTransaction|wallet_sendCalls)$/.test(request.method) ? answer() : TE.right(null)()
    },
  }
  const rpc = fakeChainRpc(TE.right(2n * 10n ** 18n))
  const balances = fakeBalanceApi(
    TE.right([
      aToken({
        chainId: 'eip155:8453',
        address: DOLLAR_ADDRESS,
        name,
        symbol,
        quantity: { decimals: '6', numeric: '100' },
      }),
    ]),
  )
  const portico = createPortico({
    networks: [base, gnosis, mainnet],
    ...options,
    override: (binder) => {
      const { value } = binder
      value(PORTS.CONNECTOR_REGISTRY, fakeConnectorRegistry([wallet]))
      value(PORTS.CHAIN_RPC, rpc)
      value(PORTS.BALANCE_API, balances)
      value(PORTS.HOST_ENVIRONMENT, fakeHostEnvironment())
      value(PORTS.SWAP_API, swapApi)
      value(PORTS.PRICE_API, priceApi)
      value(PORTS.SWAP_CHAIN, chain)
      if (routers !== undefined) value(PORTS.SWAP_ROUTERS, routers)
      value(PORTS.SCHEDULER, time.scheduler)
      value(PORTS.LOG, fakeLog())
      value(PORTS.KEY_VALUE_STORE, fakeKeyValueStore())
      ports(binder)
    },
  })
  const swap = async (): Promise<HostSwap> => {
    const api = await portico.feature('swap')
    if (api === undefined) throw new Error('swapping is off')
    return api
  }
  const ready = ({ state: { value } }: HostSwap): Ready => {
    if (value._tag !== 'Ready') throw new Error(value._tag)
    return value
  }
  return {
    portico,
    time,
    swapApi,
    priceApi,
    chain,
    rpc,
    balances,
    swap,
    ready,
    wallet: plain.wallet,
    /** What the wallet was asked to send. */
    sent: (): readonly unknown[] =>
      asked.filter(({ method }) => method === 'eth_sendTransaction').map(({ params }) => params),
    /** The methods that send. */
    sendingBy: (): readonly string[] => asked.map(({ method }) => method).filter((method) => /_send/.test(method)),
    walletAnswers: (next: Answer): void => {
      answer = next
    },
    passes: (holds: () => boolean): Promise<void> => until(holds, { everyMs: 1, between: () => time.advance(25) }),
    viewOf: (): string => {
      const { value } = portico.modal
      return value._tag === 'Open' ? (value.history.at(-1)?.name ?? '') : value._tag
    },
    router: FAKE_ROUTER,
  }
}
