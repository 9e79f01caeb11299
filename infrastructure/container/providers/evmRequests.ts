import * as E from 'fp-ts/Either'
import type { TaskEither } from 'fp-ts/TaskEither'
import { filter, firstValueFrom } from 'rxjs'
import type { Readable } from '../../../application/kernel/store.js'
import type { ChainRpc } from '../../../application/ports/chainRpc.js'
import {
  INVALID_REQUEST,
  isWalletRequest,
  promptKind,
  type RequestError,
  type WalletRequest,
} from '../../../domain/connect/walletRequest.js'
import type { NamespaceConnection } from '../../../domain/connect/connection.js'
import { requestTarget } from '../../../domain/connect/connections.js'
import type { DomainError } from '../../../domain/errors/domainError.js'
import type { CaipNetworkId, Network } from '../../../domain/network/network.js'
import { isNotSupported } from '../../connectors/shared/providerErrors.js'
import { toHexChainId } from '../../../domain/network/hexChainId.js'

type Answer = E.Either<DomainError, unknown>

/** Methods that any node of a chain can answer. An allowlist, so that no wallet request reaches a node. */
const READS =
  /^(?:eth_(?:blobBaseFee|blockNumber|call|createAccessList|estimateGas|feeHistory|gasPrice|get[A-Z][A-Za-z]{1,60}|maxPriorityFeePerGas|newBlockFilter|newFilter|newPendingTransactionFilter|sendRawTransaction|simulateV1|syncing|uninstallFilter)|net_(?:listening|peerCount|version)|web3_(?:clientVersion|sha3))$/
/** The wallet does not support the method; a node may. */
const isUnserved = (error: RequestError): boolean =>
  error._tag === 'RpcNotAllowed' || (error._tag === 'RequestFailed' && isNotSupported(error))
const isRead = (method: string): boolean => READS.test(method) && promptKind(method) === undefined

export interface EvmRequestDeps {
  readonly connection: Readable<NamespaceConnection>
  readonly networks: readonly Network[]
  /** The page's network while no wallet is connected; `undefined` on a site without an EVM network. */
  readonly home: () => Network | undefined
  readonly askWallet: (request: WalletRequest) => TaskEither<RequestError, unknown>
  readonly askChain: ChainRpc['request']
  /** Lets the visitor connect a wallet in the modal. */
  readonly connect: TaskEither<DomainError, readonly string[]>
}

/**
 * Sends requests to the connected wallet. Without a wallet, the page's network answers, and a request for accounts
 * opens the modal. Waits while a wallet is being restored. `madeFor`: the `requestTarget` at the time of the call.
 */
export const makeAskEvm = (
  deps: EvmRequestDeps,
): ((request: WalletRequest, madeFor: string) => TaskEither<DomainError, unknown>) => {
  const { connection, networks } = deps
  const onChain = async (id: CaipNetworkId | undefined, request: WalletRequest): Promise<Answer> => {
    const network = networks.find(({ caipNetworkId }) => caipNetworkId === id)
    return network === undefined ? E.left({ _tag: 'NotConfigured' }) : deps.askChain(network, request)()
  }
  const withoutWallet = async (request: WalletRequest): Promise<Answer> => {
    const { method } = request
    const at = deps.home()?.caipNetworkId
    if (method === 'eth_accounts') return E.right([])
    if (method === 'eth_requestAccounts' && at !== undefined) return deps.connect()
    if (method === 'eth_chainId' && at !== undefined) return E.right(toHexChainId(at))
    return isRead(method) ? onChain(at, request) : E.left({ _tag: 'NotConnected' })
  }

  return (request, madeFor) => async () => {
    if (!isWalletRequest(request)) return E.left(INVALID_REQUEST)
    const state = await firstValueFrom(connection.changes.pipe(filter(({ _tag }) => _tag !== 'Restoring')))
    // The wallet, account or chain changed while this code was loading (U-41).
    if (madeFor !== '' && madeFor !== requestTarget(state) && promptKind(request.method) !== undefined)
      return E.left({ _tag: 'ConnectionChanged' })
    if (state._tag !== 'Connected') return withoutWallet(request)
    const { accounts, caipNetworkId } = state.active
    if (request.method === 'eth_accounts' || request.method === 'eth_requestAccounts') return E.right([...accounts])
    const outcome = await deps.askWallet(request)()
    // Paired phones and embedded wallets answer few chain queries.
    if (E.isRight(outcome) || !isRead(request.method)) return outcome
    if (!isUnserved(outcome.left)) return outcome
    const read = await onChain(caipNetworkId, request)
    return E.isLeft(read) && read.left._tag === 'NotConfigured' ? outcome : read
  }
}
