import * as TE from 'fp-ts/TaskEither'
import { type SchedulerLike, Subscription } from 'rxjs'
import type { OpenPaymentMemory } from '../../application/ports/storage.js'
import type { WalletConnector } from '../../application/ports/walletConnector.js'
import { makeOpenPayments, type OpenPayments, type OpenPaymentsDeps } from '../../application/requests/openPayments.js'
import { createStore } from '../../application/kernel/store.js'
import type { NamespaceConnection } from '../../domain/connect/connection.js'
import type { CaipNetworkId } from '../../domain/network/network.js'
import { fakeOpenPaymentMemory } from '../fakes/fakeOpenPaymentMemory.js'
import { aNetwork } from './aNetwork.js'
import { fateIn } from './fateIn.js'

const sessionOn = (caipNetworkId: CaipNetworkId, lateAnswer?: WalletConnector['lateAnswer']) => ({
  connector: () => ({ id: 'a', ...(lateAnswer && { lateAnswer }) }),
  state: createStore<NamespaceConnection>({
    _tag: 'Connected',
    active: { connectorId: 'a', accounts: ['0xa1'], caipNetworkId },
    others: [],
  }),
})

/** One connected wallet per namespace. */
export const connectedSessions = (lateAnswer?: WalletConnector['lateAnswer']) => ({
  eip155: sessionOn('eip155:1', lateAnswer),
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
    lateAnswer,
    ...deps
  }: Partial<OpenPaymentsDeps> & { readonly memory?: OpenPaymentMemory } & Pick<
      Partial<WalletConnector>,
      'lateAnswer'
    > = {},
): OpenPayments =>
  makeOpenPayments({
    memory,
    sessions: connectedSessions(lateAnswer),
    networks: [aNetwork()],
    fateOf: fateIn(),
    chainRpc: { transactionFate: () => TE.right({ _tag: 'Unknown' }) },
    sent: () => undefined,
    showNotice: () => undefined,
    scheduler,
    lifetime: new Subscription(),
    ...deps,
  })
