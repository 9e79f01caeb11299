import { Observable } from 'rxjs'
import { createStore, type Store } from '../../application/kernel/store.js'
import type { CarrierLink, WaitingRequest } from '../../domain/pairing/deepLink.js'
import type { Pairing, PairingStep } from '../../application/ports/pairing.js'

export interface FakePairing extends Pairing {
  /** Pairings begun so far. */
  readonly begun: () => number
  /** Pairings that somebody waits for. */
  readonly open: () => number
  /** Tells those who wait what became of the latest pairing. */
  readonly tell: (step: PairingStep) => void
  /** What it was told about how wallets were opened, in order. */
  readonly openings: readonly (CarrierLink | undefined)[]
  /** Links the host gave, in order. */
  readonly taken: readonly string[]
  readonly waiting: Store<WaitingRequest | undefined>
}

/** A relay whose news a test writes. Nothing happens by itself. */
export const fakePairing = (): FakePairing => {
  const listeners = new Set<(step: PairingStep) => void>()
  const taken: string[] = []
  const openings: (CarrierLink | undefined)[] = []
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
    openings,
    taken,
    take: (uri) => taken.push(uri),
    openedWith: (link) => openings.push(link),
    waiting: createStore<WaitingRequest | undefined>(undefined),
    begun: () => begun,
    open: () => listeners.size,
    tell: (step) => [...listeners].at(-1)?.(step),
  }
}
