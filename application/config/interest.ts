import { defineFeature } from '../kernel/feature.js'
import { createStore } from '../kernel/store.js'
import { INTEREST } from './tokens.js'
import { MODAL } from '../modal/tokens.js'

/**
 * Whether anybody has come near Portico since the page was loaded: the modal opened, or `Core.prepare` was called,
 * which is so at a button of Portico, with `start: 'eager'`, and where the host connects a wallet or asks for a
 * feature. A wallet that comes back with the page is no interest. What only the modal shows is asked for from then on:
 * the project's configuration, its analytics switch, the check of the origin, and the first wallets of the directory.
 */
export const interestFeature = defineFeature({
  name: 'interest',
  token: INTEREST,
  needs: {},
  make: () => createStore(false),
  with: { modal: MODAL },
  join: (interest, { modal }) => ({
    policies: [() => modal.state.changes.subscribe(({ _tag }) => _tag === 'Open' && interest.set(true))],
  }),
})
