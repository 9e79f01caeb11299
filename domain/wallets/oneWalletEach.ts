import { canonicalRdns } from './canonicalRdns.js'
import type { InstalledWallet } from './InstalledWallet.js'
import type { PageWallet } from './PageWallet.js'

const sameRdns = (left: InstalledWallet, right: InstalledWallet): boolean =>
  left.rdns !== undefined && right.rdns !== undefined && canonicalRdns(left.rdns) === canonicalRdns(right.rdns)

/** Across namespaces a wallet often has nothing in common with itself but how it looks; a name alone says nothing, and two rdns are two wallets. */
const looksTheSame = (left: InstalledWallet, right: InstalledWallet): boolean =>
  left.name === right.name &&
  left.icon !== undefined &&
  left.icon === right.icon &&
  (left.rdns === undefined || right.rdns === undefined)

const join = (
  { wallet, connectors: [first, ...rest] }: PageWallet,
  { id, namespace, rdns }: InstalledWallet,
): PageWallet => ({
  wallet: wallet.rdns === undefined && rdns !== undefined ? { ...wallet, rdns } : wallet,
  connectors: [first, ...rest, { namespace, connectorId: id }],
})

const alone = (wallet: InstalledWallet): PageWallet => ({
  wallet,
  connectors: [{ namespace: wallet.namespace, connectorId: wallet.id }],
})

/**
 * The wallets of a page, each once, with its connectors: by id, then by rdns, then by name and picture (U-43), and always on another
 * namespace. A second one of an rdns on its namespace is an impostor, and nothing of what it claims holds (U-44, S-11).
 */
export const oneWalletEach = (installed: readonly InstalledWallet[]): readonly PageWallet[] =>
  installed.reduce<readonly PageWallet[]>((known, wallet) => {
    const isOn = ({ connectors }: PageWallet): boolean =>
      connectors.some(({ namespace }) => namespace === wallet.namespace)
    const trusted = wallet.unverified === true ? [] : known.filter((each) => each.wallet.unverified !== true)
    const sameId = known.find(({ connectors }) => connectors.some(({ connectorId }) => connectorId === wallet.id))
    const itself =
      sameId ??
      trusted.find((each) => sameRdns(each.wallet, wallet)) ??
      trusted.find((each) => !isOn(each) && looksTheSame(each.wallet, wallet))
    if (itself === undefined) return [...known, alone(wallet)]
    if (!isOn(itself)) return known.map((each) => (each === itself ? join(each, wallet) : each))
    return sameId === undefined ? [...known, alone({ ...wallet, unverified: true })] : known
  }, [])
