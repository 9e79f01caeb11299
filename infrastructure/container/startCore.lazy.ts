import * as E from 'fp-ts/Either'
import type { TaskEither } from 'fp-ts/TaskEither'
import type { Commands } from '../../application/api/commands.js'
import type { Core } from '../../application/api/core.js'
import type { StateValues } from '../../application/api/state.js'
import type { Appearance, PorticoOptions } from '../../application/api/options.js'
import { lazyRequestWallet } from '../../application/connect/requestWallet.js'
import { runCore, type Steps } from '../../application/kernel/runCore.js'
import { mirrorStates, type Readable } from '../../application/kernel/store.js'
import { IMAGES } from '../../application/ports/tokens.js'
import {
  ACCOUNTS,
  ALERTS,
  CONFIG,
  CONNECT,
  INTEREST,
  LIFETIME,
  MODAL,
  MULTI_WALLET,
  NETWORK,
  SEND,
} from '../../application/tokens.js'
import type { LifecycleError } from '../../domain/errors/domainError.js'
import { isFeatureOn } from '../../domain/config/features.js'
import { CHAIN_NAMESPACES } from '../../domain/network/network.js'
import { CORE_FEATURES, LAZY_FEATURES } from './features.js'
import { inSlices } from './inSlices.js'
import { makeContainer } from './makeContainer.js'
import type { PreloadedStores } from './mirror.js'
import { makeOpenModal } from './openModal.js'

const loaded =
  <A>(load: () => Promise<A>): TaskEither<LifecycleError, A> =>
  () =>
    load().then(E.right, (cause: unknown) => E.left({ _tag: 'ChunkNotLoaded', cause }))

/** Builds the product and starts it, step by step. `destroy` ends it together with everything its adapters hold. */
export function* coreSteps(
  options: PorticoOptions,
  appearance: Readable<Appearance>,
  stores: PreloadedStores,
  lazyFeatures = LAZY_FEATURES,
): Steps<Core> {
  const { resolve, lazy } = makeContainer(options, appearance, stores.states, lazyFeatures)
  yield
  const { states, commands, dispose } = yield* runCore(CORE_FEATURES, resolve)
  const lifetime = resolve(LIFETIME)
  // Ends before the stores stop to follow: they have to say that nobody is connected any more.
  lifetime.add(dispose)
  lifetime.add(mirrorStates<StateValues>(stores.states, states))
  const accounts = resolve(ACCOUNTS)
  lifetime.add(accounts.activeAccount.changes.subscribe(stores.account.set))
  for (const namespace of CHAIN_NAMESPACES) {
    lifetime.add(accounts.of(namespace).state.changes.subscribe(stores.accounts[namespace].set))
  }
  const [connect, network, alerts] = [resolve(CONNECT), resolve(NETWORK), resolve(ALERTS)]
  const prepare = (): void => resolve(INTEREST).set(true)
  connect.restore()
  return {
    commands: { ...lazy.commands, ...commands } as Commands,
    prepare,
    ...makeOpenModal(stores, { network, modal: resolve(MODAL) }),
    connect: (connectorId, namespace) => {
      prepare()
      return connect.connect(
        namespace === undefined
          ? connect.locate(connectorId, network.state.value.activeNamespace)
          : { namespace, connectorId },
      )
    },
    disconnect: connect.disconnect,
    switchNetwork: (id) => async () => {
      const outcome = await network.switchNetwork(id)()
      if (E.isLeft(outcome) && outcome.left._tag === 'NetworkNotFound') alerts.raise(outcome.left)
      return outcome
    },
    feature: (name) => async () => {
      if (!Object.hasOwn(lazyFeatures, name)) return E.left({ _tag: 'FeatureUnknown', name })
      prepare()
      if (isFeatureOn(name, resolve(CONFIG).features.value)) return loaded(() => lazy.load(name))()
      alerts.raise(name === 'multiWallet' ? { _tag: 'MultiWalletNotEnabled' } : { _tag: 'FeatureNotEnabled', name })
      return E.right(undefined)
    },
    profile: async () => E.map(() => resolve(MULTI_WALLET).screen)(await loaded(() => lazy.load('multiWallet'))()),
    image: resolve(IMAGES).of,
    request: lazyRequestWallet({
      sessions: connect.sessions,
      load: async () => {
        await lazy.load('send')
        return resolve(SEND).request
      },
    }),
    // The words of errors come with the first one.
    describe: async (error) => (await import('../../domain/errors/describeError.js')).describeError(error),
    destroy: () => lifetime.unsubscribe(),
  }
}

/** The whole start, in slices: no task of it blocks the page. */
export const startCore = (options: PorticoOptions, appearance: Readable<Appearance>, stores: PreloadedStores) =>
  inSlices(coreSteps(options, appearance, stores))
