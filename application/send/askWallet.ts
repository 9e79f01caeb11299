import * as E from 'fp-ts/Either'
import type { TaskEither } from 'fp-ts/TaskEither'
import { defer, firstValueFrom, map, race, type SchedulerLike, timer } from 'rxjs'
import { lacksMethod } from '../../domain/connect/walletRequest.js'
import type { CaipNetworkId, Network } from '../../domain/network/network.js'
import { readTransactionId } from '../../domain/requests/pendingTransaction.js'
import type { RequestWallet } from '../connect/requestWallet.js'
import type { PreparedTransfer } from '../ports/transfers.js'
import type { SendFailure } from './sendState.js'
import { sendByCalls, type SendByCallsDeps } from './sendByCalls.js'
import { answerOf, signAndSubmit, type SignAndSubmitDeps } from './signAndSubmit.js'

/** As the standard has it, or in decimal digits. */
const QUANTITY = /^(?:0x[0-9a-f]{1,64}|\d{1,77})$/i

/** Wallets know where they are. One that is silent so long is asked to send all the same: the request says where. */
const WHERE_WAIT_MS = 5_000

/** The chain that an EVM wallet says it is on; `undefined` where it does not say so in words that count. */
const chainOf = (answer: E.Either<unknown, unknown>): `eip155:${string}` | undefined => {
  if (E.isLeft(answer) || (typeof answer.right !== 'string' && typeof answer.right !== 'number')) return undefined
  const said = String(answer.right)
  return QUANTITY.test(said) ? `eip155:${BigInt(said)}` : undefined
}

/** Where an EVM wallet says it is, in time. */
const whereIs = (requestWallet: RequestWallet, scheduler: SchedulerLike): Promise<CaipNetworkId | undefined> => {
  const where = defer(requestWallet('eip155', { method: 'eth_chainId' })).pipe(map(chainOf))
  return firstValueFrom(race(where, timer(WHERE_WAIT_MS, scheduler).pipe(map(() => undefined))))
}

/**
 * Has the wallet of a network sign and send a prepared transfer; gives its id. An EVM wallet is asked first where it
 * is, because it may have moved without a word. Only one that says in so many words that it lacks the method of sending
 * is asked in another way: a Solana wallet to sign, an EVM wallet by calls (EIP-5792).
 */
export const askWallet =
  (deps: SignAndSubmitDeps & SendByCallsDeps) =>
  (network: Network, prepared: Pick<PreparedTransfer, 'request'>): TaskEither<SendFailure, string> =>
  async () => {
    const { chainNamespace, caipNetworkId } = network
    const { request } = deps.requests
    // Made first: they go to the account that is connected now, or to none (U-41).
    const send = request(chainNamespace, prepared.request)
    const sign = chainNamespace === 'solana' ? signAndSubmit(deps, network, prepared) : undefined
    const call = chainNamespace === 'eip155' ? sendByCalls(deps, network, prepared) : undefined
    if (chainNamespace === 'eip155') {
      const on = await whereIs(request, deps.scheduler)
      if (on !== undefined && on !== caipNetworkId) return E.left({ _tag: 'WalletElsewhere', on })
    }
    const answer = await answerOf(deps.scheduler, send)()
    if (E.isLeft(answer)) {
      if (!lacksMethod(answer.left)) return answer
      if (sign !== undefined) return sign()
      const called = call === undefined ? answer : await call()
      return E.isLeft(called) && lacksMethod(called.left) ? answer : called
    }
    const id = readTransactionId(prepared.request.method, answer.right)
    // It said yes: something may have left.
    return id === undefined ? E.left({ _tag: 'RequestOutcomeUnknown' }) : E.right(id)
  }
