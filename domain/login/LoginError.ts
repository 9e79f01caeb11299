import type { EmailError } from './EmailError.js'
import type { FrameError } from './FrameError.js'
import type { SocialError } from './SocialError.js'

/** Why an e-mail or social login, or something asked of the wallet behind it, came to nothing. */
export type LoginError =
  | FrameError
  | EmailError
  | SocialError
  /** E-mail and social login are off, or their part of the page could not be loaded (S8-14). */
  | { readonly _tag: 'NoAuthConnector' }
  /** (S8-15) */
  | { readonly _tag: 'NotLoggedIn' }
  /** The wallet gave no address for where it is (S8-19). */
  | { readonly _tag: 'LoginAddressNotFound' }
  /** Neither a safe nor a not-safe method: never posted (S5-18, S8-34). */
  | { readonly _tag: 'RpcNotAllowed'; readonly method: string }
  /** Only EVM and Solana networks have an embedded wallet (S6-04, S8-50). */
  | { readonly _tag: 'LoginChainNotSupported'; readonly id: string }
