import * as E from 'fp-ts/Either'
import { pipe } from 'fp-ts/function'
import type { TaskEither } from 'fp-ts/TaskEither'
import {
  notSaved,
  readSavedReceiver,
  type ReceiverNotSaved,
  type SavedReceiver,
  withoutReceiver,
  withReceiver,
} from '../../domain/send/savedReceivers.js'
import type { Settle } from '../kernel/feature.js'
import { fieldsOf } from '../kernel/fieldsOf.js'
import { createStore, type Readable, readOnly } from '../kernel/store.js'
import type { ReceiverBook } from '../ports/storage.js'

/**
 * The visitor's address book, for hosts: stored on this device, also after a disconnect; contains only receivers that
 * the visitor chose to save.
 */
export interface ReceiversApi {
  /** Receivers on all chains, the one saved last first; includes changes by other tabs. */
  readonly receivers: Readable<readonly SavedReceiver[]>
  /**
   * Saves a receiver under a name, at most 100; replaces the name of a saved address. Call it only at the visitor's
   * request. Rejects with PTC-SEND-NOT-SAVED for an invalid address or name, above 100, and if the browser does not
   * store it.
   */
  readonly saveReceiver: (receiver: SavedReceiver) => Promise<void>
  readonly removeReceiver: (receiver: Pick<SavedReceiver, 'namespace' | 'address'>) => void
  /** Deletes all receivers. */
  readonly clearReceivers: () => void
  /**
   * All receivers as the text of a JSON file: `{ "version": 1, "receivers": [{ "namespace", "address", "name" }] }`.
   */
  readonly exportReceivers: () => string
}

export interface SavedReceivers extends Omit<ReceiversApi, 'saveReceiver'> {
  readonly saveReceiver: (receiver: SavedReceiver) => TaskEither<ReceiverNotSaved, void>
  readonly dispose: () => void
}

const VERSION = 1
const INDENT = 2

const readGiven = (given: unknown): E.Either<ReceiverNotSaved, SavedReceiver> => {
  const { namespace, address, name } = fieldsOf(given) ?? {}
  if (typeof address !== 'string') return notSaved('Address')
  if (typeof name !== 'string') return notSaved('Name')
  // Cast is safe: unknown namespaces match no address.
  return readSavedReceiver({ namespace: namespace as SavedReceiver['namespace'], address, name })
}

/** The receivers that the visitor saved. The book is read again before each change: another tab may have written. */
export const makeSavedReceivers = (book: ReceiverBook): SavedReceivers => {
  const store = createStore(book.read())
  const hearing = book.changes.subscribe(store.set)
  const write = (receivers: readonly SavedReceiver[]): boolean => {
    const isKept = book.write(receivers)
    store.set(book.read())
    return isKept
  }
  return {
    receivers: readOnly(store),
    saveReceiver: (given) => async () =>
      pipe(
        readGiven(given),
        E.flatMap((receiver) => withReceiver(book.read(), receiver)),
        E.flatMap((receivers) => (write(receivers) ? E.right(undefined) : notSaved('Storage'))),
      ),
    removeReceiver: (given) => {
      const { namespace, address } = fieldsOf(given) ?? {}
      if (typeof address !== 'string') return
      // Cast is safe: unknown namespaces match no saved receiver.
      write(withoutReceiver(book.read(), { namespace: namespace as SavedReceiver['namespace'], address }))
    },
    clearReceivers: () => void write([]),
    exportReceivers: () => JSON.stringify({ version: VERSION, receivers: book.read() }, undefined, INDENT),
    dispose: () => {
      hearing.unsubscribe()
      store.complete()
    },
  }
}

/** Converts failures to rejections, for hosts. */
export const toReceiversApi = (
  { saveReceiver, dispose: _, ...saved }: SavedReceivers,
  settle: Settle,
): ReceiversApi => ({
  ...saved,
  saveReceiver: (receiver) => settle(saveReceiver(receiver)),
})
