import * as E from 'fp-ts/Either'
import type { TaskEither } from 'fp-ts/TaskEither'
import type { Commands } from '../../application/api/commands.js'
import type { Core } from './core.js'
import type { FeatureEntry } from '../../application/api/lazyFeatures.js'
import type { StateValues } from '../../application/api/state.js'
import type { BaseAppearance } from '../../application/api/options.js'
import type { Settings } from '../../application/api/settings.js'
import { lazyRequestWallet } from '../../application/connect/requestWallet.js'
import { describeLazily } from '../../application/kernel/describeLazily.js'
import { loadOnce } from '../../application/kernel/loadOnce.js'
import { runCore, type Steps } from '../../application/kernel/feature.js'
import { mirrorStates, type Readable, type Store } from '../../application/kernel/store.js'
import { IMAGES, SCHEDULER } from '../../application/ports/tokens.js'
import { ACCOUNTS } from '../../application/account/tokens.js'
import { LIFETIME } from '../../application/api/tokens.js'
import { CONFIG } from '../../application/config/tokens.js'
import { CONNECT, MULTI_WALLET } from '../../application/connect/tokens.js'
import { MODAL } from '../../application/modal/tokens.js'
import { NETWORK } from '../../application/network/tokens.js'
import { ALERTS } from '../../application/notify/tokens.js'
import { REQUESTS } from '../../application/requests/tokens.js'
import { accountOn, type AccountState } from '../../domain/account/accountState.js'
import { requestTarget } from '../../domain/connect/connections.js'
import type { DomainError } from '../../domain/errors/domainError.js'
import { CHUNK_DEADLINE_MS, describeEarly, type EarlyError } from '../../domain/errors/earlyErrors.js'
import type { ErrorDescription } from '../../domain/errors/errorTable.js'
import { CHAIN_NAMESPACES, type ChainNamespace } from '../../domain/network/network.js'
import type { NetworkError } from '../../domain/network/networkSwitch.js'
import { LAZY_ENTRIES } from '../../application/lazyEntries.js'
import { settled } from '../shared/within.js'
import { CORE_FEATURES } from './features.js'
import { inSlices } from './inSlices.js'
import type { GuardHost } from './hostPorts.js'
import { makeContainer } from './makeContainer.js'
import { featureBy, makeLoaded, signInBy } from './loadedParts.js'
import { makeOpenModal } from './openModal.js'
import type { PreloadedStores } from './mirror.js'
import { defer, firstValueFrom, map, race, ReplaySubject, type Subscription } from 'rxjs'

/** Not retryable: the error may be that of a payment whose outcome is unknown. */
const TEXTS_NOT_LOADED = describeEarly({ _tag: 'ChunkNotLoaded', cause: undefined })

/** The code and text of an error; those of a missing chunk if the texts do not load. */
const describe = (error: DomainError): Promise<ErrorDescription> =>
  settled(CHUNK_DEADLINE_MS, () => describeLazily(error), TEXTS_NOT_LOADED)

/** Rejects unknown namespaces, which untyped hosts may pass. */
const inNamespace = <Failure, A>(
  namespace: ChainNamespace,
  known: readonly ChainNamespace[],
  task: () => TaskEither<Failure, A>,
): TaskEither<Failure | NetworkError, A> =>
  known.includes(namespace) ? task() : () => Promise.resolve(E.left({ _tag: 'UnsupportedChain', id: namespace }))

const mirrorAccount = <Namespace extends ChainNamespace>(
  namespace: Namespace,
  store: Store<AccountState<Namespace>>,
  { changes }: Readable<AccountState>,
): Subscription => changes.subscribe((account) => store.set(accountOn(namespace, account)))

