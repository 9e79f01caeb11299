import type { ModalState } from '../../domain/modal/view.js'
import { select } from '../kernel/derive.js'
import { defineFeature } from '../kernel/feature.js'
import { token } from '../kernel/token.js'
import { HOST_ENVIRONMENT, SCHEDULER } from '../ports/tokens.js'
import { ACCOUNTS, APPEARANCE, CONNECT, MODAL, NETWORK, NOTIFY } from '../tokens.js'
import { makeReceiveFeature, type ReceiveFeature } from './receiveFeature.js'

const isEntered = (state: ModalState): boolean =>
  state._tag === 'Open' && state.history.some(({ name }) => name === 'WalletReceive')

/** What somebody who is to pay the visitor is shown (S1-06). Loaded when its view opens, or a host asks for it. */
export const receiveFeature = defineFeature({
  name: 'receive',
  token: token<ReceiveFeature>('Receive'),
  needs: {
    accounts: ACCOUNTS,
    connect: CONNECT,
    network: NETWORK,
    notify: NOTIFY,
    host: HOST_ENVIRONMENT,
    scheduler: SCHEDULER,
    appearance: APPEARANCE,
  },
  make: ({ accounts, connect, network, ...deps }) =>
    makeReceiveFeature({
      account: accounts.activeAccount,
      tokens: accounts.activeTokens,
      refresh: () => accounts.active().refresh(),
      connections: connect.connections,
      network: network.state,
      ...deps,
    }),
  with: { modal: MODAL },
  join: ({ api }, { modal }) => ({
    api,
    // What was asked for in the view ends with it, but not while one looks at the networks.
    policies: [() => select(modal.state, isEntered).changes.subscribe((is) => !is && api.askNothing())],
  }),
})
