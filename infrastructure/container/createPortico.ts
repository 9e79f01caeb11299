import type { TaskEither } from 'fp-ts/TaskEither'
import { Subscription } from 'rxjs'
import type { Core } from '../../application/api/Core.js'
import type { Portico } from '../../application/api/Portico.js'
import type { PorticoOptions } from '../../application/api/PorticoOptions.js'
import { createStore } from '../../application/shared/createStore.js'
import { readOnly } from '../../application/shared/readOnly.js'
import { initialAppearance } from './initialAppearance.js'
import { makeCoreLoader } from './makeCoreLoader.js'
import { makeEip1193Provider } from './makeEip1193Provider.js'
import { makeLazyCommands } from './makeLazyCommands.js'
import { makeMirror } from './makeMirror.js'
import { makeOpen } from './makeOpen.js'
import { makeScreen } from './makeScreen.js'
import { describeEarly } from '../../domain/errors/describeEarly.js'
import type { DomainError } from '../../domain/errors/DomainError.js'
import { unwrap } from './unwrap.js'
import { whenRemembered } from './whenRemembered.js'

/**
 * Sets Portico up. Nothing is loaded or asked before the visitor shows interest, a command is given,
 * or a remembered wallet has to be restored (design 3.2). Safe on a server.
 */
export const createPortico = (options: PorticoOptions): Portico => {
  const mirror = makeMirror(options)
  const appearance = createStore(initialAppearance(options))
  const screen = makeScreen()
  const following = new Subscription()
  following.add(mirror.modal.changes.subscribe(({ _tag }) => _tag === 'Closed' && screen.cleared()))

  const loader = makeCoreLoader({
    start: async () => (await import('./startCore.lazy.js')).startCore(options, appearance),
    started: (core) => following.add(mirror.follow(core)),
  })
  const core = (): Promise<Core> => unwrap(loader.load, describeEarly)
  const told = async <E extends DomainError, A>(call: (running: Core) => TaskEither<E, A>): Promise<A> => {
    const running = await core()
    return unwrap(call(running), running.describe)
  }
  // A failed load shows where it is waited for; a command without a core has nothing to act on.
  const whenStarted = (act: (started: Core) => void): void => {
    const started = loader.current()
    if (started !== undefined) return act(started)
    void core().then(act, () => undefined)
  }
  const commands = makeLazyCommands({ whenStarted, mirror })
  const request: Portico['request'] = async (call, namespace) =>
    told(({ request }) => request(namespace ?? mirror.readings.network.value.activeNamespace, call))

  if (typeof window !== 'undefined') {
    const start = (): void => whenStarted(() => undefined)
    if (options.start === 'eager') start()
    else following.add(whenRemembered(start))
  }

  return {
    ...mirror.readings,
    account: (namespace) => (namespace === undefined ? mirror.account : mirror.accounts[namespace]),
    appearance: readOnly(appearance),
    setAppearance: (change) => appearance.update((known) => ({ ...known, ...change })),
    commands,
    preload: () => whenStarted(() => undefined),
    open: makeOpen({ core, mirror, screen }),
    close: commands.close,
    connect: (walletId, namespace) => told(({ connect }) => connect(walletId, namespace)),
    disconnect: (namespace) => told(({ disconnect }) => disconnect(namespace)),
    switchNetwork: (networkId) => told(({ switchNetwork }) => switchNetwork(networkId)),
    feature: (name) => told(({ feature }) => feature(name)),
    image: mirror.image,
    request,
    provider: () => makeEip1193Provider({ request, connections: mirror.readings.connections }),
    destroy: () => {
      loader.destroy()
      following.unsubscribe()
      mirror.modal.set({ _tag: 'Closed' })
      mirror.complete()
      appearance.complete()
    },
    screen: { ...screen, profile: () => told(({ profile }) => profile) },
  }
}
