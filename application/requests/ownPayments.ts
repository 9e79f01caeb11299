import { type SchedulerLike, type Subscription, timer } from 'rxjs'
import type { AskedPayment, OpenPayment } from '../../domain/payment/openPayment.js'
import type { OpenPaymentMemory } from '../ports/storage.js'

/** Pages that are not frozen hear of a change within some milliseconds. */
const HEARD_WITHIN_MS = 1_000

const isOver = (payment: OpenPayment): boolean => payment.isOver === true

/**
 * The memory of a page that knows the payments it added also if the device loses or refuses what it stores. Payments of
 * other pages are marked as over before they are removed, so that their pages can tell that from a loss.
 */
export const keepOwnPayments = (
  memory: OpenPaymentMemory,
  { scheduler, lifetime }: { readonly scheduler: SchedulerLike; readonly lifetime: Subscription },
): OpenPaymentMemory => {
  const own = new Map<string, { readonly payment: OpenPayment; readonly order: AskedPayment['order'] }>()
  const beside = (stored: readonly OpenPayment[], isAsked: (order: string) => boolean): readonly OpenPayment[] => [
    ...stored.filter((payment) => !own.has(payment.id) && !isOver(payment)),
    ...[...own.values()].filter((each) => isAsked(each.order)).map(({ payment }) => payment),
  ]
  const remove = (id: string): void => {
    if (own.delete(id)) return memory.remove(id)
    memory.change(id, { isOver: true })
    lifetime.add(timer(HEARD_WITHIN_MS, scheduler).subscribe(() => memory.remove(id)))
  }
  lifetime.add(
    memory.changes.subscribe(() => {
      for (const payment of memory.read()) if (isOver(payment) && own.has(payment.id)) remove(payment.id)
    }),
  )
  return {
    ...memory,
    read: () => beside(memory.read(), () => true),
    of: (order) => beside(memory.of(order), (each) => each === order),
    add: (payment, order) => {
      const id = memory.add(payment, order)
      own.set(id, { payment: { ...payment, id }, order })
      return id
    },
    change: (id, change) => {
      const kept = own.get(id)
      if (kept !== undefined) own.set(id, { ...kept, payment: { ...kept.payment, ...change } })
      memory.change(id, change)
    },
    remove,
  }
}
