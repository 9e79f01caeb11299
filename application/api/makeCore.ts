import * as E from 'fp-ts/Either'
import type { TaskEither } from 'fp-ts/TaskEither'
import { Subscription } from 'rxjs'
import type { LifecycleError } from '../../domain/errors/LifecycleError.js'
import type { MultiWalletDoors } from '../connect/MultiWalletDoors.js'
import { createStore } from '../shared/createStore.js'
import type { Core } from './Core.js'
import type { CoreParts } from './CoreParts.js'

/** Puts the features together, starts the policies, and asks the remembered wallets. */
export const makeCore = (parts: CoreParts): Core => {
  const { accounts, connect, modal, network } = parts
  const running = new Subscription()
  for (const start of parts.policies) running.add(start())
  for (const feature of [
    accounts,
    network,
    parts.pairing,
    parts.login,
    connect,
    modal,
    parts.config,
    parts.wallets,
    parts.notify,
  ]) {
    running.add(() => feature.dispose())
  }
  connect.restore()
  const wallets: TaskEither<LifecycleError, MultiWalletDoors> = () =>
    parts.loadMultiWallet().then(E.right, (cause: unknown) => E.left({ _tag: 'ChunkNotLoaded', cause }))
  return {
    modal: modal.state,
    network: network.state,
    networkSwitch: network.switching,
    connections: connect.connections,
    attempt: connect.attempt,
    pairing: parts.pairing.state,
    ...parts.login.states,
    waiting: parts.waiting,
    pending: parts.pending,
    host: createStore(parts.host),
    wallets: parts.wallets.list,
    catalogue: parts.wallets.catalogue,
    tokens: accounts.activeTokens,
    snackbar: parts.notify.snackbar,
    features: parts.config.features,
    outages: parts.outages.outages,
    alerts: parts.alerts.alerts,
    events: parts.events,
    account: (namespace) => accounts.of(namespace).state,
    activeAccount: accounts.activeAccount,
    commands: parts.commands,
    open: (requested, namespace) => {
      if (namespace !== undefined) network.setActiveNamespace(namespace)
      modal.open(requested)
    },
    connect: (connectorId, namespace) =>
      connect.connect(
        namespace === undefined
          ? connect.locate(connectorId, network.state.value.activeNamespace)
          : { namespace, connectorId },
      ),
    disconnect: connect.disconnect,
    switchNetwork: (id) => async () => {
      const outcome = await network.switchNetwork(id)()
      if (E.isLeft(outcome) && outcome.left._tag === 'NetworkNotFound') parts.alerts.raise(outcome.left)
      return outcome
    },
    feature: () => async () => {
      if (parts.config.features.value.multiWallet) return E.map(({ host }: MultiWalletDoors) => host)(await wallets())
      parts.alerts.raise({ _tag: 'MultiWalletNotEnabled' })
      return E.right(undefined)
    },
    profile: async () => E.map(({ screen }: MultiWalletDoors) => screen)(await wallets()),
    image: parts.images.of,
    request: parts.requestWallet,
    // The words of errors come with the first one.
    describe: async (error) => (await import('../../domain/errors/describeError.js')).describeError(error),
    destroy: () => running.unsubscribe(),
  }
}
