import { Observable } from 'rxjs'
import { createStore, type Store } from '../../application/kernel/store.js'
import type { CarrierLink, WaitingRequest } from '../../domain/pairing/deepLink.js'
import type { Pairing, PairingStep } from '../../application/ports/pairing.js'

export interface FakePairing extends Pairing {
  /** Number of pairings started so far. */
  readonly begun: () => number
  /** Number of pairings with a subscriber. */
  readonly open: () => number
  /** Emits an event of the latest pairing to its subscribers. */
  readonly tell: (step: PairingStep) => void
  /** How wallets were opened, in order, as reported to it. */
  readonly openings: readonly (CarrierLink | undefined)[]
  /** Links from the host, in order. */
  readonly taken: readonly string[]
  readonly waiting: Store<WaitingRequest | undefined>
}

/** A relay whose events a test emits. Nothing happens by itself. */
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
