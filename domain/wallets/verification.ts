import type { Given } from '../config/given.js'
import {
  canonicalRdns,
  hasOnlyName,
  type InstalledWallet,
  isContested,
  isFound,
  isSameRdns,
} from './installedWallet.js'
import { isBuildOf, KNOWN_NAMES } from './knownWallets.js'
import { nameSkeleton } from './lookalikes.js'
import { hasNamespace, type WalletListing } from './walletListing.js'
import type { CaipNetworkId } from '../network/network.js'

/** What is said by others than the wallets themselves of which rdns belongs to which name, and where it is used. */
export type Vouchers = readonly (Pick<WalletListing, 'name'> & Given<Pick<WalletListing, 'rdns' | 'chains'>>)[]

const isSameName = (left: string, right: string): boolean => left.toLowerCase() === right.toLowerCase()

/**
 * The rdns under which a wallet that has only a name may announce itself on EVM chains: of the bundled table, or of a
 * listing of that name that is on all namespaces on which the wallet is (decision 20).
 */
export const ownRdns = (
  named: InstalledWallet,
  installed: readonly InstalledWallet[],
  vouchers: Vouchers,
): readonly string[] => {
  const namespaces = installed.filter(({ id }) => id === named.id).map(({ namespace }) => namespace)
  return [
    ...(named.knownRdns ?? []),
    ...vouchers.flatMap(({ name, rdns, chains = [] }) =>
      rdns !== undefined && isSameName(name, named.name) && namespaces.every((each) => hasNamespace(chains, each))
        ? rdns
        : [],
    ),
  ].map(canonicalRdns)
}

/** An rdns that belongs to a name. */
interface GivenRdns {
  readonly rdns: string
  /** Where it is used; empty where nobody says. */
  readonly chains: readonly CaipNetworkId[]
}

/** What is given for names that read so. */
type RdnsOf = (name: string) => readonly GivenRdns[]

const indexNames = (vouchers: Vouchers): RdnsOf => {
  const index = new Map<string, readonly GivenRdns[]>()
  for (const { name, rdns, chains = [] } of [...KNOWN_NAMES.map((known) => ({ ...known, chains: [] })), ...vouchers]) {
    const key = nameSkeleton(name)
    if (rdns !== undefined) index.set(key, [...(index.get(key) ?? []), { rdns: canonicalRdns(rdns), chains }])
  }
  return (name) => index.get(nameSkeleton(name)) ?? []
}

const isBelievedName = (wallet: InstalledWallet): boolean => hasOnlyName(wallet) && wallet.unverified !== true

/**
 * Whether a wallet goes by the name of a known one, of a listing, or of a wallet that has only its name, under an rdns
 * that nobody gives for that name, whatever its picture is; or beside such a wallet on a namespace that is not the
 * listing's.
 */
const takesName = (wallet: InstalledWallet, installed: readonly InstalledWallet[], rdnsOf: RdnsOf): boolean => {
  const { rdns } = wallet
  if (rdns === undefined || !isFound(wallet)) return false
  const reading = nameSkeleton(wallet.name)
  const named = installed.filter((each) => isBelievedName(each) && nameSkeleton(each.name) === reading)
  const known = named.flatMap(({ knownRdns = [] }) => knownRdns.map((each): GivenRdns => ({ rdns: each, chains: [] })))
  const given = [...rdnsOf(wallet.name), ...known]
  const isItsOwn = (each: GivenRdns): boolean =>
    isBuildOf(canonicalRdns(rdns), each.rdns) &&
    (named.length === 0 || each.chains.length === 0 || hasNamespace(each.chains, wallet.namespace))
  return (named.length > 0 || given.length > 0) && !given.some(isItsOwn)
}

/**
 * Whether a wallet that has only a name goes by that of one with an rdns in this page which, as far as the directory
 * says, is not on its namespaces.
 */
const takesRow = (
  named: InstalledWallet,
  installed: readonly InstalledWallet[],
  vouchers: Vouchers,
  rdnsOf: RdnsOf,
): boolean => {
  if (!isBelievedName(named) || (named.knownRdns ?? []).length > 0) return false
  const own = ownRdns(named, installed, vouchers)
  const notGiven = rdnsOf(named.name).filter((each) => !own.includes(each.rdns))
  return installed.some(({ rdns }) => notGiven.some((each) => isSameRdns(each.rdns, rdns)))
}

/**
 * The wallets, those that are not to be believed marked: neither of two that claim one rdns is, none under the name of
 * another, and no half that a wallet is not known to have (U-44, S-11).
 */
export const markUnverified = (
  installed: readonly InstalledWallet[],
  vouchers: Vouchers,
): readonly InstalledWallet[] => {
  const rdnsOf = indexNames(vouchers)
  return installed.map((wallet) => {
    const isDoubted =
      (wallet.rdns !== undefined && isContested(wallet, installed)) ||
      takesName(wallet, installed, rdnsOf) ||
      takesRow(wallet, installed, vouchers, rdnsOf)
    return isDoubted ? { ...wallet, unverified: true } : wallet
  })
}

/**
 * The names that the directory has to be asked for: those that wallets with an rdns share with wallets that have only a
 * name, where the bundled table does not say whether they are one; and every name where a host lists what may be shown.
 */
export const questionedNames = (installed: readonly InstalledWallet[], hasList: boolean): readonly string[] => {
  const rdnsOf = indexNames([])
  return [
    ...new Set(
      installed
        .filter(
          (named) =>
            (hasList && isFound(named)) ||
            (isBelievedName(named) &&
              installed.some((wallet) => takesName(wallet, [named], rdnsOf) && !isContested(wallet, installed))),
        )
        .map(({ name }) => name),
    ),
  ]
}
