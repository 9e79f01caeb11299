import type { CaipNetworkId } from '../../domain/network/network.js'
import type { SignInSession } from '../../domain/siwx/session.js'
import type { SignInMessage } from '../../domain/siwx/signInMessage.js'

/** Who signs in. */
export interface SiwxAccount {
  /** As its chain writes it; on EVM with its checksum. */
  readonly accountAddress: string
  /** CAIP-2. */
  readonly chainId: CaipNetworkId
}

/**
 * How a site has visitors sign in (S1-07). Each function may reject, and answers within ten seconds: what the visitor
 * takes to sign counts apart.
 */
export interface SiwxConfig {
  /**
   * The fields of what is signed; Portico writes the text (`formatMessage`). It refuses to have anything signed for
   * another page, account or chain, and what lives longer than a day (S-16). Where the account is not known yet, as
   * in a login by e-mail, `accountAddress` is the literal `<<AccountAddress>>`, in whose place the wallet puts its own:
   * nothing else of the message may depend on it.
   */
  readonly createMessage: (account: SiwxAccount) => Promise<SignInMessage>
  /** Signs in the wallet's place. Unless given, the connected wallet signs. */
  readonly signMessage?: (given: SiwxAccount & { readonly message: string }) => Promise<string>
  /** Verifies a session, then keeps it. Rejects where it does not count. */
  readonly addSession: (session: SignInSession) => Promise<void>
  /** The same for several, which take the place of all others. None: signs out. */
  readonly setSessions: (sessions: readonly SignInSession[]) => Promise<void>
  /** Those of an account on a chain that count now. A rejection disconnects the wallet (S8-07). */
  readonly getSessions: (chainId: CaipNetworkId, address: string) => Promise<readonly SignInSession[]>
  /** Signs an account out on a chain. */
  readonly revokeSession: (chainId: CaipNetworkId, address: string) => Promise<void>
  /** Calls the listener when another tab has signed in or out; returns what ends that. */
  readonly onChange?: (listener: () => void) => () => void
  /** Whether nobody stays connected without signing in; anybody may unless given. What is not `false` is as `true`. */
  readonly getRequired?: () => boolean
  /** Whether whoever disconnects is signed out, too; `true` unless given. */
  readonly signOutOnDisconnect?: boolean
}

/** What Portico lends to sessions that are kept on the device. */
export interface SiwxTools {
  /** Scheme, host and port of the page. */
  readonly origin: string
  /** What the browser keeps for the site. `changes` calls when another tab wrote. */
  readonly store: {
    readonly read: (key: string) => string | null
    readonly write: (key: string, value: string) => void
    readonly changes: (key: string, listener: () => void) => () => void
  }
  /**
   * Calls a node of a configured EVM network, by JSON-RPC. Rejects where none answers, and with the `code` and the
   * message of a node that answers an error.
   */
  readonly call: (chainId: CaipNetworkId, method: string, params: readonly unknown[]) => Promise<unknown>
  /** Milliseconds since 1970. */
  readonly now: () => number
}

/** The option `siwx`: a site's own sessions, or ready ones of `portico/siwx`, which need Portico's tools. */
export type Siwx = SiwxConfig | ((tools: SiwxTools) => SiwxConfig)
