import * as E from 'fp-ts/Either'
import type * as TE from 'fp-ts/TaskEither'
import type { ChainRpc } from '../../../application/ports/chainRpc.js'
import type { EvmAddress } from '../../../domain/account/addresses/evm.js'
import type { Network } from '../../../domain/network/network.js'
import { type HasCode, type Receiver, receiverOf } from '../../../domain/send/receiver.js'
import type { TransferError } from '../../../domain/send/transfer.js'
import { readAddress } from './checkTransfer.js'
import { openEvmNode } from './evmNode.js'

/**
 * Whether an address is a contract. A key with delegated code is not (EIP-7702): the key still controls the account.
 */
const isCode = (code: string): boolean => code !== '0x' && !/^0xef0100[0-9a-f]{40}$/i.test(code)

const hasCode = async (rpc: Pick<ChainRpc, 'request'>, network: Network, address: EvmAddress): Promise<HasCode> => {
  const answer = await openEvmNode(rpc, network).code(address)()
  return E.isRight(answer) ? isCode(answer.right) : undefined
}

/** Asks all networks in parallel what is at an address, each within its nodes' deadline. */
export const readReceiver =
  (
    rpc: Pick<ChainRpc, 'request'>,
    network: Network,
    address: string,
    others: readonly Network[],
  ): TE.TaskEither<TransferError, Receiver> =>
  async () => {
    const read = readAddress('to', address)
    if (E.isLeft(read)) return read
    const elsewhere = others.filter(
      ({ chainNamespace, caipNetworkId }) => chainNamespace === 'eip155' && caipNetworkId !== network.caipNetworkId,
    )
    const [here, ...there] = await Promise.all([network, ...elsewhere].map((each) => hasCode(rpc, each, read.right)))
    const answers = elsewhere.map(({ caipNetworkId }, position) => ({ caipNetworkId, hasCode: there[position] }))
    return E.right(receiverOf(here, answers))
  }
