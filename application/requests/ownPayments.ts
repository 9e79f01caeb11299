import type { AskedPayment, OpenPayment } from '../../domain/payment/openPayment.js'
import type { OpenPaymentMemory } from '../ports/storage.js'

/** The memory of a page that knows the payments it added also if the device loses or refuses what it stores. */
export const keepOwnPayments = (memory: OpenPaymentMemory): OpenPaymentMemory => {
  const own = new Map<string, { readonly payment: OpenPayment; readonly order: AskedPayment['order'] }>()
  const beside = (stored: readonly OpenPayment[], isAsked: (order: string) => boolean): readonly OpenPayment[] => [
    ...stored.filter(({ id }) => !own.has(id)),
    ...[...own.values()].filter((each) => isAsked(each.order)).map(({ payment }) => payment),
  ]
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
    remove: (id) => {
      own.delete(id)
      memory.remove(id)
    },
  }
}
