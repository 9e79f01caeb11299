import { OPEN_PAYMENT_MEMORY } from '../../../application/requests/tokens.js'
import type { Locks } from '../../../infrastructure/shared/locks.js'
import { makeStoredOpenPayments } from '../../../infrastructure/storage/openPaymentMemory.js'
import { fakeLocks } from '../../fakes/fakeLocks.js'
import { makeSiteStorage } from '../makeSiteStorage.js'
import { makeVirtualTime } from '../makeVirtualTime.js'
import type { Device } from './PayingWallet.js'

/** A browser whose pages share storage, locks and a clock. */
export const aDevice = (): Device & {
  /** The browser closes the pages that are open now: they release their locks. */
  readonly losesPages: () => void
  /** Whether each payment that the device keeps has the id of what was sent. */
  readonly kept: () => readonly boolean[]
} => {
  const [time, storage, locks] = [makeVirtualTime(), makeSiteStorage(), fakeLocks()]
  let closes: readonly (() => void)[] = []
  const ownLocks = (): Locks => {
    const closed = new Promise<void>((close) => (closes = [...closes, close]))
    return {
      request: (name, options, granted) =>
        locks.request(name, options, (lock) => Promise.race([granted(lock), closed])),
    }
  }
  return {
    time,
    pageOptions: () => {
      const store = storage.open()
      const memory = makeStoredOpenPayments({ random: crypto, locks: ownLocks() })(store)
      return { time, store, ports: ({ value }) => value(OPEN_PAYMENT_MEMORY, memory) }
    },
    losesPages: () => closes.forEach((close) => close()),
    kept: () =>
      makeStoredOpenPayments({ random: crypto, locks: undefined })(storage.open())
        .read()
        .map(({ sentAs }) => sentAs !== undefined),
  }
}
