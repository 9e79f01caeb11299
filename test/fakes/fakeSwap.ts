import * as E from 'fp-ts/Either'
import { createStore } from '../../application/kernel/store.js'
import type { HostSwap } from '../../application/swap/hostSwap.js'
import type { SwapPreview, SwapState } from '../../domain/swap/swapState.js'
import type { SwapQuote } from '../../domain/swap/swapQuote.js'
import type { Asset } from '../../domain/asset/asset.js'
import { mainnet } from '../../networks.js'

export type ReadyToSwap = Extract<SwapState, { readonly _tag: 'Ready' }>

const ACCOUNT = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
export const ROUTER = '0x1111111254EEB25477B68fb85Ed929f73A960582'
const USDC_CONTRACT = '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48'

/** A token of mainnet; the coin unless a contract is given. */
export const aSwapToken = (more: Partial<Asset> = {}): Asset => ({
  id: more.contract?.toLowerCase() ?? 'coin',
  name: 'Ether',
  symbol: 'ETH',
  decimals: 18,
  balance: '2',
  price: 2_500,
  ...more,
})

export const ETH = aSwapToken()
export const USDC = aSwapToken({
  contract: USDC_CONTRACT,
  name: 'USD Coin',
  symbol: 'USDC',
  decimals: 6,
  balance: '1250.75',
  price: 1,
})

/** A quote of 1 ETH for 2,480 USDC, valid for ten seconds from `now` (ms since the epoch). */
export const aSwapQuote = (more: Partial<SwapQuote> = {}, now = Date.now()): SwapQuote => ({
  network: mainnet,
  account: ACCOUNT,
  pay: ETH,
  get: USDC,
  payUnits: 10n ** 18n,
  getUnits: 2_480_000_000n,
  leastUnits: 2_455_200_000n,
  leastBy: 'Call',
  expiresAt: now + 10_000,
  ...more,
})

/** A swap of the coin, which needs no approval and has no warnings. */
export const aSwapPreview = (more: Partial<SwapPreview> = {}): SwapPreview => ({
  quote: aSwapQuote(),
  approval: { _tag: 'Enough' },
  isBatch: false,
  call: { from: ACCOUNT, to: ROUTER, value: 10n ** 18n, data: '0x00' },
  arrives: 2_479_500_000n,
  fee: { most: 4_000_000_000_000_000n, expected: 3_000_000_000_000_000n },
  feePayer: 'Sender',
  doubts: [],
  ...more,
})

/** A form with two selected tokens and an amount. */
export const aReadySwap = (more: Partial<ReadyToSwap> = {}): ReadyToSwap => ({
  _tag: 'Ready',
  network: mainnet,
  account: ACCOUNT,
  tokens: [ETH, USDC],
  list: { _tag: 'Loaded' },
  form: { payId: ETH.id, getId: USDC.id, amount: { _tag: 'Asset', text: '1' } },
  checked: { pay: ETH, get: USDC, amount: E.right(10n ** 18n) },
  quoting: { _tag: 'Quoted', quote: aSwapQuote() },
  step: { _tag: 'Editing' },
  ...more,
})

/** A swap feature whose states a test sets, and which records its calls. Its promises never settle. */
export const fakeSwap = (first: SwapState = aReadySwap()) => {
  const told: (readonly [command: string, ...details: readonly unknown[]])[] = []
  const state = createStore<SwapState>(first)
  const note =
    (command: string) =>
    (...details: readonly unknown[]): void =>
      void told.push([command, ...details])
  const waits = <A>(command: string, ...details: readonly unknown[]): Promise<A> => {
    note(command)(...details)
    return new Promise<A>(() => undefined)
  }
  const api: HostSwap = {
    state,
    choose: note('choose'),
    setAmount: note('setAmount'),
    flip: note('flip'),
    retry: note('retry'),
    setApproval: note('setApproval'),
    acceptChange: note('acceptChange'),
    edit: note('edit'),
    review: () => waits('review'),
    confirm: (accepted = []) => waits('confirm', accepted),
    revoke: () => waits('revoke'),
  }
  return {
    api,
    state,
    told,
    /** Replaces parts of a ready state. */
    become: (more: Partial<ReadyToSwap>): void =>
      state.update((now) => (now._tag === 'Ready' ? { ...now, ...more } : now)),
  }
}
