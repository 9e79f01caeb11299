import * as TE from 'fp-ts/TaskEither'
import type { TaskEither } from 'fp-ts/TaskEither'
import type { BaseAppearance } from '../../../application/api/options.js'
import { createStore } from '../../../application/kernel/store.js'
import type { QuoteQuery } from '../../../application/ports/swapApi.js'
import { makeSwapFeature } from '../../../application/swap/swapFeature.js'
import type { QuoteState, SwapState, SwapStep } from '../../../domain/swap/swapState.js'
import { type AccountHere, isSameAccount } from '../../../domain/account/accountHere.js'
import type { AccountState } from '../../../domain/account/accountState.js'
import type { Network } from '../../../domain/network/network.js'
import type { Proposal } from '../../../domain/requests/proposal.js'
import type { SettledTransaction, TransactionOutcome } from '../../../domain/requests/settledTransaction.js'
import type { ReadSwap, SwapCall } from '../../../domain/swap/swapCall.js'
import type { SwapFailure } from '../../../domain/swap/swapError.js'
import { fakePriceApi } from '../../fakes/fakePriceApi.js'
import { FAKE_ROUTER, fakeSwapApi } from '../../fakes/fakeSwapApi.js'
import { fakeSwapChain } from '../../fakes/fakeSwapChain.js'
import { aToken } from '../../support/aToken.js'
import { makeVirtualTime } from '../../support/makeVirtualTime.js'
import { ACCOUNT, aDollar, aSwapNetwork, DOLLAR_ADDRESS } from '../../domain/swap/aSwap.js'
import { aDevice, fakeOpenPaymentMemory } from '../../fakes/fakeOpenPaymentMemory.js'
import { someOpenPayments } from '../../support/someOpenPayments.js'
import { fateIn } from '../../support/fateIn.js'

export const HASH = `0x${'5e'.repeat(32)}`
export const DOLLAR = aDollar().id

type Ready = Extract<SwapState, { readonly _tag: 'Ready' }>

const NOBODY: AccountState = {
  caipAddress: undefined,
  address: undefined,
  balance: undefined,
  balanceSymbol: undefined,
  user: undefined,
  profileName: undefined,
  profileImage: undefined,
  tokenBalance: undefined,
  smartAccountDeployed: undefined,
  currentTab: 'Tokens',
  preferredAccountType: 'eoa',
  socialProvider: undefined,
  socialWindow: undefined,
  farcasterUrl: undefined,
  connectedWalletInfo: undefined,
  addressExplorerUrl: undefined,
  status: 'disconnected',
}

const accountOn = ({ caipNetworkId }: Network, address: string, balance = '2'): AccountState => ({
  ...NOBODY,
  status: 'connected',
  address,
  caipAddress: `${caipNetworkId}:${address}`,
  balance,
  tokenBalance: [
    aToken({
      chainId: caipNetworkId,
      address: `eip155:8453:${DOLLAR}`,
      name: 'Dollar',
      symbol: 'USDC',
      price: 1,
      quantity: { decimals: '6', numeric: '100' },
    }),
  ],
})

/** A quote of twice the paid amount, in base units. */
export const twice = ({ amount, from, to }: QuoteQuery) =>
  TE.right([{ fromAmount: amount, toAmount: amount * 2n, from, to }])

/**
 * Swaps over fakes: an account on Base with 2 Ether and 100 dollars, quotes of twice the paid amount, and a wallet that
 * sends every request. Built transactions match the quote.
 */
