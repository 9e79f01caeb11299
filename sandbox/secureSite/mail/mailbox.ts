/** A mail in the secure site's mailbox. */
export interface Mail {
  readonly to: string
  readonly subject: string
  readonly text: string
  /** Six digits. */
  readonly code?: string
  /** Single-use link. */
  readonly link?: string
}

/** Longer than a site on this machine ever takes; afterwards `take` rejects. */
const COMES_WITHIN_MS = 5_000

export interface Mailbox {
  readonly send: (mail: Mail) => void
  /** Oldest first. */
  readonly list: () => readonly Mail[]
  /** The oldest mail to an address that was not yet taken; waits until one arrives. */
  readonly take: (to: string) => Promise<Mail>
  readonly clear: () => void
}

const isTo = (to: string) => (mail: Mail) => mail.to.toLowerCase() === to.toLowerCase()

/** Keeps all mails; none leaves this machine. */
export const makeMailbox = (): Mailbox => {
  let sent: readonly Mail[] = []
  let untaken: readonly Mail[] = []
  const waiting = new Set<() => void>()
  const take = (to: string): Promise<Mail> => {
    const pick = (): Mail | undefined => {
      const found = untaken.find(isTo(to))
      untaken = untaken.filter((mail) => mail !== found)
      return found
    }
    return new Promise((resolve, reject) => {
      const stop = (): void => {
        waiting.delete(look)
        clearTimeout(timer)
      }
      const timer = setTimeout(() => {
        stop()
        reject(new Error(`no mail came to ${to}`))
      }, COMES_WITHIN_MS)
      // A pending wait must not keep the process alive.
      timer.unref()
      const look = (): void => {
        const mail = pick()
        if (mail === undefined) return
        stop()
        resolve(mail)
      }
      waiting.add(look)
      look()
    })
  }
  return {
    send: (mail) => {
      sent = [...sent, mail]
      untaken = [...untaken, mail]
      for (const look of [...waiting]) look()
    },
    list: () => sent,
    take,
    clear: () => {
      sent = []
      untaken = []
    },
  }
}
