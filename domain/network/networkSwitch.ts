import type { CaipNetworkId } from './network.js'

export type NetworkError =
  /** No configured network has this id (S8-18). */
  | { readonly _tag: 'NetworkNotFound'; readonly id: string }
  /** The namespace, or the chain in the wallet, is not one this page can use (S8-27). */
  | { readonly _tag: 'UnsupportedChain'; readonly id: string }

/** What a wallet said last of a switch that failed. */
interface WalletReason {
  /** Its own words as they may be shown: at most 120 characters, nothing in them that hides (S-10). */
  readonly detail?: string
  /** What it threw. */
  readonly cause?: unknown
}

/** Why a wallet is not on the network it was asked to move to (U-37). */
export type SwitchError =
  /** The visitor said no in the wallet (EIP-1193 4001). */
  | { readonly _tag: 'SwitchRejected' }
  /**
   * The wallet does not know the chain, and could not be made to (EIP-3326 4902, EIP-3085). Its reason is why it added
   * none.
   */
  | ({ readonly _tag: 'ChainNotAdded'; readonly networkId: CaipNetworkId } & WalletReason)
  /** The wallet said yes and is elsewhere; `reported` is where (U-36). */
  | { readonly _tag: 'SwitchNotHonoured'; readonly reported: CaipNetworkId }
  | { readonly _tag: 'SwitchTimedOut'; readonly afterMs: number }
  /** The wallet already shows a request (EIP-1193 -32002). */
  | { readonly _tag: 'SwitchPending' }
  /** This wallet, or this session, has no such network or cannot switch at all. */
  | { readonly _tag: 'SwitchNotSupported' }
  /** Another switch, a disconnect or the closed modal came in between. */
  | { readonly _tag: 'SwitchAbandoned' }
  /** The code that moves wallets did not arrive: the wallet was asked nothing. */
  | { readonly _tag: 'ChunkNotLoaded'; readonly cause: unknown }
  /**
   * The wallet refused for a reason of its own. `code`, EIP-1193's or JSON-RPC's, and `message` are of the switch.
   * Where it was asked to add the chain then, its reason is why it did not.
   */
  | ({
      readonly _tag: 'SwitchFailed'
      readonly code: number | undefined
      readonly message: string
    } & WalletReason)

/** The one switch of network a page can have under way, and how the last one ended. */
export type NetworkSwitch =
  | { readonly _tag: 'Idle' }
  /** The wallet was asked; the visitor approves or rejects there. */
  | { readonly _tag: 'AwaitingApproval'; readonly networkId: CaipNetworkId }
  | { readonly _tag: 'Succeeded'; readonly networkId: CaipNetworkId }
  | { readonly _tag: 'Rejected'; readonly networkId: CaipNetworkId }
  | {
      readonly _tag: 'Failed'
      readonly networkId: CaipNetworkId
      readonly error: Exclude<SwitchError, { readonly _tag: 'SwitchRejected' }>
    }
