import * as E from 'fp-ts/Either'
import type { Decoder } from 'io-ts'
import type { KeyValueStore } from '../../application/ports/KeyValueStore.js'
import { attempt } from './attempt.js'

/** Reads a stored JSON record. One the codec refuses (older, corrupt, somebody else's) is removed and counts as none. */
export const readRecord = <A>(store: KeyValueStore, key: string, codec: Decoder<unknown, A>): A | undefined => {
  const text = store.read(key)
  if (text === null) return undefined
  const decoded = codec.decode(attempt<unknown>(() => JSON.parse(text), undefined))
  if (E.isRight(decoded)) return decoded.right
  store.remove(key)
  return undefined
}
