import type { Portico, PorticoOptions, ViewPresence } from '../../application/portico.js'
import { toSettings } from '../../application/api/settings.js'
import type { TaskEither } from 'fp-ts/TaskEither'
import type { DomainError } from '../../domain/errors/domainError.js'
import { PorticoError } from '../../domain/errors/PorticoError.js'
import type { ErrorDescription } from '../../domain/errors/errorTable.js'
import { Subscription } from 'rxjs'
import type { Core } from './core.js'
import type { Settle } from '../../application/kernel/feature.js'
import type { StandardNamespace } from '../../application/api/standardWallets.js'
import type { ChainNamespace } from '../../domain/network/network.js'
import { createStore, readOnly, readOnlyAll, type Store } from '../../application/kernel/store.js'
import { toAppearance } from './appearance.js'
import { reportWrong, usageError, wrongKind } from './checkOptions.js'
import { makeCoreLoader, onStoredConnection } from './coreLoader.js'
import { makeEip1193Provider } from './makeEip1193Provider.js'
import { makeLazyCommands } from './lazyCommands.js'
import { type Drawing, preloadStores } from './mirror.js'
import { describeEarly } from '../../domain/errors/earlyErrors.js'

/** The only place where an error value becomes a rejected promise. */
const makeUnwrap =
  ({ errorDocs }: PorticoOptions) =>
  async <E extends DomainError, A>(
    task: TaskEither<E, A>,
    describe: (error: E) => ErrorDescription | Promise<ErrorDescription>,
  ): Promise<A> => {
    const outcome = await task()
    // Avoids `isLeft`: its module would exceed the size budget of the first paint.
    if (outcome._tag === 'Left') throw new PorticoError(outcome.left, await describe(outcome.left), errorDocs)
    return outcome.right
  }

/** Tracks which mounted modal renders, and what it shows. */
const makePresence = (drawing: Store<Drawing>): Pick<ViewPresence, 'attach' | 'shown'> => {
  const draws = (drawers: Drawing['drawers']): void => {
    drawing.update((before) => ({ ...before, drawers }))
    drawers.forEach((draw, at) => draw(at === 0))
  }
  return {
    attach: (draw) => {
      draws([...drawing.value.drawers, draw])
      return () => draws(drawing.value.drawers.filter((each) => each !== draw))
    },
    shown: (shown) => drawing.update((before) => ({ ...before, shown })),
  }
}

/**
 * Sets Portico up. Sends and loads nothing until the visitor shows interest, a command is called, or a stored wallet
 * has to be restored (design 3.2). Safe on a server. Throws if an option is of the wrong kind; `checkedPortico.ts`
 * checks them whole.
 */
