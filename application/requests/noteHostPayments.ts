import * as E from 'fp-ts/Either'
import { pipe } from 'fp-ts/function'
import { mayPay, type WalletRequest } from '../../domain/connect/walletRequest.js'
import type { ChainNamespace } from '../../domain/network/network.js'
import { readTransactionId } from '../../domain/requests/pendingTransaction.js'
import type { RequestWallet } from '../connect/requestWallet.js'
import type { BegunPayment, OpenPayments } from './openPayments.js'

/** A host may pass anything: what is not JSON is compared by its method. */
const orderOf = (namespace: ChainNamespace, { method, params }: WalletRequest): string => {
  try {
    return `${namespace} ${method} ${JSON.stringify(params)}`
  } catch {
    return `${namespace} ${method}`
  }
}

/**
 * Sends requests of the host. A payment is noted on the device before the wallet is asked, as those of Portico are
 * (S-28); `repeated` is called if the same one was asked for before, and it is not known what became of it.
 */
export const noteHostPayments =
  (request: RequestWallet, openPayments: OpenPayments, repeated: () => void): RequestWallet =>
  (namespace, asked) => {
    // Created first, to bind it to the account connected now (U-41).
    let begun: BegunPayment | undefined
    const ask = request(namespace, asked, (noted) => begun?.noted(noted))
    if (!mayPay(asked)) return ask
    return async () => {
      const order = orderOf(namespace, asked)
      if (openPayments.isUnanswered(order)) repeated()
      begun = openPayments.begin({ namespace, order, isHosts: true })
      const answer = await ask()
      begun.answered(
        pipe(
          answer,
          E.map((sent) => readTransactionId(asked.method, sent)),
        ),
      )
      return answer
    }
  }
