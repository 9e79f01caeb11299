import { sha256 } from '@noble/hashes/sha2.js'
import * as t from 'io-ts'
import { filter } from 'rxjs'
import { type KeyValueStore, OPEN_PAYMENTS_KEY, type OpenPaymentMemory } from '../../application/ports/storage.js'
import type { OpenPayment } from '../../domain/payment/openPayment.js'
import { toDescription } from '../../domain/requests/description.js'
import { exactly, fromRefinement, validEntries, withoutUndefined } from '../http/codecs/combinators.js'
import { caipNetworkId } from '../http/codecs/text.js'
import { toHex } from '../shared/hexBytes.js'
import type { Locks } from '../shared/locks.js'
import { readRecord } from '../shared/safeRead.js'
import { hash, type Hashing, newSalt } from './accountHash.js'
import { chainNamespace, connectorId } from './connectionMemory.js'

/** Accepts only text that is unchanged by `toDescription`; other text is not shown. */
const shownText = fromRefinement(
  'shownText',
  (value): value is string => typeof value === 'string' && value !== '' && toDescription(value) === value,
)

/** `id` is also the salt of `orderHash`. */
const Entry = withoutUndefined(
  exactly(
    { id: hash, orderHash: hash, namespace: chainNamespace, connectorId, caipNetworkId, askedAt: t.number },
    {
      amount: shownText,
      request: t.strict({ method: t.string, reference: t.string }),
      sentAs: t.string,
      isTold: t.boolean,
      isOver: t.boolean,
    },
  ),
)
type Entry = t.TypeOf<typeof Entry>

const toPayment = ({ orderHash: _hash, ...payment }: Entry): OpenPayment => payment

const PaymentsRecord = t.strict({ version: t.literal(1), payments: validEntries(Entry) })

const VERSION = 1
/** Storage is shared with the host. */
const MAX_ENTRIES = 50
const HASH_BYTES = 16

/** Not asynchronous like the page's own hash: the payment must be stored before the wallet is asked. */
const hashOrder = (salt: string, order: string): string =>
  toHex(sha256(new TextEncoder().encode(`${salt} ${order}`)).slice(0, HASH_BYTES))

const lockOf = (id: string): string => `portico.payment.${id}`

/**
 * Stores payments in a `KeyValueStore`. Each has a salted hash of its sender and order (S-25). A page that waits for a
 * wallet's answer holds a Web Lock, which the browser releases when the page is gone.
 */
export const makeStoredOpenPayments =
  ({ random, locks }: { readonly random: Pick<Hashing, 'getRandomValues'>; readonly locks: Locks | undefined }) =>
  (store: KeyValueStore): OpenPaymentMemory => {
    const held = new Set<string>()
    const readEntries = (): readonly Entry[] => readRecord(store, OPEN_PAYMENTS_KEY, PaymentsRecord)?.payments ?? []
    const write = (payments: readonly Entry[]): void => {
      // The key's existence makes code load, so an empty record is removed.
      if (payments.length === 0) return store.remove(OPEN_PAYMENTS_KEY)
      const before = store.read(OPEN_PAYMENTS_KEY)
      const next = JSON.stringify({ version: VERSION, payments: payments.slice(-MAX_ENTRIES) })
      store.write(OPEN_PAYMENTS_KEY, next)
      const isRefused = (): boolean => store.keeps?.(OPEN_PAYMENTS_KEY) === false
      if (before === null || !isRefused()) return
      // There is no room: the store then drops the record, which has the payments of other tabs.
      store.write(OPEN_PAYMENTS_KEY, before)
      if (isRefused()) store.write(OPEN_PAYMENTS_KEY, next)
    }
    return {
      read: () => readEntries().map(toPayment),
      add: ({ amount, ...payment }, order) => {
        const id = newSalt(random)
        const shown = toDescription(amount ?? '')
        write([
          ...readEntries(),
          // A text that would not be read again must not lose the payment.
          { ...payment, id, orderHash: hashOrder(id, order), ...(shownText.is(shown) && { amount: shown }) },
        ])
        return id
      },
      change: (id, change) => write(readEntries().map((each) => (each.id === id ? { ...each, ...change } : each))),
      remove: (id) => write(readEntries().filter((each) => each.id !== id)),
      of: (order) =>
        readEntries()
          .filter(({ id, orderHash }) => orderHash === hashOrder(id, order))
          .map(toPayment),
      hold: (id) => {
        held.add(id)
        let release = (): void => undefined
        const until = new Promise<void>((resolve) => (release = resolve))
        locks?.request(lockOf(id), {}, () => until).catch(() => undefined)
        return () => {
          held.delete(id)
          release()
        }
      },
      isHeld: async (id) => {
        let isHeld = held.has(id)
        await locks
          ?.request(lockOf(id), { ifAvailable: true }, async (lock) => {
            isHeld ||= lock === null
          })
          .catch(() => undefined)
        return isHeld
      },
      changes: store.changes.pipe(filter((key) => key === OPEN_PAYMENTS_KEY)),
    }
  }
