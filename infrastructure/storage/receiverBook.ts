import * as E from 'fp-ts/Either'
import * as t from 'io-ts'
import { filter, map } from 'rxjs'
import type { KeyValueStore, ReceiverBook } from '../../application/ports/storage.js'
import { MOST_RECEIVERS, readSavedReceiver, type SavedReceiver } from '../../domain/send/savedReceivers.js'
import { exactly } from '../http/codecs/combinators.js'
import { readRecord } from '../shared/safeRead.js'
import { chainNamespace } from './connectionMemory.js'

/** Accepts only entries in the form this code writes: normalized address, unchanged name. */
const Entry = t.refinement(
  exactly({ namespace: chainNamespace, address: t.string, name: t.string }, {}),
  (entry: SavedReceiver): boolean => {
    const read = readSavedReceiver(entry)
    return E.isRight(read) && read.right.address === entry.address && read.right.name === entry.name
  },
)

const ReceiversRecord = t.strict({ version: t.literal(1), receivers: t.readonlyArray(t.unknown) })

const KEY = 'receivers'
const VERSION = 1

/** The first 100 valid entries, one per address. Later entries are not read. */
const firstOf = (kept: readonly unknown[]): readonly SavedReceiver[] => {
  const found = new Map<string, SavedReceiver>()
  for (const each of kept) {
    if (found.size === MOST_RECEIVERS) break
    const entry = Entry.decode(each)
    if (E.isLeft(entry)) continue
    // Each address has one normalized spelling.
    const key = `${entry.right.namespace}:${entry.right.address}`
    if (!found.has(key)) found.set(key, entry.right)
  }
  return [...found.values()]
}

/** Stores saved receivers in a `KeyValueStore`. Drops invalid entries, keeps the others. */
export const makeStoredReceiverBook = (store: KeyValueStore): ReceiverBook => {
  const put = (text: string | null): void => {
    if (text === null) store.remove(KEY)
    else store.write(KEY, text)
  }
  const read = (): readonly SavedReceiver[] => firstOf(readRecord(store, KEY, ReceiversRecord)?.receivers ?? [])
  return {
    read,
    write: (receivers) => {
      const before = store.read(KEY)
      put(receivers.length === 0 ? null : JSON.stringify({ version: VERSION, receivers }))
      if (store.keeps?.(KEY) !== false) return true
      // The failed write removed the previous value: restores it.
      put(before)
      return false
    },
    changes: store.changes.pipe(
      filter((key) => key === KEY),
      map(read),
    ),
  }
}