export const createPortico = (options: PorticoOptions): Portico => {
  const wrong = wrongKind(options)
  if (wrong !== undefined) throw wrong
  const settings = toSettings(options)
  const unwrap = makeUnwrap(options)
  /** Error texts load with the first error, except for `Destroyed`, which must not wait. */
  const settleBy =
    ({ describe }: Core): Settle =>
    (task) =>
      unwrap(task, (error) => (error._tag === 'Destroyed' ? describeEarly(error) : describe(error)))
  const stores = preloadStores(settings)
  const { states, drawing } = stores
  const appearance = createStore(toAppearance({ ...options, ...options.theme }))
  const noImage = createStore<string | undefined>(undefined)
  const following = new Subscription()

  const loader = makeCoreLoader(async () => {
    // Together: a returning visitor waits for both.
    const [{ startCore }, guards] = await Promise.all([
      import('./startCore.lazy.js'),
      settings.override && import('./hostAdapters/guardHost.lazy.js'),
    ])
    return () => startCore(settings, appearance, stores, guards?.guardHost)
  })
  const core = (): Promise<Core> => unwrap(loader.load, describeEarly)
  const askCore = async <A>(call: (running: Core, settle: Settle) => TaskEither<DomainError, A>): Promise<A> => {
    const running = await core()
    const settle = settleBy(running)
    return settle(call(running, settle))
  }
  // Load failures are reported where a caller waits; a command without a core has no effect.
  const whenStarted = (act: (started: Core) => void): void => {
    const started = loader.current()
    if (started !== undefined) return act(started)
    void core().then(act, () => undefined)
  }
  const preload = (): void => whenStarted(({ prepare }) => prepare())
  const commands = makeLazyCommands({ whenStarted, modal: states.modal })

  const provider = makeEip1193Provider({
    load: loader.load,
    listeners: stores.listeners,
    connections: states.connections,
  })

  if (typeof window !== 'undefined') {
    if (options.start === 'eager') preload()
    else following.add(onStoredConnection(() => whenStarted(() => undefined), options))
  }

  const account = readOnly(stores.account)
  const accounts = readOnlyAll(stores.accounts)
  const everything: readonly Pick<Store<unknown>, 'complete'>[] = [
    ...Object.values(states),
    stores.account,
    ...Object.values(stores.accounts),
    appearance,
  ]
  return {
    ...readOnlyAll(states),
    account: (namespace?: ChainNamespace) => {
      if (!namespace) return account
      if (Object.hasOwn(accounts, namespace)) return accounts[namespace]
      throw usageError({ _tag: 'UnsupportedChain', id: namespace }, options.errorDocs)
    },
    appearance: readOnly(appearance),
    setAppearance: (change) => {
      // Ignores later changes that the host made to its options object.
      const { errorDocs } = settings
      const error = wrongKind({ networks: settings.networks, errorDocs, ...change, theme: change })
      if (error === undefined) appearance.update((before) => toAppearance({ ...before, ...change }))
      else reportWrong(error)
    },
    commands,
    preload,
    open: async (request) => {
      const wanted = { ...request }
      // Ignores later changes, but keeps what is no request: the core refuses it.
      const asked = typeof request === 'object' ? wanted : request
      const { modal } = states
      const started = loader.current()
      // Skips the loading state if the core is running.
      if (started !== undefined) return settleBy(started)(started.openRequested(asked, false))
      if (modal.value._tag !== 'Opening') modal.set({ _tag: 'Opening' })
      return askCore(({ openRequested }) => openRequested(asked, true)).catch((error: unknown) => {
        const isLost =
          error instanceof PorticoError &&
          (error.cause._tag === 'ChunkNotLoaded' || error.cause._tag === 'CoreNotStarted')
        // Load failures are shown to the visitor, who pressed something; usage errors only reach the host.
        if (modal.value._tag === 'Opening')
          modal.set(isLost ? { _tag: 'NotLoaded', retryable: error.retryable, wanted } : { _tag: 'Closed' })
        throw error
      })
    },
    close: commands.close,
    connect: (walletId, namespace) => askCore(({ connect }) => connect(walletId, namespace)),
    disconnect: (namespace) => askCore(({ disconnect }) => disconnect(namespace)),
    switchNetwork: (networkId) => askCore(({ switchNetwork }) => switchNetwork(networkId)),
    signIn: () => askCore(({ signIn }) => signIn),
    feature: (name) => askCore(({ feature }, settle) => feature(name, settle)),
    image: (picture) => loader.current()?.image(picture) ?? noImage,
    request: (call, namespace) =>
      askCore(({ request }) => request(namespace ?? states.network.value.activeNamespace, call)),
    provider: ((namespace: 'eip155' | StandardNamespace = 'eip155') =>
      namespace === 'eip155' ? provider : askCore(({ standard }) => standard(namespace))) as Portico['provider'],
    destroy: () => {
      loader.destroy()
      following.unsubscribe()
      states.modal.set({ _tag: 'Closed' })
      for (const store of everything) store.complete()
    },
    screen: { ...makePresence(drawing), profile: () => askCore(({ profile }) => profile) },
  }
}
