import type { ConnectorKey } from '../connect/connection.js'
import { canonicalRdns, type InstalledWallet, isSameRdns } from './installedWallet.js'
import { markUnverified, ownRdns, type Vouchers } from './verification.js'

/** A wallet of this page, as its first connector describes it, with all its connectors: at most one per namespace. */
export interface WalletGroup {
  readonly wallet: InstalledWallet
  readonly connectors: readonly [ConnectorKey, ...ConnectorKey[]]
}

/** Compares name and icon, which identify wallets without an rdns: across namespaces they often share no id. */
const looksTheSame = (left: InstalledWallet, right: InstalledWallet): boolean =>
  left.name === right.name && left.icon !== undefined && left.icon === right.icon

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
 * Groups connectors of different namespaces by wallet: by id, then by rdns, then, without an rdns, by name and icon
 * (U-43). A wallet known only by name joins the one whose rdns belongs to that name, if that one is known to have such
 * a half; a wallet without a half shares its row with no other.
 */
export const groupByWallet = (installed: readonly InstalledWallet[], vouchers: Vouchers): readonly WalletGroup[] => {
  const isOne = (left: InstalledWallet, right: InstalledWallet): boolean => {
    if (left.unverified === true || right.unverified === true) return false
    if (left.rdns !== undefined && right.rdns !== undefined) return isSameRdns(left.rdns, right.rdns)
    if (left.rdns !== undefined) return ownRdns(right, installed, vouchers).includes(canonicalRdns(left.rdns))
    if (right.rdns !== undefined) return ownRdns(left, installed, vouchers).includes(canonicalRdns(right.rdns))
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
