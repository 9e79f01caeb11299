import * as E from 'fp-ts/Either'
import type { TaskEither } from 'fp-ts/TaskEither'
import { lacksMethod } from '../../domain/connect/walletRequest.js'
import type { Network } from '../../domain/network/network.js'
import { readTransactionId } from '../../domain/requests/pendingTransaction.js'
import type { NoteRequest } from '../connect/requestWallet.js'
import { answerOf } from '../payment/walletAnswer.js'
import { askEvmWallet } from '../payment/askEvmWallet.js'
import type { SendByCallsDeps } from '../payment/sendByCalls.js'
import type { PreparedTransfer } from '../../domain/send/transfer.js'
import type { SendFailure } from '../../domain/send/sendState.js'
import { signAndSubmit, type SignAndSubmitDeps } from './signAndSubmit.js'

/**
 * Has the wallet of a network sign and send a prepared transfer; resolves with its id. Only a wallet that reports at
 * once that it lacks the method for sending is asked another way: a Solana wallet to sign, an EVM wallet by calls.
 */
export const askWallet =
  (deps: SignAndSubmitDeps & SendByCallsDeps) =>
  (
    network: Network,
    prepared: Pick<PreparedTransfer, 'request'>,
    noted?: NoteRequest,
  ): TaskEither<SendFailure, string> =>
  async () => {
    const { chainNamespace } = network
    if (chainNamespace === 'eip155') return askEvmWallet(deps, network, prepared.request, noted)()
    // Created first, to bind them to the account connected now (U-41).
    const send = deps.requests.request(chainNamespace, prepared.request, noted)
    const sign = signAndSubmit(deps, network, prepared)
    const answer = await answerOf(deps.scheduler, send)()
    if (E.isLeft(answer)) return lacksMethod(answer.left) ? sign() : answer
    const id = readTransactionId(prepared.request.method, answer.right)
    // The wallet approved: a transaction may have been sent.
    return id === undefined ? E.left({ _tag: 'RequestOutcomeUnknown' }) : E.right(id)
  }
