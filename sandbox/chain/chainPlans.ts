import { drawIcon } from '../fixtures/drawIcon.js'
import type { Network } from '../../domain/network/network.js'

/** Identity of a sandbox chain. */
interface ChainPlan {
  /** EIP-155 chain id. */
  readonly id: number
  readonly name: string
  /** Icon for hosts, as an inline image. */
  readonly picture?: string
  readonly coin: { readonly name: string; readonly symbol: string; readonly decimals: number }
}

/** Initial content of a chain. Amounts are in whole coins and tokens, prices in US dollars. */
export interface WorldPlan extends ChainPlan {
  readonly coinPrice: string
  /** The first account's balance of the native coin. */
  readonly coinHeld: string
  /** `held`: balances of the first accounts, in order. */
  readonly tokens: readonly {
    readonly name: string
    readonly symbol: string
    readonly decimals: number
    readonly price: string
    readonly held: readonly string[]
  }[]
  /** An ERC-721 collection: the owning account of each token id, in order. */
  readonly collection: { readonly name: string; readonly symbol: string; readonly owners: readonly number[] }
  /** An ERC-1155 collection: balances of each token id, for the first accounts in order. */
  readonly editions: {
    readonly name: string
    readonly symbol: string
    readonly held: readonly (readonly number[])[]
  }
  /** Tokens that violate ERC-20, initially without holders. `reason`: revert reason. */
  readonly oddTokens: readonly (
    | { readonly kind: 'Silent'; readonly name: string; readonly symbol: string }
    | { readonly kind: 'Stubborn'; readonly name: string; readonly symbol: string; readonly reason: string }
  )[]
  /** Names of accounts by index. */
  readonly names: readonly (readonly [account: number, name: string])[]
}

const one: WorldPlan = {
  id: 31337,
  name: 'Sandbox',
  picture: drawIcon(
    '#b98a3e',
    '<path d="M16 70c10-14 22-14 32 0s22 14 32 0M16 48c10-14 22-14 32 0s22 14 32 0" stroke="#fff6e3" stroke-width="7" fill="none"/>',
  ),
  coin: { name: 'Sandbox Ether', symbol: 'ETH', decimals: 18 },
  coinPrice: '3120.50',
  coinHeld: '12.3456789',
  tokens: [
    { name: 'Cedar Dollar', symbol: 'CDR', decimals: 6, price: '1.00', held: ['1250.75', '80'] },
    { name: 'Wrapped Slate', symbol: 'wSLT', decimals: 8, price: '64210.20', held: ['0.04210007', '1.5'] },
    { name: 'Moss', symbol: 'MOSS', decimals: 18, price: '0.4178', held: ['31415.926535897932384626', '2'] },
    // Without decimals, so that the product drops it (S5-09).
    { name: 'Free Raffle Ticket', symbol: 'RAFFLE', decimals: 0, price: '0', held: ['777', '777'] },
  ],
  collection: { name: 'Estuary Birds', symbol: 'TERN', owners: [0, 1, 0, 2, 0] },
  editions: {
    name: 'Harbour Prints',
    symbol: 'PRNT',
    held: [
      [3, 1],
      [1, 2],
    ],
  },
  oddTokens: [
    { kind: 'Silent', name: 'Old Harbour Dollar', symbol: 'OLDH' },
    { kind: 'Stubborn', name: 'Anchored Note', symbol: 'ANCH', reason: 'ANCH: the anchor holds' },
  ],
  names: [[2, 'wren.sandbox']],
}

/**
 * A chain with a different coin and tokens. The Cedar Dollar has the same address on both chains; only the chain
 * differs.
 */
const two: WorldPlan = {
  id: 31338,
  name: 'Sandbox Two',
  coin: { name: 'Flint', symbol: 'FLNT', decimals: 18 },
  coinPrice: '2.25',
  coinHeld: '480.5',
  tokens: [
    { name: 'Cedar Dollar', symbol: 'CDR', decimals: 6, price: '1.00', held: ['36.5', '12'] },
    { name: 'Heather', symbol: 'HTHR', decimals: 18, price: '7.04', held: ['19.25', '3'] },
  ],
  collection: { name: 'Flint Tools', symbol: 'TOOL', owners: [0, 1] },
  editions: { name: 'Heath Seeds', symbol: 'SEED', held: [[12]] },
  oddTokens: [],
  names: [],
}

/** An empty chain that no host configures and no API knows. */
const three: ChainPlan = {
  id: 31339,
  name: 'Sandbox Three',
  coin: { name: 'Third Ether', symbol: 'ETH', decimals: 18 },
}

/** Uses the id of Base, which the swap API serves; `swap/swapPlan.ts` defines its content. */
const swap: ChainPlan = {
  id: 8453,
  name: 'Sandbox Base',
  coin: { name: 'Ether', symbol: 'ETH', decimals: 18 },
}

export const CHAIN_PLANS = { one, two, three, swap } as const

/** A chain as a host configures it. */
export const networkOf = ({ id, name, coin, picture }: ChainPlan, rpcUrl: string): Network => ({
  id,
  caipNetworkId: `eip155:${id}`,
  chainNamespace: 'eip155',
  name,
  nativeCurrency: coin,
  rpcUrls: { default: { http: [rpcUrl] } },
  ...(picture === undefined ? {} : { imageUrl: picture }),
})
