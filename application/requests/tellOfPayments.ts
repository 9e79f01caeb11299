import { merge, type Subscription } from 'rxjs'
import { liveConnections } from '../../domain/connect/connections.js'
import { CHAIN_NAMESPACES, type ChainNamespace } from '../../domain/network/network.js'
import type { Notice } from '../../domain/notify/notice.js'
import type { OpenPayment } from '../../domain/payment/openPayment.js'
import type { NamespaceSession } from '../connect/namespaceSession.js'
import type { OpenPaymentMemory } from '../ports/storage.js'

export interface TellOfPaymentsDeps {
  readonly memory: OpenPaymentMemory
  readonly sessions: Readonly<Record<ChainNamespace, Pick<NamespaceSession, 'state'>>>
  readonly showNotice: (notice: Extract<Notice, { readonly _tag: 'PaymentUnknown' | 'RequestOutcomeUnknown' }>) => void
  readonly lifetime: Subscription
}

const isUntold = ({ sentAs, isTold }: OpenPayment): boolean => sentAs === undefined && isTold !== true

/**
 * Tells the visitor once, when their wallet is connected again, of payments that an earlier page load left without an
 * answer.
 */
export const tellOfPayments = (
  { memory, sessions, showNotice, lifetime }: TellOfPaymentsDeps,
  left: readonly OpenPayment[],
): void => {
  let untold = left.filter(isUntold)
  const isConnected = ({ namespace, connectorId }: OpenPayment): boolean =>
    liveConnections(sessions[namespace].state.value).some((each) => each.connectorId === connectorId)
  const tell = async (payments: readonly OpenPayment[]): Promise<void> => {
    const held = await Promise.all(payments.map(({ id }) => memory.isHeld(id)))
    // Another tab may have told the visitor since this page was loaded.
    const kept = new Set(
      memory
        .read()
        .filter(isUntold)
        .map(({ id }) => id),
    )
    const unknown = payments.filter(({ id }, at) => held[at] === false && kept.has(id))
    unknown.forEach(({ id }) => memory.change(id, { isTold: true }))
    const latest = unknown.at(-1)
    if (latest === undefined || lifetime.closed) return
    const { amount } = latest
    showNotice(amount === undefined ? { _tag: 'RequestOutcomeUnknown' } : { _tag: 'PaymentUnknown', amount })
  }
  lifetime.add(
    merge(...CHAIN_NAMESPACES.map((namespace) => sessions[namespace].state.changes)).subscribe(() => {
      const here = untold.filter(isConnected)
      untold = untold.filter((payment) => !here.includes(payment))
      if (here.length > 0) void tell(here)
    }),
  )
}
