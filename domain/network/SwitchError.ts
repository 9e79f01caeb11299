import type { CaipNetworkId } from './CaipNetworkId.js'

/** Why a wallet is not on the network it was asked to move to (U-37). */
export type SwitchError =
  /** The visitor said no in the wallet (EIP-1193 4001). */
  | { readonly _tag: 'SwitchRejected' }
  /** The wallet does not know the chain, and could not be made to (EIP-3326 4902, EIP-3085). */
  | { readonly _tag: 'ChainNotAdded'; readonly networkId: CaipNetworkId }
  /** The wallet said yes and is elsewhere; `reported` is where (U-36). */
  | { readonly _tag: 'SwitchNotHonoured'; readonly reported: CaipNetworkId }
  | { readonly _tag: 'SwitchTimedOut'; readonly afterMs: number }
  /** The wallet already shows a request (EIP-1193 -32002). */
  | { readonly _tag: 'SwitchPending' }
  /** This wallet, or this session, has no such network or cannot switch at all. */
  | { readonly _tag: 'SwitchNotSupported' }
  /** Another switch, a disconnect or the closed modal came in between. */
  | { readonly _tag: 'SwitchAbandoned' }
  /** The wallet refused for a reason of its own; `code` is EIP-1193's or JSON-RPC's. */
  | {
      readonly _tag: 'SwitchFailed'
      readonly code: number | undefined
      readonly message: string
      readonly cause: unknown
    }
