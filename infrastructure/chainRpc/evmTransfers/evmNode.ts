import * as E from 'fp-ts/Either'
import { pipe } from 'fp-ts/function'
import * as TE from 'fp-ts/TaskEither'
import * as t from 'io-ts'
import type { ChainRpc, NodeError } from '../../../application/ports/chainRpc.js'
import type { RemoteError } from '../../../domain/errors/remoteError.js'
import type { Network } from '../../../domain/network/network.js'
import { oneOf, usableEntries } from '../../http/codecs/combinators.js'
import { Data, EVM_ANSWERS, Quantity, Topic } from '../evmAnswers.js'

/** A call or transaction in JSON-RPC form, with hexadecimal quantities and bytes. */
export interface CallRequest {
  readonly from?: string
  readonly to: string
  readonly value?: string
  readonly data: string
}

/**
 * The compared fields of a transaction; `null` if the node does not know it. `to` is `null` for a contract creation.
 */
const SentTransaction = oneOf(
  t.null,
  t.type({ from: t.string, to: oneOf(t.null, t.undefined, t.string), value: Quantity, input: Data }),
)

/** Events of a transaction without malformed ones; `null` if no block has it. */
const Events = oneOf(t.null, t.type({ logs: usableEntries(t.type({ topics: t.readonlyArray(Topic) })) }))

type Answer<A> = TE.TaskEither<NodeError, A>

/** Sends a query through the chain reader, which chooses endpoints and sets deadlines. */
export const askNode =
  (rpc: Pick<ChainRpc, 'request'>, network: Network) =>
  <A>(answer: t.Decoder<unknown, A>, method: string, params: readonly unknown[] = []): Answer<A> =>
  () =>
    pipe(
      rpc.request(network, { method, params }),
      TE.flatMapEither((result) =>
        pipe(
          answer.decode(result),
          E.mapLeft((): NodeError => ({ _tag: 'Malformed', detail: method })),
        ),
      ),
    )()

/** Queries to an EVM chain for a transfer, at the latest block. Amounts are in wei. */
export interface EvmNode {
  readonly balance: (address: string) => Answer<bigint>
  readonly code: (address: string) => Answer<string>
  /** Returned bytes of a call. */
  readonly call: (request: CallRequest) => Answer<string>
  /** In units of gas. */
  readonly estimateGas: (request: CallRequest) => Answer<bigint>
  readonly gasPrice: Answer<bigint>
  readonly priorityFee: Answer<bigint>
  /** `undefined` on chains without a fee market. */
  readonly baseFee: Answer<bigint | undefined>
  /** `null` if the node does not know it. */
  readonly transaction: (hash: string) => Answer<t.TypeOf<typeof SentTransaction>>
  /** `null` if no block has it. */
  readonly events: (hash: string) => Answer<t.TypeOf<typeof Events>>
}

/** Every answer passes its codec. */
export const openEvmNode = (rpc: Pick<ChainRpc, 'request'>, network: Network): EvmNode => {
  const ask = askNode(rpc, network)
  const askData = (method: 'eth_call' | 'eth_getCode', params: readonly unknown[]): Answer<string> =>
    ask(EVM_ANSWERS[method], method, params)
  const askQuantity = (
    method: 'eth_getBalance' | 'eth_estimateGas' | 'eth_gasPrice' | 'eth_maxPriorityFeePerGas',
    params?: readonly unknown[],
  ): Answer<bigint> => pipe(ask(EVM_ANSWERS[method], method, params), TE.map(BigInt))
  return {
    balance: (address) => askQuantity('eth_getBalance', [address, 'latest']),
    code: (address) => askData('eth_getCode', [address, 'latest']),
    call: (request) => askData('eth_call', [request, 'latest']),
    estimateGas: (request) => askQuantity('eth_estimateGas', [request]),
    gasPrice: askQuantity('eth_gasPrice'),
    priorityFee: askQuantity('eth_maxPriorityFeePerGas'),
    baseFee: pipe(
      ask(EVM_ANSWERS.eth_getBlockByNumber, 'eth_getBlockByNumber', ['latest', false]),
      TE.flatMap((block): Answer<bigint | undefined> => {
        if (block === null) return TE.left({ _tag: 'Malformed', detail: 'eth_getBlockByNumber' })
        return TE.right(block.baseFeePerGas == null ? undefined : BigInt(block.baseFeePerGas))
      }),
    ),
    transaction: (hash) => ask(SentTransaction, 'eth_getTransactionByHash', [hash]),
    events: (hash) => ask(Events, 'eth_getTransactionReceipt', [hash]),
  }
}

/** Hides a node's refusal except its error code: its message may repeat the query. */
export const toTransferError = (error: NodeError): RemoteError =>
  error._tag === 'RequestFailed'
    ? { _tag: 'Unreachable', cause: new Error(`The node answered with error ${error.code ?? 'without a number'}.`) }
    : error
