import type { CaipNetworkId } from './CaipNetworkId.js'
import type { SwitchError } from './SwitchError.js'

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
