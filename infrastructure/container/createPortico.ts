import type { PorticoOptions } from '../../application/portico.js'
import { toSettings } from '../../application/api/settings.js'
import type { TaskEither } from 'fp-ts/TaskEither'
import { type DomainError, type ErrorDescription, PorticoError } from '../../domain/errors/domainError.js'
import { Subscription } from 'rxjs'
import type { Core } from './core.js'
import type { Settle } from '../../application/kernel/feature.js'
import type { StandardNamespace } from '../../application/api/standardWallets.js'
import type { ChainNamespace } from '../../domain/network/network.js'
import type { Portico, ViewPresence } from '../../application/portico.js'
import { createStore, readOnly, readOnlyAll, type Store } from '../../application/kernel/store.js'
import { toAppearance } from './appearance.js'
import { usageError, withSessionsChecked, wrongOption } from './checkOptions.js'
import { makeCoreLoader, onStoredConnection } from './coreLoader.js'
import { makeEip1193Provider } from './makeEip1193Provider.js'
import { makeLazyCommands } from './lazyCommands.js'
import { type Drawing, preloadStores } from './mirror.js'
import { describeEarly } from '../../domain/errors/earlyErrors.js'
import { type OpenRequest, plainView, type View } from '../../domain/modal/view.js'
import { isView } from '../../domain/modal/isView.js'

/** The door to the host: here, and nowhere else, an error value becomes a rejected promise. */
const makeUnwrap =
  ({ errorDocs }: PorticoOptions) =>
  async <E extends DomainError, A>(
    task: TaskEither<E, A>,
    describe: (error: E) => ErrorDescription | Promise<ErrorDescription>,
  ): Promise<A> => {
    const outcome = await task()
    // `isLeft` would bring the module it is in, which the first paint has no room for.
    if (outcome._tag === 'Left') throw new PorticoError(outcome.left, await describe(outcome.left), errorDocs)
    return outcome.right
  }

/**
 * The view that is asked for. Throws where there is none of this name, and where what asks is no request, before
 * anything is shown: while the core loads, the visitor would see a dialog come and go.
 */
const readView = (request: unknown, { errorDocs }: PorticoOptions): View | undefined => {
  const isRequest = request === undefined || typeof request === 'object'
  const { view: named } = (isRequest ? { ...request } : {}) as OpenRequest
  const view = typeof named === 'string' ? plainView(named) : named
  if (isRequest && (view === undefined || isView({ ...view }))) return view
  throw usageError({ _tag: 'ViewUnknown', view: isRequest ? view : request }, errorDocs)
}

/** Which of the mounted modals draws, and what it has drawn. */
const makePresence = (drawing: Store<Drawing>): Pick<ViewPresence, 'attach' | 'shown'> => {
  const draws = (drawers: Drawing['drawers']): void => {
    drawing.update((known) => ({ ...known, drawers }))
    drawers.forEach((draw, at) => draw(at === 0))
  }
  return {
    attach: (draw) => {
      draws([...drawing.value.drawers, draw])
      return () => draws(drawing.value.drawers.filter((each) => each !== draw))
    },
    shown: (shown) => drawing.update((known) => ({ ...known, shown })),
  }
}

/**
 * Sets Portico up. Nothing is loaded or asked before the visitor shows interest, a command is given,
 * or a remembered wallet has to be restored (design 3.2). Safe on a server. Throws where an option is wrong.
 */
export const createPortico = (options: PorticoOptions): Portico => {
  const wrong = wrongOption(options)
  if (wrong !== undefined) throw wrong
  const settings = withSessionsChecked(toSettings(options))
  const unwrap = makeUnwrap(options)
  /** The words of errors come with the first one; the end of everything waits for none. */
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
    const { startCore } = await import('./startCore.lazy.js')
    return () => startCore(settings, appearance, stores)
  })
  const core = (): Promise<Core> => unwrap(loader.load, describeEarly)
  const told = async <A>(call: (running: Core, settle: Settle) => TaskEither<DomainError, A>): Promise<A> => {
    const running = await core()
    const settle = settleBy(running)
    return settle(call(running, settle))
  }
  // A failed load shows where it is waited for; a command without a core has nothing to act on.
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
      // What the host has done to its options since is no part of the change.
      const { errorDocs } = settings
      const error = wrongOption({ networks: settings.networks, errorDocs, ...change, theme: change })
      if (error === undefined) appearance.update((known) => toAppearance({ ...known, ...change }))
      // A host calls this while it draws, which an exception would end: the page hears of it instead. A server, and
      // what stands in for a page in a test, may have no such way.
      else (globalThis as Partial<typeof globalThis>).reportError?.(error)
    },
    commands,
    preload,
    open: async (request) => {
      const wanted = { ...request }
      const view = readView(request, options)
      const { modal } = states
      const started = loader.current()
      // Drawn once, where nothing has to be waited for.
      if (started !== undefined) return settleBy(started)(started.open(view, wanted.namespace))
      if (modal.value._tag !== 'Opening') modal.set({ _tag: 'Opening' })
      return told(({ openLoading }) => openLoading(view, wanted.namespace)).catch((error: unknown) => {
        const isLost =
          error instanceof PorticoError &&
          (error.cause._tag === 'ChunkNotLoaded' || error.cause._tag === 'CoreNotStarted')
        // The visitor pressed something, and is told; what the host asked wrongly is told to the host alone.
        if (modal.value._tag === 'Opening')
          modal.set(isLost ? { _tag: 'NotLoaded', retryable: error.retryable, wanted } : { _tag: 'Closed' })
        throw error
      })
    },
    close: commands.close,
    connect: (walletId, namespace) => told(({ connect }) => connect(walletId, namespace)),
    disconnect: (namespace) => told(({ disconnect }) => disconnect(namespace)),
    switchNetwork: (networkId) => told(({ switchNetwork }) => switchNetwork(networkId)),
    signIn: () => told(({ signIn }) => signIn),
    feature: (name) => told(({ feature }, settle) => feature(name, settle)),
    image: (picture) => loader.current()?.image(picture) ?? noImage,
    request: (call, namespace) =>
      told(({ request }) => request(namespace ?? states.network.value.activeNamespace, call)),
    provider: ((namespace: 'eip155' | StandardNamespace = 'eip155') =>
      namespace === 'eip155' ? provider : told(({ standard }) => standard(namespace))) as Portico['provider'],
    destroy: () => {
      loader.destroy()
      following.unsubscribe()
      states.modal.set({ _tag: 'Closed' })
      for (const store of everything) store.complete()
    },
    screen: { ...makePresence(drawing), profile: () => told(({ profile }) => profile) },
  }
}
