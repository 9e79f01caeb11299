import type { RemoteError } from '../errors/remoteError.js'

/** Why a name did not resolve to an address, or an address to a name. */
export type NameError =
  /** Not a valid name by ENSIP-15; `reason` says what is wrong in plain words, without the name. */
  | { readonly _tag: 'NameMalformed'; readonly reason: string }
  /** The name is not registered, or has no address on the network. */
  | { readonly _tag: 'NameNotFound' }
  /** The name's resolver failed to return its address (S8-20); `reason` says how, without the name. */
  | { readonly _tag: 'NameResolutionFailed'; readonly reason: string }
  /** `NotConfigured`: names have no addresses on this network, and nothing configured can resolve them. */
  | RemoteError
