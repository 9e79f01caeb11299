import type { CaipNetworkId } from './network.js'

export type NetworkError =
  /** No configured network has this id (S8-18). */
  | { readonly _tag: 'NetworkNotFound'; readonly id: string }
  /** The namespace, or the wallet's chain, is not one that this page can use (S8-27). */
  | { readonly _tag: 'UnsupportedChain'; readonly id: string }

/** The wallet's last error during a failed switch. */
interface WalletReason {
  /** The wallet's text, safe to show: at most 120 characters, none of them invisible (S-10). */
  readonly detail?: string
  /** The value that it threw. */
  readonly cause?: unknown
}

/** Why a wallet is not on the network it was asked to move to (U-37). */
export type SwitchError =
  /** The visitor rejected the switch in the wallet (EIP-1193 4001). */
  | { readonly _tag: 'SwitchRejected' }
  /** The wallet does not know the chain, and adding it failed (EIP-3326 4902, EIP-3085). `WalletReason` says why. */
  | ({ readonly _tag: 'ChainNotAdded'; readonly networkId: CaipNetworkId } & WalletReason)
  /** The wallet agreed but is on another network; `reported` is that network (U-36). */
  | { readonly _tag: 'SwitchNotHonoured'; readonly reported: CaipNetworkId }
  | { readonly _tag: 'SwitchTimedOut'; readonly afterMs: number }
  /** The wallet already shows a request (EIP-1193 -32002). */
  | { readonly _tag: 'SwitchPending' }
  /** This wallet or session does not support the network, or cannot switch at all. */
  | { readonly _tag: 'SwitchNotSupported' }
  /** Another switch, a disconnect or the closed modal interrupted it. */
  | { readonly _tag: 'SwitchAbandoned' }
  /** The code that switches networks did not load; the wallet was not asked. */
  | { readonly _tag: 'ChunkNotLoaded'; readonly cause: unknown }
  /**
   * The wallet refused for a reason of its own. `code` (EIP-1193 or JSON-RPC) and `message` are from the switch. If the
   * wallet was then asked to add the chain, `WalletReason` says why it did not.
   */
  | ({
      readonly _tag: 'SwitchFailed'
      readonly code: number | undefined
      readonly message: string
    } & WalletReason)

/** The one network switch that a page can have under way, and how the last one ended. */
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
