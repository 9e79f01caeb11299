import { defineFeature } from '../kernel/feature.js'
import { createStore } from '../kernel/store.js'
import { INTEREST } from './tokens.js'
import { MODAL } from '../modal/tokens.js'

/**
 * Whether the visitor has shown interest since the page was loaded: the modal opened, or `Core.prepare` was called, by
 * a Portico button, by `start: 'eager'`, or because the host connects a wallet or asks for a feature. Restoring a
 * wallet is no interest. Data that only the modal shows is requested from then on: the project's configuration, its
 * analytics switch, the check of the origin, and the first wallets of the directory.
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
