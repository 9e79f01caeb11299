import * as E from 'fp-ts/Either'
import { pipe } from 'fp-ts/function'
import { mayPay, type WalletRequest } from '../../domain/connect/walletRequest.js'
import type { ChainNamespace } from '../../domain/network/network.js'
import { transferOrders } from '../../domain/payment/transferOrders.js'
import { readTransactionId } from '../../domain/requests/pendingTransaction.js'
import type { NamespaceSession } from '../connect/namespaceSession.js'
import type { RequestWallet } from '../connect/requestWallet.js'
import type { BegunPayment, OpenPayments } from './openPayments.js'

interface NoteHostPaymentsDeps {
  readonly request: RequestWallet
  readonly openPayments: OpenPayments
  readonly sessions: Readonly<Record<ChainNamespace, Pick<NamespaceSession, 'state'>>>
  /** Called if the same payment was asked for before, and it is not known what became of it. */
  readonly repeated: () => void
}

/**
 * Sends requests of the host. A payment is noted on the device before the wallet is asked, as those of Portico are
 * (S-28): plain transfers of EVM in the same words as those by Send, others by all that the host asks for.
 */
export const noteHostPayments = ({
  request,
  openPayments,
  sessions,
  repeated,
}: NoteHostPaymentsDeps): RequestWallet => {
  /** A host may pass anything: what is not JSON is compared by its method. */
  const ordersOf = (namespace: ChainNamespace, asked: WalletRequest): readonly string[] => {
    try {
      const { value: state } = sessions[namespace].state
      const { caipNetworkId, accounts: [from = ''] = [] } = state._tag === 'Connected' ? state.active : {}
      const transfers = caipNetworkId === undefined ? [] : transferOrders(asked, { caipNetworkId, from })
      return transfers.length > 0 ? transfers : [`${namespace} ${asked.method} ${JSON.stringify(asked.params)}`]
    } catch {
      return [`${namespace} ${asked.method}`]
    }
  }
  return (namespace, asked) => {
    // Created first, to bind it to the account connected now (U-41).
    let begun: readonly BegunPayment[] = []
    const ask = request(namespace, asked, (sent) => begun.forEach(({ noted }) => noted(sent)))
    if (!mayPay(asked)) return ask
    return async () => {
      const orders = ordersOf(namespace, asked)
      if (orders.some(openPayments.isUnanswered)) repeated()
      begun = orders.map((order) => openPayments.begin({ namespace, order, isHosts: true }))
      const answer = await ask()
      const sentAs = pipe(
        answer,
        E.map((sent) => readTransactionId(asked.method, sent)),
      )
      begun.forEach(({ answered }) => answered(sentAs))
      return answer
    }
  }
}
