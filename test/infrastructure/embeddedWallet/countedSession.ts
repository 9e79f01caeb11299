import { Observable } from 'rxjs'
import type { EmbeddedSession } from '../../../application/ports/embeddedWallet.js'

/** Counts the listeners of moves. */
export const countedSession = (session: EmbeddedSession, count: (change: 1 | -1) => void): EmbeddedSession => ({
  ...session,
  loggedIn: {
    get value() {
      return session.loggedIn.value
    },
    initial: session.loggedIn.initial,
    changes: new Observable((subscriber) => {
      count(1)
      subscriber.add(() => count(-1))
      return session.loggedIn.changes.subscribe(subscriber)
    }),
  },
})
