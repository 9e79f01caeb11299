import type { NamespaceConnection } from '../connect/connection.js'
import type { CaipNetworkId, ChainNamespace, Network } from '../network/network.js'
import type { CaipAddress } from './caip10.js'

/** The account of a namespace, with the network that its wallet is on. The modal shows that of the active namespace. */
export type AccountHere =
  /** No wallet is connected on the namespace. */
  | { readonly _tag: 'Nobody' }
  /** A remembered wallet is being asked whether it still grants access. */
  | { readonly _tag: 'Restoring' }
  | Elsewhere
  | Here

/** An account on a network that the site does not use. */
interface Elsewhere {
  readonly _tag: 'Unsupported'
  readonly namespace: ChainNamespace
  /** Plain address, in its chain's own notation. */
  readonly address: string
  readonly caipNetworkId: CaipNetworkId
}

/** An account on a network of the site. */
interface Here {
  readonly _tag: 'Here'
  readonly namespace: ChainNamespace
  /** Plain address, in its chain's own notation. */
  readonly address: string
  readonly network: Network
}

/** A connected account: servers and chains can be queried about it. */
export type ConnectedAccount = Elsewhere | Here

export const accountHere = (
  namespace: ChainNamespace,
  connection: NamespaceConnection,
  networks: readonly Network[],
): AccountHere => {
  if (connection._tag === 'Disconnected') return { _tag: 'Nobody' }
  if (connection._tag === 'Restoring') return { _tag: 'Restoring' }
  const { accounts, caipNetworkId } = connection.active
  const [address] = accounts
  const network = networks.find((each) => each.caipNetworkId === caipNetworkId)
  return network === undefined
    ? { _tag: 'Unsupported', namespace, address, caipNetworkId }
    : { _tag: 'Here', namespace, address, network }
}

export const isConnected = (account: AccountHere): account is ConnectedAccount => 'address' in account

/** CAIP-2. */
export const chainOf = (account: ConnectedAccount): CaipNetworkId =>
  account._tag === 'Here' ? account.network.caipNetworkId : account.caipNetworkId

/** CAIP-10; `undefined` where no wallet is connected. */
export const caipAddressOf = (account: AccountHere): CaipAddress | undefined =>
  isConnected(account) ? `${chainOf(account)}:${account.address}` : undefined

export const isSameAccount = (one: AccountHere, other: AccountHere): boolean =>
  one._tag === other._tag && caipAddressOf(one) === caipAddressOf(other)

/** Whether `account` is still this address on this network. */
export const isHere = (
  account: AccountHere,
  { address, network }: { readonly address: string; readonly network: Network },
): boolean => isSameAccount(account, { _tag: 'Here', namespace: network.chainNamespace, address, network })
