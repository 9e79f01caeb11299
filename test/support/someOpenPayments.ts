import * as TE from 'fp-ts/TaskEither'
import { type SchedulerLike, Subscription } from 'rxjs'
import type { OpenPaymentMemory } from '../../application/ports/storage.js'
import { makeOpenPayments, type OpenPayments, type OpenPaymentsDeps } from '../../application/requests/openPayments.js'
import { createStore } from '../../application/kernel/store.js'
import type { NamespaceConnection } from '../../domain/connect/connection.js'
import type { CaipNetworkId } from '../../domain/network/network.js'
import { fakeOpenPaymentMemory } from '../fakes/fakeOpenPaymentMemory.js'
import { aNetwork } from './aNetwork.js'
import { fateIn } from './fateIn.js'

const sessionOn = (caipNetworkId: CaipNetworkId) => ({
  state: createStore<NamespaceConnection>({
    _tag: 'Connected',
    active: { connectorId: 'a', accounts: ['0xa1'], caipNetworkId },
    others: [],
  }),
})

/** One connected wallet per namespace. */
export const connectedSessions = () => ({
  eip155: sessionOn('eip155:1'),
  solana: sessionOn('solana:main'),
  bip122: sessionOn('bip122:main'),
  polkadot: sessionOn('polkadot:main'),
  cosmos: sessionOn('cosmos:main'),
})

/** The open payments of a page whose wallets are connected; over an empty device, unless given. */
export const someOpenPayments = (
  scheduler: SchedulerLike,
  {
    memory = fakeOpenPaymentMemory(),
    ...deps
  }: Partial<OpenPaymentsDeps> & { readonly memory?: OpenPaymentMemory } = {},
): OpenPayments =>
  makeOpenPayments({
    memory,
    sessions: connectedSessions(),
    networks: [aNetwork()],
    fateOf: fateIn(),
    chainRpc: { transactionFate: () => TE.right({ _tag: 'Unknown' }) },
    showNotice: () => undefined,
    scheduler,
    lifetime: new Subscription(),
    ...deps,
  })
