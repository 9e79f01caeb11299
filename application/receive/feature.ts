import type { ModalState } from '../../domain/modal/view.js'
import { select } from '../kernel/derive.js'
import { defineFeature } from '../kernel/feature.js'
import { token } from '../kernel/token.js'
import { HOST_ENVIRONMENT } from '../ports/tokens.js'
import { ACCOUNTS } from '../account/tokens.js'
import { APPEARANCE, OPTIONS } from '../api/tokens.js'
import { CONNECT } from '../connect/tokens.js'
import { MODAL } from '../modal/tokens.js'
import { NOTIFY } from '../notify/tokens.js'
import { makeReceiveFeature, type ReceiveFeature } from './receiveFeature.js'

const isEntered = (state: ModalState): boolean =>
  state._tag === 'Open' && state.history.some(({ name }) => name === 'WalletReceive')

/** Shows what a payer needs to pay the visitor (S1-06). Loaded when its view opens, or a host asks for it. */
export const receiveFeature = defineFeature({
  name: 'receive',
  token: token<ReceiveFeature>('Receive'),
  needs: {
    options: OPTIONS,
    accounts: ACCOUNTS,
    connect: CONNECT,
    notify: NOTIFY,
    host: HOST_ENVIRONMENT,
    appearance: APPEARANCE,
  },
  make: ({ options: { networks }, accounts, connect, ...deps }) =>
    makeReceiveFeature({
      here: accounts.here,
      account: accounts.activeAccount,
      refresh: () => accounts.active().refresh(),
      connections: connect.connections,
      networks,
      ...deps,
    }),
  with: { modal: MODAL },
  join: ({ api }, { modal }) => ({
    api,
    // Clears the requested amount when the view is left, but not when the networks are shown over it.
    policies: [() => select(modal.state, isEntered).changes.subscribe((is) => !is && api.askNothing())],
  }),
})
