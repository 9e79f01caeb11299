import { type Asset, COIN_ID } from '../../../domain/asset/asset.js'
import type { Network } from '../../../domain/network/network.js'
import { makeQuote, type SwapOrder, type SwapQuote } from '../../../domain/swap/swapQuote.js'
import { aNetwork } from '../../support/aNetwork.js'

export const ACCOUNT = `0x${'A1'.repeat(20)}`
export const ROUTER = `0x${'9e'.repeat(20)}`
export const COIN_ADDRESS = '0xeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeee'
const DOLLAR = `0x${'d0'.repeat(20)}`

/** As the swap API names it. */
export const DOLLAR_ADDRESS = `eip155:8453:${DOLLAR}` as const

/** Base, on which tokens are exchanged. */
export const aSwapNetwork = (change: Partial<Network> = {}): Network =>
  aNetwork({ id: 8453, caipNetworkId: 'eip155:8453', name: 'Base', ...change })

/** Two Ether at 2,000 each, unless changed. */
export const aCoin = (change: Partial<Asset> = {}): Asset => ({
  id: COIN_ID,
  name: 'Ether',
  symbol: 'ETH',
  decimals: 18,
  balance: '2',
  price: 2_000,
  ...change,
})

/** A hundred dollars, unless changed. */
export const aDollar = (change: Partial<Asset> = {}): Asset => ({
  id: DOLLAR,
  contract: DOLLAR,
  name: 'Dollar',
  symbol: 'USDC',
  decimals: 6,
  balance: '100',
  price: 1,
  ...change,
})

/** One Ether for dollars, by default. */
export const anOrder = (change: Partial<SwapOrder> = {}): SwapOrder => ({
  network: aSwapNetwork(),
  account: ACCOUNT,
  pay: aCoin(),
  get: aDollar(),
  payUnits: 10n ** 18n,
  ...change,
})

/** 1,990 dollars for it, quoted at time 0, by default. */
export const aQuote = (change: Partial<SwapOrder> = {}, getUnits = 1_990_000_000n): SwapQuote =>
  makeQuote(anOrder(change), getUnits, 0)
