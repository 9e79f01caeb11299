import type { Address } from 'viem'
import type { CaipNetworkId } from '../../domain/network/network.js'

/** A token of the sandbox; `address` is absent for the chain's own coin. */
export interface SandboxAsset {
  readonly name: string
  readonly symbol: string
  readonly decimals: number
  readonly address: Address | undefined
}

interface SandboxProfile {
  readonly name: string
  readonly avatar: string
}

/** Reads a chain of the sandbox, anew at each call. */
export interface SandboxChain {
  readonly url: string
  readonly caipNetworkId: CaipNetworkId
  readonly accounts: readonly Address[]
  readonly assets: readonly SandboxAsset[]
  /** In base units. */
  readonly balance: (owner: Address, asset: SandboxAsset) => Promise<bigint>
  /** US dollars with 8 decimals. */
  readonly price: (asset: SandboxAsset) => Promise<bigint>
  readonly profile: (owner: Address) => Promise<SandboxProfile>
  readonly close: () => Promise<void>
}
