import { Subject, Subscription } from 'rxjs'
import type { Notice } from '../../domain/notify/notice.js'
import type { PendingTransaction } from '../../domain/requests/pendingTransaction.js'
import { makeRequestWallet } from './makeRequestWallet.js'
import { defineFeature } from '../kernel/feature.js'
import { createStore, readOnly } from '../kernel/store.js'
import { CHAIN_RPC, SCHEDULER } from '../ports/tokens.js'
import { CONNECT, MODAL, NOTIFY, OPTIONS, REQUESTS } from '../tokens.js'
import { type RequestsApi, type WalletRequests, watchPending } from './pending.js'

/** Requests to wallets, and the transactions that no chain has taken in yet. Loaded with the first request. */
export const requestsFeature = defineFeature({
  name: 'requests',
  token: REQUESTS,
  needs: {
    options: OPTIONS,
    connect: CONNECT,
    modal: MODAL,
    notify: NOTIFY,
    chainRpc: CHAIN_RPC,
    scheduler: SCHEDULER,
  },
  make: ({ options: { networks }, connect: { sessions }, modal, notify, ...deps }): WalletRequests => {
    const lifetime = new Subscription()
    const ended = new Subject<void>()
    lifetime.add(() => ended.next())
    const pending = createStore<readonly PendingTransaction[]>([])
    const sent = watchPending({ ...deps, pending, sessions, networks, lifetime })
    /** Without the modal nobody would read it. */
    const tell = (notice: Notice): void => {
      if (modal.state.value._tag === 'Closed') modal.open()
      notify.notify(notice)
    }
    return {
      request: makeRequestWallet({ sessions, sent, tell, ended, scheduler: deps.scheduler }),
      pending: readOnly(pending),
      dispose: () => lifetime.unsubscribe(),
    }
  },
  with: {},
  join: ({ pending }) => ({ states: { pending }, api: { state: pending } satisfies RequestsApi }),
})
