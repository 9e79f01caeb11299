import { Subject } from 'rxjs'
import type { KeyValueStore } from '../../application/ports/storage.js'

/** The storage of a site in a browser: each page gets events of the other pages' writes, and none of its own. */
export const makeSiteStorage = () => {
  const kept = new Map<string, string>()
  const pages = new Set<Subject<string>>()
  return {
    open: (): KeyValueStore & { readonly close: () => void } => {
      const changes = new Subject<string>()
      pages.add(changes)
      const tell = (key: string): void => {
        for (const page of [...pages]) if (page !== changes) page.next(key)
      }
      return {
        read: (key) => kept.get(key) ?? null,
        write: (key, value) => {
          kept.set(key, value)
          tell(key)
        },
        remove: (key) => {
          kept.delete(key)
          tell(key)
        },
        changes,
        close: () => void pages.delete(changes),
      }
    },
  }
}
