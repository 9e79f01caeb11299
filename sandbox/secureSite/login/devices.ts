import { randomUUID } from 'node:crypto'
import { SiteError } from '../frame/fields.js'

export interface Devices {
  readonly isKnown: (device: string, email: string) => boolean
  /** Token for the link in a mail. */
  readonly tokenFor: (device: string, email: string) => string
  /** Effect of opening the link. */
  readonly approve: (token: string) => { readonly device: string; readonly email: string }
  /** Resolves when the link is opened, or when the login is abandoned for another address. */
  readonly approved: (device: string, email: string, signal: AbortSignal) => Promise<void>
  /** Ends the waits for other addresses on this device. */
  readonly giveUpOthers: (device: string, email: string) => void
  readonly clear: () => void
}

const keyOf = (device: string, email: string): string => `${device} ${email.toLowerCase()}`

/** Devices on which an address was used before: opening the link in a mail registers one. */
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
