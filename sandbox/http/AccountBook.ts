import type { CaipNetworkId } from '../../domain/network/network.js'

export interface BookAsset {
  readonly name: string
  readonly symbol: string
  readonly decimals: number
  /** Plain address of the contract or mint; absent for the chain's own coin. */
  readonly address?: string
  /** In base units. */
  readonly units: bigint
  /** US dollars with 8 decimals. */
  readonly price: bigint
}

/** What the blockchain API knows of the accounts on one chain, read from the chain at each call. */
export interface AccountBook {
  readonly caipNetworkId: CaipNetworkId
  /** Whether a text is an address there. */
  readonly hasAddress: (text: string) => boolean
  readonly assets: (owner: string) => Promise<readonly BookAsset[]>
  readonly identity: (owner: string) => Promise<{ readonly name: string | null; readonly avatar: string | null }>
}
