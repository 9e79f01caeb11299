import { randomUUID } from 'node:crypto'
import { SiteError } from '../frame/fields.js'

export interface Devices {
  readonly isKnown: (device: string, email: string) => boolean
  /** A word for the link in a mail. */
  readonly tokenFor: (device: string, email: string) => string
  /** What the link does. */
  readonly approve: (token: string) => { readonly device: string; readonly email: string }
  /** Settles when somebody opened the link, or it was given up for another address. */
  readonly approved: (device: string, email: string, signal: AbortSignal) => Promise<void>
  /** Whoever waits for another address on this device need not any longer. */
  readonly giveUpOthers: (device: string, email: string) => void
  readonly clear: () => void
}

const keyOf = (device: string, email: string): string => `${device} ${email.toLowerCase()}`

/** Which devices an address was used on before: the link in a mail makes one known. */
export const makeDevices = (): Devices => {
  const known = new Set<string>()
  const tokens = new Map<string, { readonly device: string; readonly email: string }>()
  const waiting = new Map<string, Set<() => void>>()
  const tell = (key: string): void => {
    for (const each of waiting.get(key) ?? []) each()
    waiting.delete(key)
  }
  return {
    isKnown: (device, email) => known.has(keyOf(device, email)),
    tokenFor: (device, email) => {
      const token = randomUUID()
      tokens.set(token, { device, email })
      return token
    },
    approve: (token) => {
      const meant = tokens.get(token)
      if (meant === undefined) throw new SiteError('This link is not valid')
      const key = keyOf(meant.device, meant.email)
      known.add(key)
      tell(key)
      return meant
    },
    approved: (device, email, signal) =>
      new Promise((resolve) => {
        const key = keyOf(device, email)
        if (known.has(key)) return resolve()
        const list = waiting.get(key) ?? new Set()
        waiting.set(key, list.add(resolve))
        signal.addEventListener('abort', () => list.delete(resolve))
      }),
    giveUpOthers: (device, email) => {
      for (const key of [...waiting.keys()]) if (key.startsWith(`${device} `) && key !== keyOf(device, email)) tell(key)
    },
    clear: () => {
      known.clear()
      tokens.clear()
      waiting.clear()
    },
  }
}
