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

/** The address book of the visitor, for hosts: on this device, over disconnects, with what they chose to save alone. */
export interface ReceiversApi {
  /** Those of all chains, the one that was saved last first; also what another tab changes. */
  readonly receivers: Readable<readonly SavedReceiver[]>
  /**
   * Saves a receiver under a name, at most 100; of one address, the new name takes the place of the old one. Only for
   * visitors who ask for it. Rejects with PTC-SEND-NOT-SAVED for an address or a name that is none, above 100, and
   * where the browser does not keep it.
   */
  readonly saveReceiver: (receiver: SavedReceiver) => Promise<void>
  readonly removeReceiver: (receiver: Pick<SavedReceiver, 'namespace' | 'address'>) => void
  /** Deletes all of them. */
  readonly clearReceivers: () => void
  /** All of them as the text of a JSON file: `{ "version": 1, "receivers": [{ "namespace", "address", "name" }] }`. */
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
  // Of a namespace that is none, no text is an address.
  return readSavedReceiver({ namespace: namespace as SavedReceiver['namespace'], address, name })
}

/** Whom the visitor saved. The book is read again before each change: another tab may have written. */
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
      // Under a namespace that is none, nobody is saved.
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

/** The same for hosts. */
export const toReceiversApi = (
  { saveReceiver, dispose: _, ...saved }: SavedReceivers,
  settle: Settle,
): ReceiversApi => ({
  ...saved,
  saveReceiver: (receiver) => settle(saveReceiver(receiver)),
})
