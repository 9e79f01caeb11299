import { withoutUndefined } from '../../../domain/config/given.js'
import type { CaipNetworkId, ChainNamespace } from '../../../domain/network/network.js'
import type { AskedSignIn } from '../../../domain/pairing/oneClick.js'
import type { Observable } from 'rxjs'
import type { WalletRequest } from '../../../application/ports/walletConnector.js'
import type { Settings } from '../../../application/api/settings.js'
import type { HostEnvironment } from '../../../application/ports/platform.js'
import type { KeyValueStore } from '../../../application/ports/storage.js'
import type { RecordsPage } from './sessionRecords.js'
import type { ReturningPage } from './sdkPatches/renewOnReturn.js'
import type { TabsPage } from './sessionOwners.js'

/** What a site asks a wallet for on one namespace (CAIP-25). */
export interface ProposedNamespace {
  readonly chains: readonly CaipNetworkId[]
  readonly methods: readonly string[]
  readonly events: readonly string[]
}

/** All of it optional: a wallet grants what it has. */
export type ProposedNamespaces = Readonly<Partial<Record<ChainNamespace, ProposedNamespace>>>

/** What the relay and the wallets behind it say unasked. `topic` names the session. */
export type WalletConnectEvent =
  /** The wallet tells of its account or chain; `name`, `data` and `chainId` are the wallet's own and unchecked. */
  | {
      readonly _tag: 'SessionEvent'
      readonly topic: string
      readonly name: string
      readonly data: unknown
      readonly chainId: string
    }
  /** The wallet changed what it grants, or prolonged it; read the session anew. */
  | { readonly _tag: 'SessionChanged'; readonly topic: string }
  /** The wallet ended the session, or its time is over. */
  | { readonly _tag: 'SessionEnded'; readonly topic: string }
  | { readonly _tag: 'SocketOpened' }
  | { readonly _tag: 'SocketClosed' }
  /** One could not be opened; the SDK goes on trying. */
  | { readonly _tag: 'SocketUnreachable' }
  /** The relay let nobody in, or cannot be reached; `reason` is its own word, unchecked. */
  | { readonly _tag: 'SocketFailed'; readonly reason: string }

/** A proposal on its way to a wallet. */
export interface PendingProposal {
  readonly uri: string
  /** The settled session, unchecked; rejects with what the wallet or the relay answered. */
  readonly settled: Promise<unknown>
  /** Nobody waits for it any more; `settled` rejects. */
  readonly abandon: () => void
}

/** What a wallet made of a link that asks it to sign in as well. */
export type SignInAnswer =
  /** It connects, and signs nothing now: the settled session, unchecked. */
  | { readonly _tag: 'Connected'; readonly session: unknown }
  /** What it signed, unchecked. */
  | {
      readonly _tag: 'Signed'
      readonly answer: unknown
      /** Makes the session of what was granted; an empty one is good for telling the wallet that it is over. */
      readonly settle: (grant: SessionGrant) => Promise<unknown>
    }

/** What a session is made of where no wallet settles it. */
export interface SessionGrant {
  /** The wallet: its key, and what it says of itself. */
  readonly responder: { readonly publicKey: string; readonly metadata: SiteMetadata }
  /** CAIP-10. */
  readonly accounts: readonly string[]
  readonly methods: readonly string[]
  readonly events: readonly string[]
}

/** A link on its way to a wallet, which may sign in by it; `answer` rejects as `settled` does. */
export interface PendingSignIn extends Omit<PendingProposal, 'settled'> {
  readonly answer: Promise<SignInAnswer>
}

/**
 * The part of the WalletConnect SDK that is used, as one page has it once (S1-02). Promises reject with whatever the
 * SDK throws: their callers read it. Nothing it gives is checked.
 */
export interface WalletConnectClient {
  readonly propose: (namespaces: ProposedNamespaces) => Promise<PendingProposal>
  /** The same, on EVM alone, by a link that asks wallets that know it to sign in at once (CAIP-222). */
  readonly proposeSignIn: (asked: AskedSignIn) => Promise<PendingSignIn>
  /** Stored sessions, unchecked, the latest last. */
  readonly sessions: () => readonly unknown[]
  /** Takes over which sessions other tabs made and ended (U-33). Never rejects. */
  readonly catchUp: () => Promise<void>
  /**
   * Asks the wallet of a session; the answer comes whenever it comes. `sent` hears the id once the relay has the
   * request.
   */
  readonly request: (
    topic: string,
    chainId: CaipNetworkId,
    request: WalletRequest,
    sent: (id: number) => void,
  ) => Promise<unknown>
  /** Tells the wallet and forgets the session, also where the wallet cannot be told. */
  readonly end: (topic: string) => Promise<void>
  readonly events: Observable<WalletConnectEvent>
  readonly isSocketOpen: () => boolean
  /** Opens a broken socket now and fetches what waits in the mailbox (U-25). */
  readonly wake: () => void
  readonly close: () => void
}

/** How a page reaches the relay. */
export interface WalletConnectSettings {
  readonly projectId: string
  /** Its relay, or the public one, and what wallets show of the site. */
  readonly options: Pick<Settings, 'endpoints' | 'metadata' | 'storageKey'>
  readonly host: Pick<HostEnvironment, 'origin'>
  /** Where other tabs are told that sessions changed, and where earlier releases kept them. */
  readonly store: KeyValueStore
  /**
   * Where sessions are kept between visits, by what its tabs agree, and what tells of its return: the page itself, if
   * nothing else is said.
   */
  readonly page?: RecordsPage & ReturningPage & TabsPage
}

/** What a wallet shows of the site that asks. */
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
 * What wallets are told of the site. They compare its address with where a request comes from, so that an address of
 * another origin than the page's own is none: a site cannot pass itself off as another one by mistake, nor can a page
 * that copied its options (S-13).
 */
export const siteMetadata = (metadata: Settings['metadata'], origin: string | undefined): SiteMetadata => {
  const { name, description = '', url, icons = [], redirect } = metadata ?? { name: '' }
  const own = url !== undefined && (origin === undefined || originOf(url) === origin) ? url : (origin ?? '')
  return { name, description, url: own, icons: [...icons], ...(redirect && { redirect: withoutUndefined(redirect) }) }
}
