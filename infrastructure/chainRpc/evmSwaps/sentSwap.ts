import { toQuantity } from '../../../domain/requests/evmTransaction.js'
import { pipe } from 'fp-ts/function'
import * as TE from 'fp-ts/TaskEither'
import * as t from 'io-ts'
import type { ChainRpc, NodeError } from '../../../application/ports/chainRpc.js'
import type { ChainToken, SwapChain } from '../../../application/ports/swapChain.js'
import { isSameHex, isTransactionHash } from '../../../domain/account/addresses/patterns.js'
import type { RemoteError } from '../../../domain/errors/remoteError.js'
import type { Network } from '../../../domain/network/network.js'
import { oneOf, orUndefined, usableEntries } from '../../http/codecs/combinators.js'
import { TOKEN_EVENTS } from '../../shared/tokenEvents.js'
import { Address, Data, Quantity } from '../evmAnswers.js'
import { askNode, toTransferError } from '../evmTransfers/evmNode.js'
import { toSimulationError } from '../evmTransfers/revertReason.js'
import { wordOf } from '../evmTransfers/tokenCalls.js'
import { Event, isAccount } from './accountEvents.js'

/** Receipt of an included transaction; `null` if no block has it. The fee is computed as in `evmTransactionFate.ts`. */
const Receipt = oneOf(
  t.null,
  t.type({
    from: Address,
    blockNumber: Quantity,
    logs: usableEntries(Event),
    gasUsed: Quantity,
    effectiveGasPrice: Quantity,
    l1Fee: orUndefined(Quantity),
  }),
)
type Receipt = Exclude<t.TypeOf<typeof Receipt>, null>

const Sent = oneOf(
  t.null,
  t.type({
    from: Address,
    to: oneOf(Address, t.null, t.undefined),
    value: Quantity,
    input: Data,
    gas: Quantity,
    blockNumber: oneOf(Quantity, t.null, t.undefined),
  }),
)

type Ask = ReturnType<typeof askNode>
type Moved = Parameters<SwapChain['moved']>[2]

const WITHOUT_HASH: RemoteError = { _tag: 'Malformed', detail: 'hash' }

/** Net change of an account's token balance by the contract's Transfer events (ERC-20: the amount is in no topic). */
const netOf = ({ logs }: Receipt, account: string, contract: string): bigint =>
  logs.reduce((net, { address, topics: [event = '', from, to, more], data }) => {
    if (!isSameHex(address, contract) || !isSameHex(event, TOKEN_EVENTS.transfer) || more !== undefined) return net
    const units = wordOf(data) ?? 0n
    return net + (isAccount(to, account) ? units : 0n) - (isAccount(from, account) ? units : 0n)
  }, 0n)

const before = (block: string): string => toQuantity(BigInt(block) - 1n)

/** Growth of a balance or nonce between the block before and this block. */
const grown = (
  ask: Ask,
  method: 'eth_getBalance' | 'eth_getTransactionCount',
  account: string,
  block: string,
): TE.TaskEither<NodeError, bigint> =>
  pipe(
    ask(Quantity, method, [account, before(block)]),
    TE.flatMap((old) =>
      pipe(
        ask(Quantity, method, [account, block]),
        TE.map((now) => BigInt(now) - BigInt(old)),
      ),
    ),
  )

/**
 * Net change of the account's coins without the fee, from its balances around the block. `undefined` unless the account
 * sent this transaction, it is the account's only one in that block, and the node still has the state before.
 */
const coinsOf = (ask: Ask, receipt: Receipt, account: string): TE.TaskEither<NodeError, bigint | undefined> => {
  const { from, blockNumber, gasUsed, effectiveGasPrice, l1Fee = '0x0' } = receipt
  if (!isSameHex(from, account)) return TE.right(undefined)
  const fee = BigInt(gasUsed) * BigInt(effectiveGasPrice) + BigInt(l1Fee)
  return pipe(
    grown(ask, 'eth_getTransactionCount', account, blockNumber),
    TE.flatMap((sent) =>
      sent === 1n
        ? pipe(
            grown(ask, 'eth_getBalance', account, blockNumber),
            TE.map((more) => more + fee),
          )
        : TE.right(undefined),
    ),
    TE.orElse(() => TE.right<NodeError, bigint | undefined>(undefined)),
  )
}

/** Amounts paid and received of two tokens by an included transaction. */
export const readMoved = (
  rpc: Pick<ChainRpc, 'request'>,
  network: Network,
  hash: string,
  { account, pay, get }: Moved,
): ReturnType<SwapChain['moved']> => {
  if (!isTransactionHash(hash)) return TE.left(WITHOUT_HASH)
  const ask = askNode(rpc, network)
  const netIn = (receipt: Receipt, { contract }: ChainToken): TE.TaskEither<NodeError, bigint | undefined> =>
    contract === undefined ? coinsOf(ask, receipt, account) : TE.right(netOf(receipt, account, contract))
  return pipe(
    ask(Receipt, 'eth_getTransactionReceipt', [hash]),
    TE.flatMap((receipt) =>
      receipt === null
        ? TE.right({ paid: undefined, received: undefined })
        : pipe(
            netIn(receipt, pay),
            TE.flatMap((paid) =>
              pipe(
                netIn(receipt, get),
                TE.map((received) => ({ paid: paid === undefined ? undefined : -paid, received })),
              ),
            ),
          ),
    ),
    TE.mapLeft(toTransferError),
  )
}

/** Why a transaction failed: repeats it as a call on the block before. '' if the call succeeds there. */
export const readFailure = (
  rpc: Pick<ChainRpc, 'request'>,
  network: Network,
  hash: string,
): TE.TaskEither<RemoteError, string> => {
  if (!isTransactionHash(hash)) return TE.left(WITHOUT_HASH)
  const ask = askNode(rpc, network)
  return pipe(
    ask(Sent, 'eth_getTransactionByHash', [hash]),
    TE.mapLeft(toTransferError),
    TE.flatMap((sent) => {
      if (sent?.blockNumber == null || sent.to == null) return TE.right('')
      const { from, to, value, gas, input, blockNumber } = sent
      return pipe(
        ask(Data, 'eth_call', [{ from, to, value, gas, data: input }, before(blockNumber)]),
        TE.mapLeft(toSimulationError),
        TE.map(() => ''),
        TE.orElse((error) => (error._tag === 'SimulationFailed' ? TE.right(error.reason) : TE.left(error))),
      )
    }),
  )
}
