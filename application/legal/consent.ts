import { filter } from 'rxjs'
import { agreementTo, type Legal, type LegalState } from '../../domain/config/legal.js'
import { createStore, type Readable, readOnly } from '../kernel/store.js'
import type { KeyValueStore } from '../ports/storage.js'

/** The documents and the visitor's consent, for hosts with their own views. */
export interface LegalApi {
  /** `undefined` if the host has no documents. */
  readonly state: Readable<LegalState | undefined>
  /** Stores for later visits whether the visitor accepts the documents. */
  readonly agree: (agreed: boolean) => void
}

export interface Consent extends LegalApi {
  readonly dispose: () => void
}

const KEY = 'consent'

/** Whether the visitor accepted exactly these documents, here or in another tab (S9-23). */
export const makeConsent = (legal: Legal | undefined, store: KeyValueStore): Consent => {
  const read = (): LegalState | undefined =>
    legal && { ...legal, consent: store.read(KEY) === agreementTo(legal) ? 'Given' : 'Asked' }
  const state = createStore(read())
  const elsewhere = store.changes.pipe(filter((key) => key === KEY)).subscribe(() => state.set(read()))
  return {
    state: readOnly(state),
    agree: (agreed) => {
      if (legal === undefined) return
      if (agreed) store.write(KEY, agreementTo(legal))
      else store.remove(KEY)
      state.set({ ...legal, consent: agreed ? 'Given' : 'Asked' })
    },
    dispose: () => elsewhere.unsubscribe(),
  }
}
