import type { RemoteError } from '../errors/remoteError.js'

/** Why a name led to no address, or an address to no name. */
export type NameError =
  /** ENSIP-15 knows no such name; `reason` is what is wrong with it, in plain words without the name. */
  | { readonly _tag: 'NameMalformed'; readonly reason: string }
  /** Nobody has registered the name, or it has no address on the network. */
  | { readonly _tag: 'NameNotFound' }
  /** What keeps the name failed to say its address (S8-20); `reason` says how, without the name. */
  | { readonly _tag: 'NameResolutionFailed'; readonly reason: string }
  /** `NotConfigured` for a network that names lead to no address of, and where nothing that is set up can tell. */
  | RemoteError
