import type { Given } from '../config/given.js'
import type { ChainNamespace } from '../network/network.js'
import type { ConnectorKey } from '../connect/connector.js'
import type { WalletListing } from './walletListing.js'
import { nameSkeleton, readTheSame } from './lookalikes.js'

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
  /** The host added it; the others were found. */
  readonly external?: true
}

/** Whether a wallet was found in this page: any script there can say that it is one of its id. */
export const isFound = ({ remote, external }: Pick<InstalledWallet, 'remote' | 'external'>): boolean =>
  remote !== true && external !== true

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

/** Whether two reverse domains are one, with their aliases; none is like none. */
export const isSameRdns = (left: string | undefined, right: string | undefined): boolean =>
  left !== undefined && right !== undefined && canonicalRdns(left) === canonicalRdns(right)

const isSameName = (left: string, right: string): boolean => left.toLowerCase() === right.toLowerCase()

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

/** What is said by others than the wallets themselves of which rdns belongs to which name. */
export type Vouchers = readonly (Pick<WalletListing, 'name'> & Given<Pick<WalletListing, 'rdns'>>)[]

/** The rdns under which a wallet that has only a name may announce itself: of the bundled table, of the directory. */
const vouchedRdns = ({ name, knownRdns = [] }: InstalledWallet, vouchers: Vouchers): readonly string[] => [
  ...knownRdns,
  ...vouchers.flatMap((each) =>
    each.rdns !== undefined && isSameName(each.name, name) ? canonicalRdns(each.rdns) : [],
  ),
]

/**
 * Whether a wallet that has an rdns takes the name of one that has only its name: the rdns is not the one that belongs
 * to the name, or none is known to and they look the same.
 */
const takesName = (wallet: InstalledWallet, named: InstalledWallet, vouchers: Vouchers): boolean => {
  if (wallet.rdns === undefined || named.rdns !== undefined || named.unverified === true) return false
  if (nameSkeleton(wallet.name) !== nameSkeleton(named.name)) return false
  const vouched = vouchedRdns(named, vouchers)
  if (vouched.length > 0) return !vouched.includes(canonicalRdns(wallet.rdns))
  return named.icon !== undefined && named.icon === wallet.icon
}

/** The wallets, those that are not to be believed marked: neither of two that claim one rdns is (U-44, S-11). */
const markUnverified = (installed: readonly InstalledWallet[], vouchers: Vouchers): readonly InstalledWallet[] =>
  installed.map((wallet) => {
    const isDoubted =
      wallet.rdns !== undefined &&
      (isContested(wallet, installed) || installed.some((named) => takesName(wallet, named, vouchers)))
    return isDoubted ? { ...wallet, unverified: true } : wallet
  })

/**
 * The names that the directory has to be asked for: those that wallets with an rdns share with wallets that have only a
 * name, where the bundled table does not say whether they are one; and every name where a host lists what may be shown.
 */
export const questionedNames = (installed: readonly InstalledWallet[], hasList: boolean): readonly string[] => [
  ...new Set(
    installed
      .filter(
        (named) =>
          (hasList && isFound(named)) ||
          installed.some((wallet) => takesName(wallet, named, []) && !isContested(wallet, installed)),
      )
      .map(({ name }) => name),
  ),
]

/** Compares name and icon of wallets without an rdns: across namespaces they often share no id. */
const looksTheSame = (left: InstalledWallet, right: InstalledWallet): boolean =>
  left.name === right.name &&
  left.icon !== undefined &&
  left.icon === right.icon &&
  left.rdns === undefined &&
  right.rdns === undefined

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
 * Groups connectors by wallet: by id, then by rdns, then, of those without one, by name and icon (U-43), and only
 * across different namespaces. A wallet that has only a name is joined by the one whose rdns belongs to that name.
 */
export const groupByWallet = (installed: readonly InstalledWallet[], vouchers: Vouchers): readonly WalletGroup[] => {
  const isOne = (left: InstalledWallet, right: InstalledWallet): boolean => {
    if (left.unverified === true || right.unverified === true) return false
    if (left.rdns !== undefined && right.rdns !== undefined) return isSameRdns(left.rdns, right.rdns)
    if (left.rdns !== undefined) return vouchedRdns(right, vouchers).includes(canonicalRdns(left.rdns))
    if (right.rdns !== undefined) return vouchedRdns(left, vouchers).includes(canonicalRdns(right.rdns))
    return looksTheSame(left, right)
  }
  return markUnverified(installed, vouchers).reduce<readonly WalletGroup[]>((known, wallet) => {
    const isOn = ({ connectors }: WalletGroup): boolean =>
      connectors.some(({ namespace }) => namespace === wallet.namespace)
    const sameId = known.find(({ connectors }) => connectors.some(({ connectorId }) => connectorId === wallet.id))
    const itself = sameId ?? known.find((each) => !isOn(each) && isOne(each.wallet, wallet))
    if (itself === undefined) return [...known, newGroup(wallet)]
    return isOn(itself) ? known : known.map((each) => (each === itself ? addConnector(each, wallet) : each))
  }, [])
}
