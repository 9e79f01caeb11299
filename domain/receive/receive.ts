import type { Connection } from '../connect/connection.js'
import type { ChainNamespace, Network } from '../network/network.js'
import type { Asset } from '../asset/asset.js'
import type { PaymentLink, PaymentLinkError } from './paymentLink.js'

/** What a payer is shown. */
export type Shown =
  | { readonly _tag: 'Address' }
  | ({ readonly _tag: 'Link'; readonly asset: Asset } & PaymentLink)
  /** The request is invalid; the address is shown instead. */
  | { readonly _tag: 'Refused'; readonly error: PaymentLinkError; readonly asset: Asset }

/** Receiving, for the account of the active namespace. */
export type ReceiveState =
  | { readonly _tag: 'NoAccount' }
  /** A remembered wallet is being asked whether it still grants access. */
  | { readonly _tag: 'Restoring' }
  | {
      readonly _tag: 'Ready'
      /** Plain address; EVM addresses with their checksum (EIP-55). */
      readonly address: string
      /** The account's current network, if the site uses it. */
      readonly network: Network | undefined
      /** Networks of the site on which the address can be paid. */
      readonly networks: readonly Network[]
      /** Assets that can be requested, the coin first; empty if links cannot be used. */
      readonly assets: readonly Asset[]
      readonly shown: Shown
    }

/** Namespaces where an address is the same on every network. */
const HAVE_ONE_KEY: readonly ChainNamespace[] = ['eip155', 'solana']

/**
 * Networks on which an address can be paid: on EVM and Solana all, because the key behind it is the same on each;
 * elsewhere an address belongs to one network. A login's smart account is only certain on its own network; for a paired
 * wallet, which may be a contract, only approved networks count.
 */
export const payableNetworks = (
  networks: readonly Network[],
  namespace: ChainNamespace,
  { caipNetworkId, approvedNetworks }: Connection,
  isSmartAccount: boolean,
): readonly Network[] =>
  networks.filter(
    (network) =>
      network.chainNamespace === namespace &&
      (network.caipNetworkId === caipNetworkId || (!isSmartAccount && HAVE_ONE_KEY.includes(namespace))) &&
      (approvedNetworks?.includes(network.caipNetworkId) ?? true),
  )
