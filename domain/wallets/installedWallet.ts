import type { Connection } from '../connect/connection.js'
import type { ChainNamespace } from '../network/network.js'
import { readTheSame } from './lookalikes.js'

/** A wallet found in this page, with what lists need. */
export interface InstalledWallet {
  readonly id: string
  readonly name: string
  /** Inline picture, validated on arrival. */
  readonly icon?: string
  readonly rdns?: string
  /** For a wallet without its own rdns: those that the known wallet of its name announces. */
  readonly knownRdns?: readonly string[]
  readonly namespace: ChainNamespace
  /** Claims another wallet's name: marked as such, and never merged with that wallet (S-10, S-11). */
  readonly unverified?: true
  /** The rdns or id that an unverified wallet claims. */
  readonly claims?: string
  /** A connector to wallets that are not in this page; has no row of its own. */
  readonly remote?: true
  /**
   * Connection to the wallet whose frame shows this page, once granted: it connects automatically, and no other wallet
   * can be chosen (U-107).
   */
  readonly framing?: Connection
  /** Added by the host, or vouched for by the browser; all others were discovered. */
  readonly external?: true
}

/** Whether a wallet was discovered in this page, where any script can claim its id. */
export const isFound = ({ remote, external }: Pick<InstalledWallet, 'remote' | 'external'>): boolean =>
  remote !== true && external !== true

/** Whether a wallet comes from the Wallet Standard, which identifies wallets only by name. */
export const hasOnlyName = ({ namespace, rdns, external }: InstalledWallet): boolean =>
  namespace !== 'eip155' && rdns === undefined && external !== true

/** Other rdns values that a wallet announces (wire reference 8.6). */
const ALIASES: ReadonlyMap<string, string> = new Map([['io.metamask.mobile', 'io.metamask']])

/** One spelling per rdns: domain names ignore case. */
export const canonicalRdns = (rdns: string): string => {
  const lower = rdns.toLowerCase()
  return ALIASES.get(lower) ?? lower
}

/** Whether two rdns values are equal, aliases included; a missing one equals nothing. */
export const isSameRdns = (left: string | undefined, right: string | undefined): boolean =>
  left !== undefined && right !== undefined && canonicalRdns(left) === canonicalRdns(right)

/**
 * The identity that a wallet claims: two with the same claim on one namespace cannot both be right. An alias is another
 * build of the same maker, so both may be installed.
 */
const claimOf = ({ id, rdns, claims }: InstalledWallet): string => (claims ?? rdns ?? id).toLowerCase()

/**
 * Whether another wallet of the namespace claims the same identity, or one that reads the same. It cannot be known
 * which of them is genuine (S-11).
 */
export const isContested = (wallet: InstalledWallet, installed: readonly InstalledWallet[]): boolean =>
  installed.some(
    (other) =>
      other.namespace === wallet.namespace && other.id !== wallet.id && readTheSame(claimOf(other), claimOf(wallet)),
  )
