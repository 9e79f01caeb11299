import { pipe } from 'fp-ts/function'
import * as TE from 'fp-ts/TaskEither'
import type { ChainRpc } from '../../../application/ports/chainRpc.js'
import type { SwapChain } from '../../../application/ports/swapChain.js'
import type { RemoteError } from '../../../domain/errors/remoteError.js'
import type { Network } from '../../../domain/network/network.js'
import { openEvmNode, toTransferError } from '../evmTransfers/evmNode.js'
import { toSimulationError } from '../evmTransfers/revertReason.js'
import { encodeCall, wordOf } from '../evmTransfers/tokenCalls.js'
import { readSwap } from './readSwap.js'
import { readFailure, readMoved } from './sentSwap.js'
import { allowanceData, balanceData } from './tokenQuestions.js'
import { trySwap } from './trySwap.js'

/** ERC-20 stores decimals in one byte. */
const MOST_DECIMALS = 255n

const decimalsOf = (answer: string): number | undefined => {
  const decimals = wordOf(answer)
  return decimals === undefined || decimals > MOST_DECIMALS ? undefined : Number(decimals)
}

/** Swap queries to EVM chains, through the chain reader and its deadlines. */
export const openSwapChain = ({ chainRpc }: { readonly chainRpc: Pick<ChainRpc, 'request'> }): SwapChain => {
  const numberFrom = (network: Network, to: string, data: string): TE.TaskEither<RemoteError, bigint> =>
    pipe(
      openEvmNode(chainRpc, network).call({ to, data }),
      TE.mapLeft(toTransferError),
      TE.map(wordOf),
      TE.flatMap((units) =>
        units === undefined ? TE.left<RemoteError>({ _tag: 'Malformed', detail: 'eth_call' }) : TE.right(units),
      ),
    )
  return {
    allowance: (network, { contract, owner, spender }) => numberFrom(network, contract, allowanceData(owner, spender)),
    balance: (network, account, { contract }) =>
      contract === undefined
        ? pipe(openEvmNode(chainRpc, network).balance(account), TE.mapLeft(toTransferError))
        : numberFrom(network, contract, balanceData(account)),
    decimals: (network, contract) =>
      pipe(
        openEvmNode(chainRpc, network).call({ to: contract, data: encodeCall('decimals()') }),
        TE.mapLeft(toSimulationError),
        TE.map(decimalsOf),
        TE.orElse((error) => (error._tag === 'SimulationFailed' ? TE.right(undefined) : TE.left(error))),
      ),
    read: readSwap,
    attempt: (network, calls, tokens) => trySwap(chainRpc, network, calls, tokens),
    moved: (network, hash, query) => readMoved(chainRpc, network, hash, query),
    whyFailed: (network, hash) => readFailure(chainRpc, network, hash),
  }
}
