import * as E from 'fp-ts/Either'
import type { TaskEither } from 'fp-ts/TaskEither'
import { isTransactionHash } from '../../domain/account/addresses/patterns.js'
import { isSolanaSignature } from '../../domain/account/addresses/solana.js'
import type { RequestError } from '../../domain/connect/walletRequest.js'
import type { CaipNetworkId, ChainNamespace, Network } from '../../domain/network/network.js'
import { toDescription } from '../../domain/requests/description.js'
import type { PendingTransaction } from '../../domain/requests/pendingTransaction.js'
import type { NamespaceSession } from '../connect/namespaceSession.js'

/** A transaction that the host sent by other means, to be tracked like those that Portico sent. */
export interface AddedTransaction {
  /** An EVM hash, or a Solana signature. */
  readonly hash: string
  /**
   * Its purpose, in the host's words, such as "Deposit 5 USDC": shown beside it as one line of at most 128 characters.
   * Line breaks, and invisible or direction-changing characters, become spaces.
   */
  readonly description?: string
  /** The network on which it was sent. Default: the network of the connection. */
  readonly caipNetworkId?: CaipNetworkId
}

/** A host without a compiler may pass anything. */
const isText = (value: unknown): value is string => typeof value === 'string'

const invalid = (message: string): E.Either<RequestError, never> =>
  E.left({ _tag: 'RequestFailed', code: -32602, message, cause: undefined })

/**
 * Tracks a transaction of the connected account. Left: `NotConnected`, or `RequestFailed` with code -32602 if the hash
 * is not of the network's kind, the network is not configured or not possible for the connection, or the description is
 * no text.
 */
export const addTransaction =
  (deps: {
    readonly session: () => readonly [ChainNamespace, Pick<NamespaceSession, 'state'>]
    readonly sent: (transaction: PendingTransaction) => void
    readonly networks: readonly Network[]
    readonly now: () => number
  }) =>
  ({ hash, description, caipNetworkId }: AddedTransaction): TaskEither<RequestError, void> =>
  async () => {
    const [namespace, { state }] = deps.session()
    if (state.value._tag !== 'Connected') return E.left({ _tag: 'NotConnected' })
    const { connectorId, accounts, caipNetworkId: here } = state.value.active
    const isId = namespace === 'solana' ? isSolanaSignature : isTransactionHash
    if (!isText(hash) || !isId(hash)) return invalid('hash: not the hash of a transaction')
    const at = deps.networks.find(
      (network) => network.caipNetworkId === (caipNetworkId === undefined ? here : caipNetworkId),
    )
    if (at?.chainNamespace !== namespace) return invalid('caipNetworkId: not a network of this page and connection')
    if (description !== undefined && !isText(description)) return invalid('description: not a text')
    const words = toDescription(description ?? '')
    deps.sent({
      namespace,
      connectorId,
      address: accounts[0],
      sentAt: deps.now(),
      id: namespace === 'solana' ? hash : hash.toLowerCase(),
      caipNetworkId: at.caipNetworkId,
      ...(words !== '' && { description: words }),
    })
    return E.right(undefined)
  }
