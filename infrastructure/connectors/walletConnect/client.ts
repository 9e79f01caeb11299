import { withoutUndefined } from '../../../domain/config/given.js'
import type { CaipNetworkId, ChainNamespace } from '../../../domain/network/network.js'
import type { AskedSignIn } from '../../../domain/pairing/oneClick.js'
import type { Observable } from 'rxjs'
import type { WalletRequest } from '../../../domain/connect/walletRequest.js'
import type { Settings } from '../../../application/api/settings.js'
import type { HostEnvironment } from '../../../application/ports/platform.js'
import type { KeyValueStore } from '../../../application/ports/storage.js'
import type { RecordsPage } from './sessionRecords.js'
import type { ReturningPage } from './sdkPatches/renewOnReturn.js'
import type { TabsPage } from './sessionOwners.js'

/** Proposed permissions of one namespace (CAIP-25). */
export interface ProposedNamespace {
  readonly chains: readonly CaipNetworkId[]
  readonly methods: readonly string[]
  readonly events: readonly string[]
}

/** All namespaces are optional: a wallet grants what it supports. */
export type ProposedNamespaces = Readonly<Partial<Record<ChainNamespace, ProposedNamespace>>>

/** Events of the relay and its wallets. `topic` names the session. */
export type WalletConnectEvent =
  /** Session event of a wallet; `name`, `data` and `chainId` are unvalidated. */
  | {
      readonly _tag: 'SessionEvent'
      readonly topic: string
      readonly name: string
      readonly data: unknown
      readonly chainId: string
    }
  /** The wallet changed or extended its grants; the session must be read again. */
  | { readonly _tag: 'SessionChanged'; readonly topic: string }
  /** The wallet ended the session, or it expired. */
  | { readonly _tag: 'SessionEnded'; readonly topic: string }
  | { readonly _tag: 'SocketOpened' }
  | { readonly _tag: 'SocketClosed' }
  /** One attempt to open a socket failed; the SDK keeps trying. */
  | { readonly _tag: 'SocketUnreachable' }
  /** The relay refused the connection or is unreachable; `reason` is its unvalidated text. */
  | { readonly _tag: 'SocketFailed'; readonly reason: string }

/** A proposal waiting for a wallet. */
export interface PendingProposal {
  readonly uri: string
  /** Resolves with the settled session, unvalidated; rejects with the error of the wallet or relay. */
  readonly settled: Promise<unknown>
  /** Cancels the proposal; `settled` rejects. */
  readonly abandon: () => void
}

/** Outcome of a link that also asks for a sign-in. */
export type SignInAnswer =
  /** Connected without signing: the settled session, unvalidated. */
  | { readonly _tag: 'Connected'; readonly session: unknown }
  /** Signed answer, unvalidated. */
  | {
      readonly _tag: 'Signed'
      readonly answer: unknown
      /** Creates the session of the granted accounts; an empty grant serves only to notify the wallet of the end. */
      readonly settle: (grant: SessionGrant) => Promise<unknown>
    }

/** Content of a session that this page settles instead of the wallet. */
export interface SessionGrant {
  /** Public key and metadata of the wallet. */
  readonly responder: { readonly publicKey: string; readonly metadata: SiteMetadata }
  /** CAIP-10 ids. */
  readonly accounts: readonly string[]
  readonly methods: readonly string[]
  readonly events: readonly string[]
}

/** A link that also asks for a sign-in; `answer` rejects like `settled`. */
export interface PendingSignIn extends Omit<PendingProposal, 'settled'> {
  readonly answer: Promise<SignInAnswer>
}

/**
 * The used part of the WalletConnect SDK; a page has one instance (S1-02). Promises reject with the SDK's raw errors,
 * and results are unvalidated.
 */
export interface WalletConnectClient {
  readonly propose: (namespaces: ProposedNamespaces) => Promise<PendingProposal>
  /** Like `propose`, for EVM only, with a link that also asks for a sign-in (CAIP-222). */
  readonly proposeSignIn: (request: AskedSignIn) => Promise<PendingSignIn>
  /** Stored sessions, unvalidated, latest last. */
  readonly sessions: () => readonly unknown[]
  /** Applies sessions that other tabs created or ended (U-33). Never rejects. */
  readonly catchUp: () => Promise<void>
  /**
   * Sends a request to a session's wallet; there is no deadline. `sent` receives the id once the relay has the request.
   */
  readonly request: (
    topic: string,
    chainId: CaipNetworkId,
    request: WalletRequest,
    sent: (id: number) => void,
  ) => Promise<unknown>
  /** The wallet's reply to an earlier request, by its id; unvalidated, with `result` or `error`. */
  readonly lateReply: (topic: string, id: number) => Observable<unknown>
  /** Notifies the wallet and deletes the session, even if the wallet cannot be notified. */
  readonly end: (topic: string) => Promise<void>
  readonly events: Observable<WalletConnectEvent>
  readonly isSocketOpen: () => boolean
  /** Reopens a broken socket and fetches queued messages (U-25). */
  readonly wake: () => void
  readonly close: () => void
}

/** Settings of the relay connection. */
export interface WalletConnectSettings {
  readonly projectId: string
  /** Relay endpoint (the public relay by default), and the site metadata that wallets show. */
  readonly options: Pick<Settings, 'endpoints' | 'metadata' | 'storageKey'>
  readonly host: Pick<HostEnvironment, 'origin'>
  /** Channel that notifies other tabs of changed sessions; earlier releases stored sessions here. */
  readonly store: KeyValueStore
  /** Storage of sessions, coordination between tabs, and page return events; the current page by default. */
  readonly page?: RecordsPage & ReturningPage & TabsPage
}

/** Site metadata that a wallet shows. */
interface SiteMetadata {
  readonly name: string
  readonly description: string
  readonly url: string
  readonly icons: string[]
  readonly redirect?: { readonly native?: string; readonly universal?: string }
}

const originOf = (url: string | undefined): string | undefined =>
  url !== undefined && URL.canParse(url) ? new URL(url).origin : undefined

/**
 * Metadata sent to wallets. Wallets compare its URL with the origin of the request, so a URL of another origin is
 * replaced: neither a mistake nor copied options can make a site look like another (S-13).
 */
export const siteMetadata = (metadata: Settings['metadata'], origin: string | undefined): SiteMetadata => {
  const { name, description = '', url, icons = [], redirect } = metadata ?? { name: '' }
  const own = url !== undefined && (origin === undefined || originOf(url) === origin) ? url : (origin ?? '')
  return { name, description, url: own, icons: [...icons], ...(redirect && { redirect: withoutUndefined(redirect) }) }
}
