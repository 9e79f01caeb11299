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

/** Independent statements of which rdns belongs to which name, and on which chains. */
export type Vouchers = readonly (Pick<WalletListing, 'name'> & Given<Pick<WalletListing, 'rdns' | 'chains'>>)[]

const isSameName = (left: string, right: string): boolean => left.toLowerCase() === right.toLowerCase()

/**
 * The rdns values that a wallet known only by name may announce on EVM chains: from the bundled table, or from a
 * listing of that name that is on all namespaces of the wallet (decision 20).
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

/** An rdns that a voucher gives for a name. */
interface GivenRdns {
  readonly rdns: string
  /** Chains where it is used; empty if unknown. */
  readonly chains: readonly CaipNetworkId[]
}

/** The rdns values given for names that look like this one. */
type RdnsOf = (name: string) => readonly GivenRdns[]

/** By voucher: a directory of hundreds is indexed again with each of its pages. */
const skeletons = new WeakMap<Vouchers[number], string>()

const skeletonOf = (voucher: Vouchers[number]): string => {
  const known = skeletons.get(voucher) ?? nameSkeleton(voucher.name)
  skeletons.set(voucher, known)
  return known
}

const indexNames = (vouchers: Vouchers): RdnsOf => {
  const index = new Map<string, readonly GivenRdns[]>()
  for (const voucher of [...KNOWN_NAMES, ...vouchers]) {
    const { rdns, chains = [] }: Vouchers[number] = voucher
    const key = skeletonOf(voucher)
    if (rdns !== undefined) index.set(key, [...(index.get(key) ?? []), { rdns: canonicalRdns(rdns), chains }])
  }
  return (name) => index.get(nameSkeleton(name)) ?? []
}

const isBelievedName = (wallet: InstalledWallet): boolean => hasOnlyName(wallet) && wallet.unverified !== true

/**
 * Whether a wallet uses the name of a known wallet, of a listing, or of a wallet known only by name, under an rdns that
 * is not given for that name, whatever its picture; or does so beside such a wallet on a namespace that the listing
 * lacks.
 */
const takesName = (wallet: InstalledWallet, installed: readonly InstalledWallet[], rdnsOf: RdnsOf): boolean => {
  const { rdns } = wallet
  if (rdns === undefined || !isFound(wallet)) return false
  const reading = nameSkeleton(wallet.name)
  const named = installed.filter((each) => isBelievedName(each) && nameSkeleton(each.name) === reading)
  const known = named.flatMap(({ knownRdns = [] }) => knownRdns.map((each): GivenRdns => ({ rdns: each, chains: [] })))
  const accepted = [...rdnsOf(wallet.name), ...known]
  const isItsOwn = (each: GivenRdns): boolean =>
    isBuildOf(canonicalRdns(rdns), each.rdns) &&
    (named.length === 0 || each.chains.length === 0 || hasNamespace(each.chains, wallet.namespace))
  return (named.length > 0 || accepted.length > 0) && !accepted.some(isItsOwn)
}

/**
 * Whether a wallet known only by name uses the name of one with an rdns in this page that, according to the directory,
 * is not on its namespaces.
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
 * Marks unverified wallets: both of two that claim one rdns, any under another's name, and a half that its wallet is
 * not known to have (U-44, S-11).
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
 * The names to look up in the directory: those that wallets with an rdns share with wallets known only by name, if the
 * bundled table does not say whether they are one; and every name if a host restricts what is shown.
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
