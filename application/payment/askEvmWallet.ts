import * as E from 'fp-ts/Either'
import type { TaskEither } from 'fp-ts/TaskEither'
import { defer, firstValueFrom, map, race, type SchedulerLike, timer } from 'rxjs'
import { lacksMethod, type RequestError, type WalletRequest } from '../../domain/connect/walletRequest.js'
import type { CaipNetworkId, Network } from '../../domain/network/network.js'
import { readTransactionId } from '../../domain/requests/pendingTransaction.js'
import type { SendError } from '../../domain/send/sendError.js'
import type { NoteRequest, RequestWallet } from '../connect/requestWallet.js'
import { answerOf } from './walletAnswer.js'
import { sendByCalls, type SendByCallsDeps } from './sendByCalls.js'

/** Why an EVM wallet sent nothing, or reported no result. */
export type NotSentByWallet = RequestError | Extract<SendError, { readonly _tag: 'WalletElsewhere' }>

/** Hex quantity as in the standard, or decimal digits. */
const QUANTITY = /^(?:0x[0-9a-f]{1,64}|\d{1,77})$/i

/**
 * Wallets know their network without delay. After this time, the request is sent all the same: it names the network.
 */
const WHERE_WAIT_MS = 5_000

/** The chain from an EVM wallet's answer; `undefined` if the answer is invalid. */
const chainOf = (answer: E.Either<unknown, unknown>): `eip155:${string}` | undefined => {
  if (E.isLeft(answer) || (typeof answer.right !== 'string' && typeof answer.right !== 'number')) return undefined
  const said = String(answer.right)
  return QUANTITY.test(said) ? `eip155:${BigInt(said)}` : undefined
}

/** The network that an EVM wallet reports in time. */
const whereIs = (requestWallet: RequestWallet, scheduler: SchedulerLike): Promise<CaipNetworkId | undefined> => {
  const where = defer(requestWallet('eip155', { method: 'eth_chainId' })).pipe(map(chainOf))
  return firstValueFrom(race(where, timer(WHERE_WAIT_MS, scheduler).pipe(map(() => undefined))))
}

/**
 * Has an EVM wallet sign and send a transaction (`eth_sendTransaction`); resolves with its hash, or with the id of a
 * proposal (several owners) or of a batch (EIP-5792), for a wallet that reports at once that it lacks the method. Asks
 * first for the wallet's network, which may have changed without an event.
 */
export const askEvmWallet =
  (
    deps: SendByCallsDeps,
    network: Network,
    asked: WalletRequest,
    noted?: NoteRequest,
  ): TaskEither<NotSentByWallet, string> =>
  async () => {
    const { request } = deps.requests
    // Created first, to bind them to the account connected now (U-41).
    const send = request('eip155', asked, noted)
    const call = sendByCalls(deps, network, [asked])
    const on = await whereIs(request, deps.scheduler)
    if (on !== undefined && on !== network.caipNetworkId) return E.left({ _tag: 'WalletElsewhere', on })
    const answer = await answerOf(deps.scheduler, send)()
    if (E.isLeft(answer)) {
      if (!lacksMethod(answer.left)) return answer
      const called = await call()
      return E.isLeft(called) && lacksMethod(called.left) ? answer : called
    }
    const id = readTransactionId(asked.method, answer.right)
    // The wallet approved: a transaction may have been sent.
    return id === undefined ? E.left({ _tag: 'RequestOutcomeUnknown' }) : E.right(id)
  }