export const setUpSwap = ({ routers = [FAKE_ROUTER] }: { readonly routers?: readonly string[] } = {}) => {
  const time = makeVirtualTime()
  const [swapApi, priceApi, chain] = [fakeSwapApi(), fakePriceApi(), fakeSwapChain()]
  const { name, symbol, decimals } = aDollar()
  swapApi.tokensWith(() => TE.right([{ address: DOLLAR_ADDRESS, name, symbol, decimals }]))
  swapApi.quotesWith(twice)
  chain.balanceWith(TE.right(2n * 10n ** 18n))
  const at = (network: Network, who = ACCOUNT): AccountHere => ({
    _tag: 'Here',
    namespace: 'eip155',
    address: who,
    network,
  })
  const here = createStore<AccountHere>(at(aSwapNetwork()))
  const account = createStore<AccountState>(accountOn(aSwapNetwork(), ACCOUNT))
  const visible = createStore(true)
  const settled = createStore<readonly SettledTransaction[]>([])
  const proposals = createStore<readonly Proposal[]>([])
  const walletAsked: SwapCall[][] = []
  const device = aDevice()
  const memory = fakeOpenPaymentMemory(device)
  const refreshed: string[] = []
  let answer: TaskEither<SwapFailure, string> = TE.right(HASH)
  let takesBatches = false
  const ask = (calls: readonly SwapCall[]) => () => {
    walletAsked.push([...calls])
    return answer()
  }
  const make = () =>
    makeSwapFeature({
      here,
      account,
      visible,
      swapApi,
      priceApi,
      fateOf: fateIn({ settled, proposals }),
      openPayments: someOpenPayments(time.scheduler, { memory, fateOf: fateIn({ settled, proposals }) }),
      appearance: createStore<BaseAppearance>({
        mode: 'light',
        variables: {},
        locale: 'en',
        messages: {},
        layout: 'narrow',
      }),
      refresh: () => undefined,
      swapped: ({ pay, get }) => refreshed.push(`${pay.id} ${get.id}`),
      swapChain: chain,
      routers: { 'eip155:8453': routers },
      currency: 'usd',
      askWallet: (_quote, call) => ask([call]),
      askForBatch: (_quote, calls) => ask(calls),
      takesBatches: () => TE.right(takesBatches),
      feePayer: () => 'Sender',
      scheduler: time.scheduler,
    })
  let swap = make()
  const ready = (): Ready => {
    const { value } = swap.state
    if (value._tag !== 'Ready') throw new Error(value._tag)
    return value
  }
  // The router call matches the last quote.
  chain.readWith((call): ReadSwap | undefined => {
    const { quoting } = ready()
    const quote = quoting._tag === 'Quoted' ? quoting.quote : quoting._tag === 'Asking' ? quoting.last : undefined
    if (quote === undefined) return undefined
    const { pay, get, payUnits, leastUnits } = quote
    return { amount: payUnits, least: leastUnits, recipient: call.from, pay: pay.id, get: get.id }
  })
  return {
    time,
    swapApi,
    priceApi,
    chain,
    visible,
    walletAsked,
    /** The open payments of another tab. */
    elsewhere: someOpenPayments(time.scheduler, { memory: fakeOpenPaymentMemory(device) }),
    refreshed,
    proposals,
    ready,
    get swap() {
      return swap
    },
    /** Reloads the page: its state is lost, and its pending requests are dropped. */
    reload: (): void => {
      swap.dispose()
      swap = make()
    },
    watch: () => swap.state.changes.subscribe(),
    quoting: (): QuoteState => ready().quoting,
    step: (): SwapStep => swap.step.value,
    pay: (text: string): void => swap.setAmount({ _tag: 'Asset', text }),
    walletAnswers: (next: TaskEither<SwapFailure, string>): void => {
      answer = next
    },
    takeBatches: (): void => {
      takesBatches = true
    },
    settles: (id: string, outcome: TransactionOutcome): void =>
      settled.update((list) => [
        ...list,
        {
          id,
          outcome,
          namespace: 'eip155',
          connectorId: 'a',
          caipNetworkId: 'eip155:8453',
          address: ACCOUNT,
          sentAt: 0,
          settledAt: 0,
        },
      ]),
    /** Changes the account, the network, or the coin balance. */
    moves: (
      change: { readonly account?: string; readonly network?: Network; readonly balance?: string } = {},
    ): void => {
      const to = change.network ?? aSwapNetwork()
      here.update((before) => {
        const next = at(to, change.account)
        return isSameAccount(before, next) ? before : next
      })
      account.set(accountOn(to, change.account ?? ACCOUNT, change.balance))
    },
    leaves: (): void => {
      here.set({ _tag: 'Nobody' })
      account.set(NOBODY)
    },
  }
}
