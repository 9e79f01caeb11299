import * as E from 'fp-ts/Either'
import type { Decoder } from 'io-ts'
import type { KeyValueStore } from '../../application/ports/storage.js'

/** Returns `act()`, or `fallback` if it throws: storage may be blocked, full or gone (U-32). */
export const attempt = <A>(act: () => A, fallback: A): A => {
  try {
    return act()
  } catch {
    return fallback
  }
}

/** Reads one property of an untrusted value, once and without throwing; `undefined` if unreadable. */
export const readField = (source: unknown, key: string): unknown => {
  try {
    const readable = (typeof source === 'object' && source !== null) || typeof source === 'function'
    return readable ? Reflect.get(source, key) : undefined
  } catch {
    return undefined
  }
}

/**
 * Reads a stored JSON record. Removes a record that the codec rejects (old, corrupt or foreign) and returns
 * `undefined`.
 */
export const readRecord = <A>(
  store: Pick<KeyValueStore, 'read' | 'remove'>,
  key: string,
  codec: Decoder<unknown, A>,
): A | undefined => {
  const text = store.read(key)
  if (text === null) return undefined
  const decoded = codec.decode(attempt<unknown>(() => JSON.parse(text), undefined))
  if (E.isRight(decoded)) return decoded.right
  store.remove(key)
  return undefined
}