/** Builds and starts the product step by step. `destroy` ends it and releases all its adapters. */
export function* coreSteps(
  options: Settings,
  appearance: Readable<BaseAppearance>,
  stores: PreloadedStores,
  lazyEntries: readonly FeatureEntry[] = LAZY_ENTRIES,
  guardHost?: GuardHost,
): Steps<Core> {
  const { resolve, lazy, prepare } = makeContainer(options, appearance, stores.states, lazyEntries, guardHost)
  yield
  const { states, commands, dispose } = yield* runCore(CORE_FEATURES, resolve)
  const lifetime = resolve(LIFETIME)
  // Added before the stores stop mirroring: they must still receive the disconnected state.
  lifetime.add(dispose)
  lifetime.add(mirrorStates<StateValues>(stores.states, states))
  const accounts = resolve(ACCOUNTS)
  lifetime.add(accounts.activeAccount.changes.subscribe(stores.account.set))
  for (const namespace of CHAIN_NAMESPACES)
    lifetime.add(mirrorAccount(namespace, stores.accounts[namespace], accounts.of(namespace).state))
  const destroyed = new ReplaySubject<void>(1)
  /** Fails a host call with `Destroyed` if `destroy` comes before its end, or came before its start. */
  const whileAlive =
    <Failure, A>(task: TaskEither<Failure, A>): TaskEither<Failure | EarlyError, A> =>
    () =>
      firstValueFrom(race(destroyed.pipe(map(() => E.left<EarlyError>({ _tag: 'Destroyed' }))), defer(task)))
  const [connect, network, alerts] = [resolve(CONNECT), resolve(NETWORK), resolve(ALERTS)]
  const loaded = makeLoaded(resolve(SCHEDULER))
  const request = lazyRequestWallet({
    sessions: connect.sessions,
    load: loaded(async () => {
      await lazy.load('requests')
      return resolve(REQUESTS).hostRequest
    }),
  })
  const opening = makeOpenModal(stores, {
    network,
    modal: resolve(MODAL),
    config: resolve(CONFIG),
  })
  const loadProviders = loadOnce(async () =>
    (await import('./providers/providers.lazy.js')).startProviders({
      resolve,
      stores,
      request,
      describe,
      open: opening.open,
    }),
  )
  const providers = loaded(loadProviders)
  lifetime.add(stores.listeners.changes.subscribe(({ length }) => length > 0 && void providers()))
  connect.restore()
  return {
    commands: { ...lazy.commands, ...commands } as Commands,
    prepare,
    ...opening,
    connect: (connectorId, namespace) => {
      prepare()
      return whileAlive(
        connect.connectNamed(
          namespace === undefined
            ? connect.locate(connectorId, network.state.value.activeNamespace)
            : { namespace, connectorId },
        ),
      )
    },
    disconnect: (namespace) =>
      whileAlive(
        namespace === undefined
          ? connect.disconnect()
          : inNamespace(namespace, CHAIN_NAMESPACES, () => connect.disconnect(namespace)),
      ),
    switchNetwork: (id) =>
      whileAlive(async () => {
        const outcome = await network.switchNetwork(id)()
        if (E.isLeft(outcome) && outcome.left._tag === 'NetworkNotFound') alerts.raise(outcome.left)
        return outcome
      }),
    signIn: whileAlive(signInBy({ options, prepare, resolve, load: loaded(() => lazy.load('siwx')) })),
    feature: (name, settle) =>
      whileAlive(
        featureBy({ lazyEntries, lazy, loaded, prepare, resolve, settle: (task) => settle(whileAlive(task)) }, name),
      ),
    profile: async () => E.map(() => resolve(MULTI_WALLET).screen)(await loaded(() => lazy.load('multiWallet'))()),
    image: (picture) => (picture ? resolve(IMAGES).of(picture) : undefined),
    request: (namespace, call) => whileAlive(inNamespace(namespace, CHAIN_NAMESPACES, () => request(namespace, call))),
    askProvider: (call) => {
      const madeFor = requestTarget(connect.sessions.eip155.state.value)
      return async () => {
        const code = await providers()
        return E.isLeft(code) ? code : code.right.ask(call, madeFor)()
      }
    },
    standard: (namespace) =>
      inNamespace(namespace, ['solana', 'bip122'], () =>
        loaded(async () => (await loadProviders()).standard(namespace)),
      ),
    describe,
    destroy: () => {
      destroyed.next()
      lifetime.unsubscribe()
    },
  }
}

/** Starts in slices, so that no task blocks the page. `guardHost`: of a host that replaces ports. */
export const startCore = (
  options: Settings,
  appearance: Readable<BaseAppearance>,
  stores: PreloadedStores,
  guardHost: GuardHost | undefined,
): Promise<Core> => inSlices(coreSteps(options, appearance, stores, LAZY_ENTRIES, guardHost))
