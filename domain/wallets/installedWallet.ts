import type { Connection } from '../connect/connection.js'
import type { ChainNamespace } from '../network/network.js'
import { readTheSame } from './lookalikes.js'

/** A wallet found in this page, as lists need it. */
export interface InstalledWallet {
  readonly id: string
  readonly name: string
  /** Inline picture, checked where it came in. */
  readonly icon?: string
  readonly rdns?: string
  /** Of a wallet without an rdns of its own: those under which the wallet of its name is known to announce itself. */
  readonly knownRdns?: readonly string[]
  readonly namespace: ChainNamespace
  /** It takes a name that belongs to another wallet: shown as such, and never merged with it (S-10, S-11). */
  readonly unverified?: true
  /** The rdns or the id that an unverified wallet says is its own. */
  readonly claims?: string
  /** It leads to wallets that are not in this page, and has no row of its own. */
  readonly remote?: true
  /**
   * The page is in its frame, and has been let in: with this it is connected by itself, and no other wallet can be
   * chosen (U-107).
   */
  readonly framing?: Connection
  /** The host added it, or the browser vouches for it; the others were found. */
  readonly external?: true
}

/** Whether a wallet was found in this page: any script there can say that it is one of its id. */
export const isFound = ({ remote, external }: Pick<InstalledWallet, 'remote' | 'external'>): boolean =>
  remote !== true && external !== true

/** Whether a wallet is one of the Wallet Standard, whose wallets have no id but their name. */
export const hasOnlyName = ({ namespace, rdns, external }: InstalledWallet): boolean =>
  namespace !== 'eip155' && rdns === undefined && external !== true

/** Other names under which a wallet announces itself (wire reference 8.6). */
const ALIASES: ReadonlyMap<string, string> = new Map([['io.metamask.mobile', 'io.metamask']])

/** One spelling of an rdns: domain names do not tell capitals apart. */
export const canonicalRdns = (rdns: string): string => {
  const lower = rdns.toLowerCase()
  return ALIASES.get(lower) ?? lower
}

/** Whether two reverse domains are one, with their aliases; none is like none. */
export const isSameRdns = (left: string | undefined, right: string | undefined): boolean =>
  left !== undefined && right !== undefined && canonicalRdns(left) === canonicalRdns(right)

/**
 * What a wallet says it is: two that say the same on one namespace cannot both be right. An alias is another build of
 * the maker's, and both may be installed.
 */
const claimOf = ({ id, rdns, claims }: InstalledWallet): string => (claims ?? rdns ?? id).toLowerCase()

/**
 * Whether another wallet of its namespace says that it is this one, or one that reads the same; nobody can tell which
 * of them is (S-11).
 */
export const isContested = (wallet: InstalledWallet, installed: readonly InstalledWallet[]): boolean =>
  installed.some(
    (other) =>
      other.namespace === wallet.namespace && other.id !== wallet.id && readTheSame(claimOf(other), claimOf(wallet)),
  )
