import * as E from 'fp-ts/Either'
import { pipe } from 'fp-ts/function'
import * as TE from 'fp-ts/TaskEither'
import * as t from 'io-ts'
import type { ChainRpc, NodeError } from '../../../application/ports/chainRpc.js'
import type { RemoteError } from '../../../domain/errors/remoteError.js'
import type { Network } from '../../../domain/network/network.js'
import { oneOf, usableEntries } from '../../http/codecs/combinators.js'
import { Data, EVM_ANSWERS, Quantity, Topic } from '../evmAnswers.js'

/** A transaction as nodes and wallets take it; quantities and bytes in hexadecimal digits. */
export interface CallRequest {
  readonly from?: string
  readonly to: string
  readonly value?: string
  readonly data: string
}

/** What is compared of a transaction; `null` where the node knows none. `to` is `null` where it makes a contract. */
const SentTransaction = oneOf(
  t.null,
  t.type({ from: t.string, to: oneOf(t.null, t.undefined, t.string), value: Quantity, input: Data }),
)

/** The events of a transaction, without those that are none; `null` where no block has it. */
const Events = oneOf(t.null, t.type({ logs: usableEntries(t.type({ topics: t.readonlyArray(Topic) })) }))

type Answer<A> = TE.TaskEither<NodeError, A>

/** Puts a question to the nodes of a chain, through its reader, which has endpoints and deadlines. */
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

/** What nodes of one EVM chain are asked for a transfer, of the latest block. Amounts are in wei. */
export interface EvmNode {
  readonly balance: (address: string) => Answer<bigint>
  readonly code: (address: string) => Answer<string>
  /** What a call would return. */
  readonly call: (request: CallRequest) => Answer<string>
  /** Units of gas. */
  readonly estimateGas: (request: CallRequest) => Answer<bigint>
  readonly gasPrice: Answer<bigint>
  readonly priorityFee: Answer<bigint>
  /** `undefined` on chains without a fee market. */
  readonly baseFee: Answer<bigint | undefined>
  /** `null` where the node knows none. */
  readonly transaction: (hash: string) => Answer<t.TypeOf<typeof SentTransaction>>
  /** `null` where no block has it. */
  readonly events: (hash: string) => Answer<t.TypeOf<typeof Events>>
}

/** Asks an EVM chain. Each answer passes its codec. */
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

/** A refusal that says nothing about the transfer: the node's number alone, no word of its own or of the question. */
export const toTransferError = (error: NodeError): RemoteError =>
  error._tag === 'RequestFailed'
    ? { _tag: 'Unreachable', cause: new Error(`The node answered with error ${error.code ?? 'without a number'}.`) }
    : error
