import type { Locks } from '../../infrastructure/shared/locks.js'

interface Waiting {
  readonly grant: () => void
}

/** The Web Locks of a site, shared by its tabs: one holder per name, the others queued; `steal` takes it at once. */
export const fakeLocks = (): Locks => {
  const held = new Map<string, { readonly lose: () => void }>()
  const lines = new Map<string, Waiting[]>()
  const lineOf = (name: string): Waiting[] => {
    const line = lines.get(name) ?? []
    lines.set(name, line)
    return line
  }
  return {
    request: (name, { ifAvailable, steal, signal }, granted) =>
      new Promise((resolve, reject) => {
        const abort = (): void => reject(new DOMException('It is not held.', 'AbortError'))
        const grant = (): void => {
          const mine = { lose: abort }
          const release = (): void => {
            if (held.get(name) !== mine) return
            held.delete(name)
            lineOf(name).shift()?.grant()
          }
          held.set(name, mine)
          granted({ name, mode: 'exclusive' }).then(resolve, reject).finally(release)
        }
        if (steal === true) {
          held.get(name)?.lose()
          return grant()
        }
        if (!held.has(name)) return grant()
        if (ifAvailable === true) return void granted(null).then(resolve, reject)
        const line = lineOf(name)
        const waiting = { grant }
        line.push(waiting)
        signal?.addEventListener('abort', () => {
          const place = line.indexOf(waiting)
          if (place < 0) return
          line.splice(place, 1)
          abort()
        })
      }),
  }
}
