import { toHexChainId } from '../../domain/network/hexChainId.js'
import { toQuantity } from '../../domain/requests/evmTransaction.js'
import { requestTarget } from '../../domain/connect/connections.js'
import { pipe } from 'fp-ts/function'
import * as TE from 'fp-ts/TaskEither'
import type { ChainNamespace } from '../../domain/network/network.js'
import { swapAddress } from '../../domain/swap/swapAssets.js'
import type { SwapCall } from '../../domain/swap/swapCall.js'
import type { SwapDoubt } from '../../domain/swap/swapError.js'
import type { SwapQuote } from '../../domain/swap/swapQuote.js'
import { cached } from '../kernel/cached.js'
import { askEvmWallet } from '../payment/askEvmWallet.js'
import { feePayerOf } from '../payment/walletAnswer.js'
import { defineFeature } from '../kernel/feature.js'
import { sendByCalls } from '../payment/sendByCalls.js'
import { token } from '../kernel/token.js'
import {
  HOST_ENVIRONMENT,
  PRICE_API,
  SCHEDULER,
  SWAP_API,
  SWAP_CHAIN,
  SWAP_ROUTERS,
  WALLET_CALLS,
} from '../ports/tokens.js'
import type { WalletRequest } from '../../domain/connect/walletRequest.js'
import { ACCOUNTS } from '../account/tokens.js'
import { APPEARANCE, OPTIONS } from '../api/tokens.js'
import { CONNECT } from '../connect/tokens.js'
import { MODAL } from '../modal/tokens.js'
import { REQUESTS } from '../requests/tokens.js'
import type { HostSwap } from './hostSwap.js'
import { makeSwapFeature, type SwapFeature } from './swapFeature.js'
import { swapPolicies } from './swapPolicies.js'

/** A call as a wallet is asked for it; one that is on another chain by now refuses it. */
const toRequest = ({ network }: SwapQuote, { from, to, value, data }: SwapCall): WalletRequest => ({
  method: 'eth_sendTransaction',
  params: [{ chainId: toHexChainId(network.caipNetworkId), from, to, value: toQuantity(value), data }],
})

/** Max age of a cached balance; funds may have arrived since. */
const OLDEST_BALANCE_MS = 5_000

/** A host without a compiler may pass anything. */
const toDoubts = (given: unknown): readonly SwapDoubt[] => (Array.isArray(given) ? (given as SwapDoubt[]) : [])

/** Swapping tokens (S1-06). Loaded when one of its views opens, or a host asks for it. */
export const swapDefinition = defineFeature({
  name: 'swap',
  token: token<SwapFeature>('Swap'),
  needs: {
    options: OPTIONS,
    accounts: ACCOUNTS,
    connect: CONNECT,
    requests: REQUESTS,
    swapApi: SWAP_API,
    priceApi: PRICE_API,
    swapChain: SWAP_CHAIN,
    routers: SWAP_ROUTERS,
    walletCalls: WALLET_CALLS,
    page: HOST_ENVIRONMENT,
    scheduler: SCHEDULER,
    appearance: APPEARANCE,
  },
  make: ({ options, accounts, connect: { connections, sessions }, requests, page, walletCalls, ...deps }) => {
    const { scheduler } = deps
    const connectorOf = (namespace: ChainNamespace) => sessions[namespace].connector()
    const wallet = { requests, connections, connectorOf, walletCalls, scheduler }
    // Once per account and network, because a paired wallet is asked through a relay.
    const takesBatches = cached(
      ({ quote }: { readonly quote: SwapQuote; readonly target: string }) =>
        pipe(
          walletCalls.takesBatches(quote.network, quote.account, (request) => requests.request('eip155', request)),
          TE.orElse(() => TE.right<undefined, boolean>(false)),
        ),
      { key: ({ target }) => target, ttlMs: Infinity, retryBlockMs: 0, blocked: () => undefined, scheduler },
    )
    return makeSwapFeature({
      ...deps,
      visible: page.visible,
      fateOf: requests.fateOf,
      openPayments: requests.openPayments,
      here: accounts.here,
      account: accounts.activeAccount,
      refresh: () => accounts.active().refresh(scheduler.now() - OLDEST_BALANCE_MS),
      swapped: ({ network, pay, get }) =>
        accounts.active().refresh(scheduler.now(), [swapAddress(network, pay), swapAddress(network, get)]),
      currency: options.currency,
      askWallet: (quote, call, noted) => askEvmWallet(wallet, quote.network, toRequest(quote, call), noted),
      askForBatch: (quote, calls) => async () =>
        sendByCalls(
          wallet,
          quote.network,
          calls.map((call) => toRequest(quote, call)),
        )(),
      feePayer: () => feePayerOf(connectorOf('eip155')),
      takesBatches: (quote) => takesBatches({ quote, target: requestTarget(connections.value.eip155) }),
    })
  },
  with: { modal: MODAL, appearance: APPEARANCE, scheduler: SCHEDULER },
  join: (swap, others) => ({
    policies: swapPolicies({ swap, ...others }),
    api: async (settle): Promise<HostSwap> => ({
      state: swap.state,
      choose: (side, tokenId) => swap.choose(side === 'Get' ? 'Get' : 'Pay', tokenId),
      setAmount: swap.setAmount,
      flip: swap.flip,
      retry: swap.retry,
      review: () => settle(swap.review),
      setApproval: (kind) => swap.setApproval(kind === 'Unlimited' ? 'Unlimited' : 'Exact'),
      acceptChange: swap.acceptChange,
      confirm: (accepted) => settle(swap.confirm(toDoubts(accepted))),
      revoke: () => settle(swap.revoke),
      edit: swap.edit,
    }),
  }),
})
