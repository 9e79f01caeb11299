import type { ChainNamespace } from '../../domain/network/network.js'
import type { SignInState } from '../../domain/siwx/signInState.js'
import type { Store } from '../kernel/store.js'

/** What the core knows of signing in before its code is there, and where the site has none of it. */
export interface SessionFeature {
  /** Written by the code of signing in alone. */
  readonly store: Store<SignInState>
  /** Whether whoever has just connected is to sign in, or to connect anew: then nothing else follows. */
  readonly follows: (() => Promise<boolean>) | undefined
  /** The namespaces whose wallet came back by itself: nobody has chosen it in this page. */
  readonly restored: Set<ChainNamespace>
  /** Loads the code of signing in. Never rejects: a load that failed is tried again with the next change. */
  readonly load: () => Promise<unknown>
}
