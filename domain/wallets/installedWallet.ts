import type { ChainNamespace } from '../network/network.js'
import type { ConnectorKey } from '../connect/connector.js'
import type { WalletListing } from './walletListing.js'

/** A wallet found in this page, as lists need it. */
export interface InstalledWallet {
  readonly id: string
  readonly name: string
  /** Inline picture, checked where it came in. */
  readonly icon?: string
  readonly rdns?: string
  readonly namespace: ChainNamespace
  /** It takes a name that belongs to another wallet: shown as such, and never merged with it (S-10, S-11). */
  readonly unverified?: true
  /** It leads to wallets that are not in this page, and has no row of its own. */
  readonly remote?: true
  /** The host added it; the others were found. */
  readonly external?: true
}

/** A wallet of this page, as its first connector describes it, with all that lead to it: at most one a namespace. */
export interface WalletGroup {
  readonly wallet: InstalledWallet
  readonly connectors: readonly [ConnectorKey, ...ConnectorKey[]]
}

/** Other names under which a wallet announces itself (wire reference 8.6). */
const ALIASES: ReadonlyMap<string, string> = new Map([['io.metamask.mobile', 'io.metamask']])

/** One spelling of an rdns: domain names do not tell capitals apart. */
export const canonicalRdns = (rdns: string): string => {
  const lower = rdns.toLowerCase()
  return ALIASES.get(lower) ?? lower
}

const isSameRdns = (left: string | undefined, right: string | undefined): boolean =>
  left !== undefined && right !== undefined && canonicalRdns(left) === canonicalRdns(right)

/**
 * Compares name and icon: across namespaces a wallet often shares no id. A name alone is not enough, and two different
 * rdns are two wallets.
 */
const looksTheSame = (left: InstalledWallet, right: InstalledWallet): boolean =>
  left.name === right.name &&
  left.icon !== undefined &&
  left.icon === right.icon &&
  (left.rdns === undefined || right.rdns === undefined)

const addConnector = (
  { wallet, connectors: [first, ...rest] }: WalletGroup,
  { id, namespace, rdns }: InstalledWallet,
): WalletGroup => ({
  wallet: wallet.rdns === undefined && rdns !== undefined ? { ...wallet, rdns } : wallet,
  connectors: [first, ...rest, { namespace, connectorId: id }],
})

const newGroup = (wallet: InstalledWallet): WalletGroup => ({
  wallet,
  connectors: [{ namespace: wallet.namespace, connectorId: wallet.id }],
})

/**
 * Groups connectors by wallet: by id, then by rdns, then by name and icon (U-43), and only across different namespaces.
 * A second announcement of an rdns on one namespace is an impostor, and none of its claims is trusted (U-44, S-11).
 */
export const groupByWallet = (installed: readonly InstalledWallet[]): readonly WalletGroup[] =>
  installed.reduce<readonly WalletGroup[]>((known, wallet) => {
    const isOn = ({ connectors }: WalletGroup): boolean =>
      connectors.some(({ namespace }) => namespace === wallet.namespace)
    const trusted = wallet.unverified === true ? [] : known.filter((each) => each.wallet.unverified !== true)
    const sameId = known.find(({ connectors }) => connectors.some(({ connectorId }) => connectorId === wallet.id))
    const itself =
      sameId ??
      trusted.find((each) => isSameRdns(each.wallet.rdns, wallet.rdns)) ??
      trusted.find((each) => !isOn(each) && looksTheSame(each.wallet, wallet))
    if (itself === undefined) return [...known, newGroup(wallet)]
    if (!isOn(itself)) return known.map((each) => (each === itself ? addConnector(each, wallet) : each))
    return sameId === undefined ? [...known, newGroup({ ...wallet, unverified: true })] : known
  }, [])

/**
 * What the directory knows of an installed wallet: by rdns, then by listing id; never by name, which anybody can take
 * (U-43, U-44). One that is unverified gets nothing, so that it cannot dress up as the wallet it names (S-11).
 */
export const findListing = (
  { id, rdns, unverified }: InstalledWallet,
  listings: readonly WalletListing[],
): WalletListing | undefined =>
  unverified === true
    ? undefined
    : (listings.find((listing) => isSameRdns(listing.rdns, rdns)) ?? listings.find((listing) => listing.id === id))
