import type { ConnectorKey } from '../connect/connection.js'
import type { CaipNetworkId, ChainNamespace } from '../network/network.js'

/** A payment that a wallet is to be asked for. */
export interface AskedPayment {
  readonly namespace: ChainNamespace
  /**
   * Text that is equal for two payments if the second one may repeat the first: kind, network, sender, receiver and
   * asset. Without the amount, because "all" and 0.5, or 0.5 and 0.51, may be the same intention.
   */
  readonly order: string
  /** What leaves the account, for the visitor, such as "0.5 ETH"; absent if it is not known. */
  readonly amount?: string
  /** The host asks, and is told of an uncertain failure in place of the visitor. */
  readonly isHosts?: true
}

/** A request that a wallet outside this page has. */
export interface NotedRequest {
  readonly method: string
  /** For `WalletConnector.lateAnswer`. */
  readonly reference: string
}

/** The order of a transfer, without its amount. */
export const transferOrder = ({
  caipNetworkId,
  from,
  token = 'coin',
  to,
}: {
  readonly caipNetworkId: CaipNetworkId
  /** Plain address, as that of the receiver. */
  readonly from: string
  /** `Asset.id`; by default that of the coin. */
  readonly token?: string | undefined
  readonly to: string
}): AskedPayment['order'] => ['send', caipNetworkId, from, token, to].join(' ').toLowerCase()

/** What the device stores of a payment that a wallet was asked for: no address, and no order in the clear (S-25). */
export interface OpenPayment extends ConnectorKey {
  /** Random. */
  readonly id: string
  readonly caipNetworkId: CaipNetworkId
  /** Unix time in ms. */
  readonly askedAt: number
  readonly amount?: string
  /** What the wallet was asked, if it may answer in a later page load. */
  readonly request?: NotedRequest
  /** The id by which the wallet reported it as sent: a hash, a signature, or an id of its own. */
  readonly sentAs?: string
  /** The visitor was told of it after a reload, or the host of its uncertain failure. */
  readonly isTold?: boolean
  /** It has certainly ended, as another page than the one that asked found out. */
  readonly isOver?: boolean
}

/** A week, the longest life of a request on WalletConnect's relay: a phone may still be asked about it. */
const LONGEST_OPEN_MS = 7 * 24 * 60 * 60_000

/** Whether a payment may be under way. `now`: Unix time in ms; a clock that was set back counts as passed time. */
export const isStillOpen = ({ askedAt, isOver }: Pick<OpenPayment, 'askedAt' | 'isOver'>, now: number): boolean =>
  isOver !== true && Math.abs(now - askedAt) < LONGEST_OPEN_MS
