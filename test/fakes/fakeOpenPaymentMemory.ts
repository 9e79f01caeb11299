import { Subject } from 'rxjs'
import type { OpenPaymentMemory } from '../../application/ports/storage.js'
import type { OpenPayment } from '../../domain/payment/openPayment.js'

/** Keeps orders in the clear instead of their hashes. Pages that share `device` are tabs of one browser. */
export const fakeOpenPaymentMemory = (device = aDevice()): OpenPaymentMemory => {
  const changes = new Subject<void>()
  const keep = (next: readonly Kept[]): void => {
    device.kept = next
    device.tabs.forEach((tab) => tab !== changes && tab.next())
  }
  device.tabs.add(changes)
  return {
    read: () => device.kept.map(toPayment),
    add: (payment, order) => {
      const id = String((device.count += 1))
      keep([...device.kept, { ...payment, id, order }].slice(-50))
      return id
    },
    change: (id, change) => keep(device.kept.map((each) => (each.id === id ? { ...each, ...change } : each))),
    remove: (id) => keep(device.kept.filter((each) => each.id !== id)),
    of: (order) => device.kept.filter((each) => each.order === order).map(toPayment),
    hold: (id) => {
      device.held.add(id)
      return () => void device.held.delete(id)
    },
    isHeld: async (id) => device.held.has(id),
    changes,
  }
}

type Kept = OpenPayment & { readonly order: string }

const toPayment = ({ order: _order, ...payment }: Kept): OpenPayment => payment

/** The storage that the tabs of one browser share. */
export const aDevice = () => ({
  kept: [] as readonly Kept[],
  held: new Set<string>(),
  tabs: new Set<Subject<void>>(),
  count: 0,
})
