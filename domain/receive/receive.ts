import type { Connection } from '../connect/connection.js'
import type { ChainNamespace, Network } from '../network/network.js'
import type { Asset } from '../asset/asset.js'
import type { PaymentLink, PaymentLinkError } from './paymentLink.js'

/** What somebody who is to pay is shown. */
export type Shown =
  | { readonly _tag: 'Address' }
  | ({ readonly _tag: 'Link'; readonly asset: Asset } & PaymentLink)
  /** What was asked for cannot be: the address is shown. */
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
      /** Where the account is now, if the site uses that network. */
      readonly network: Network | undefined
      /** The networks of the site that the address can be paid on. */
      readonly networks: readonly Network[]
      /** What a payment can be asked for in, the coin first; empty where none can be. */
      readonly assets: readonly Asset[]
      readonly shown: Shown
    }

/** Where an address is the same on every network. */
const HAVE_ONE_KEY: readonly ChainNamespace[] = ['eip155', 'solana']

/**
 * The networks that an address can be paid on: on EVM and Solana all, because the key behind it is the same on each;
 * elsewhere an address is of one network. The smart account of a login is certain on its own network alone; of a paired
 * wallet, which may be a contract, only those count that it approved.
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
