import type { CaipNetworkId } from '../../domain/network/network.js'
import type { SignInSession } from '../../domain/siwx/session.js'
import type { SignInMessage } from '../../domain/siwx/signInMessage.js'

/** The account that signs in. */
export interface SiwxAccount {
  /** As its chain spells it; on EVM in checksum spelling. */
  readonly accountAddress: string
  /** CAIP-2. */
  readonly chainId: CaipNetworkId
}

/**
 * How visitors sign in to a site (S1-07). Each function may reject, and has ten seconds to answer, excluding the time
 * that the visitor takes to sign.
 */
export interface SiwxConfig {
  /**
   * The fields of the message; Portico writes the text (`formatMessage`). It refuses messages for another page, account
   * or chain, and those valid for more than a day (S-16). If the account is not known yet, as in a login by e-mail,
   * `accountAddress` is the literal `<<AccountAddress>>`, which the wallet replaces by its own address: no other field
   * of the message may depend on it.
   */
  readonly createMessage: (account: SiwxAccount) => Promise<SignInMessage>
  /** Signs instead of the wallet. Default: the connected wallet signs. */
  readonly signMessage?: (request: SiwxAccount & { readonly message: string }) => Promise<string>
  /** Verifies and stores a session. Rejects if it is invalid. */
  readonly addSession: (session: SignInSession) => Promise<void>
  /** Like `addSession` for several, which replace all others. An empty list signs out. */
  readonly setSessions: (sessions: readonly SignInSession[]) => Promise<void>
  /** The valid sessions of an account on a chain. A rejection disconnects the wallet (S8-07). */
  readonly getSessions: (chainId: CaipNetworkId, address: string) => Promise<readonly SignInSession[]>
  /** Signs an account out on a chain. */
  readonly revokeSession: (chainId: CaipNetworkId, address: string) => Promise<void>
  /** Calls the listener when another tab has signed in or out; returns a function that unsubscribes. */
  readonly onChange?: (listener: () => void) => () => void
  /**
   * Whether wallets that do not sign in are disconnected; absent: they are not. Any result but `false` counts as
   * `true`.
   */
  readonly getRequired?: () => boolean
  /** Whether disconnecting also signs out. Default: `true`. */
  readonly signOutOnDisconnect?: boolean
}

/** What Portico provides to sessions that are stored on the device. */
export interface SiwxTools {
  /** Scheme, host and port of the page. */
  readonly origin: string
  /** The browser's storage for the site. `changes` calls the listener when another tab wrote. */
  readonly store: {
    readonly read: (key: string) => string | null
    readonly write: (key: string, value: string) => void
    readonly changes: (key: string, listener: () => void) => () => void
  }
  /**
   * Sends a JSON-RPC request to a node of a configured EVM network. Rejects if no node answers, or with a node's error:
   * its `code` and message.
   */
  readonly call: (chainId: CaipNetworkId, method: string, params: readonly unknown[]) => Promise<unknown>
  /** Milliseconds since 1970. */
  readonly now: () => number
}

/** The option `siwx`: a site's own sessions, or one of those in `portico/siwx`, which need Portico's tools. */
export type Siwx = SiwxConfig | ((tools: SiwxTools) => SiwxConfig)
