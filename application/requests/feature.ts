import { Subject, Subscription } from 'rxjs'
import type { Notice } from '../../domain/notify/notice.js'
import type { PendingTransaction } from '../../domain/requests/pendingTransaction.js'
import type { Proposal } from '../../domain/requests/proposal.js'
import type { SettledTransaction } from '../../domain/requests/settledTransaction.js'
import { addTransaction } from './addTransaction.js'
import { makeFateOf } from './fateOf.js'
import { noteHostPayments } from './noteHostPayments.js'
import { makeOpenPayments } from './openPayments.js'
import { makeRequestWallet } from './makeRequestWallet.js'
import { defineFeature } from '../kernel/feature.js'
import { createStore, readOnly } from '../kernel/store.js'
import { CHAIN_RPC, CONNECTION_MEMORY, SCHEDULER } from '../ports/tokens.js'
import { ACCOUNTS } from '../account/tokens.js'
import { OPTIONS } from '../api/tokens.js'
import { CONNECT } from '../connect/tokens.js'
import { MODAL } from '../modal/tokens.js'
import { NETWORK } from '../network/tokens.js'
import { NOTIFY } from '../notify/tokens.js'
import { OPEN_PAYMENT_MEMORY, PENDING_MEMORY, REQUESTS } from './tokens.js'
import { watchPending } from './pending.js'
import { followProposals } from './proposals.js'
import type { RequestsApi, WalletRequests } from './requestsApi.js'

/**
 * Requests to wallets, and pending transactions. Loaded with the first request, or if the device stores pending
 * transactions.
 */
export const requestsDefinition = defineFeature({
  name: 'requests',
  token: REQUESTS,
  needs: {
    options: OPTIONS,
    accounts: ACCOUNTS,
    connect: CONNECT,
    modal: MODAL,
    network: NETWORK,
    notify: NOTIFY,
    chainRpc: CHAIN_RPC,
    scheduler: SCHEDULER,
    connections: CONNECTION_MEMORY,
    memory: PENDING_MEMORY,
    openMemory: OPEN_PAYMENT_MEMORY,
  },
  make: ({
    options: { networks },
    connect: { sessions },
    modal,
    network,
    notify: { notify },
    openMemory,
    ...deps
  }): WalletRequests => {
    const lifetime = new Subscription()
    const ended = new Subject<void>()
    lifetime.add(() => ended.next())
    const pending = createStore<readonly PendingTransaction[]>([])
    const settled = createStore<readonly SettledTransaction[]>([])
    const proposals = createStore<readonly Proposal[]>([])
    const sent = watchPending({
      ...deps,
      pending,
      settled,
      sessions,
      networks,
      notify,
      lifetime,
    })
    const proposed = followProposals({ proposals, sessions, sent, scheduler: deps.scheduler, lifetime })
    /** Opens the modal, without which the notice would be invisible. */
    const showNotice = (notice: Notice): void => {
      if (modal.state.value._tag === 'Closed') modal.open()
      notify(notice)
    }
    const fateOf = makeFateOf({ settled, proposals })
    const openPayments = makeOpenPayments({
      ...deps,
      memory: openMemory,
      sessions,
      networks,
      fateOf,
      sent,
      showNotice,
      lifetime,
    })
    const session = () => {
      const { activeNamespace } = network.state.value
      return [activeNamespace, sessions[activeNamespace]] as const
    }
    const request = makeRequestWallet({
      sessions,
      sent,
      proposed,
      showNotice,
      ended,
      scheduler: deps.scheduler,
    })
    return {
      request,
      hostRequest: noteHostPayments({
        request,
        openPayments,
        sessions,
        repeated: () => notify({ _tag: 'RequestOutcomeUnknown' }),
      }),
      add: addTransaction({
        session,
        // The id of a proposal looks like a hash, but no chain ever includes it.
        sent: (added) => {
          if (!proposals.value.some(({ id }) => id === added.id)) sent(added)
        },
        networks,
        now: () => deps.scheduler.now(),
      }),
      watch: sent,
      follow: proposed,
      pending: readOnly(pending),
      settled: readOnly(settled),
      proposals: readOnly(proposals),
      fateOf,
      openPayments,
      dispose: () => lifetime.unsubscribe(),
    }
  },
  with: {},
  join: ({ pending, settled, proposals, add }) => ({
    states: { pending, settled },
    api: async (settle): Promise<RequestsApi> => ({
      state: pending,
      settled,
      proposals,
      add: (transaction) => settle(add({ ...transaction })),
    }),
  }),
})
