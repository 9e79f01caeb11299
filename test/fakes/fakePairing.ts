import { Observable } from 'rxjs'
import type { Pairing, PairingStep } from '../../application/ports/Pairing.js'

export interface FakePairing extends Pairing {
  /** Pairings begun so far. */
  readonly begun: () => number
  /** Pairings that somebody waits for. */
  readonly open: () => number
  /** Tells those who wait what became of the latest pairing. */
  readonly tell: (step: PairingStep) => void
}

/** A relay whose news a test writes. Nothing happens by itself. */
export const fakePairing = (): FakePairing => {
  const listeners = new Set<(step: PairingStep) => void>()
  let begun = 0
  return {
    begin: new Observable((subscriber) => {
      begun += 1
      const listen = (step: PairingStep): void => {
        subscriber.next(step)
        if (step._tag !== 'Linked') subscriber.complete()
      }
      listeners.add(listen)
      return () => listeners.delete(listen)
    }),
    begun: () => begun,
    open: () => listeners.size,
    tell: (step) => [...listeners].at(-1)?.(step),
  }
}
