import type { ChainNamespace } from '../../domain/network/network.js'
import type { SignInState } from '../../domain/siwx/signInState.js'
import type { Store } from '../kernel/store.js'

/** What the core knows of signing in before its code is loaded, or if the site has no sessions. */
export interface SessionFeature {
  /** Written by the code of signing in only. */
  readonly store: Store<SignInState>
  /** Whether the connected account has to sign in, or to connect again, next; then no other step follows. */
  readonly follows: (() => Promise<boolean>) | undefined
  /** The namespaces whose wallet was restored, not chosen by the visitor in this page. */
  readonly restored: Set<ChainNamespace>
  /** Loads the code of signing in. Never rejects: after a failed load, the next change retries. */
  readonly load: () => Promise<unknown>
}
