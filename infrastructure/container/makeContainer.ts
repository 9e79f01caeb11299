import { Container, type ServiceIdentifier } from 'inversify'
import { Subscription } from 'rxjs'
import type { BaseAppearance } from '../../application/api/options.js'
import type { Settings } from '../../application/api/settings.js'
import { type FeatureEntry, type LazyFeatures, makeLazyFeatures } from '../../application/api/lazyFeatures.js'
import type { Commands } from '../../application/api/commands.js'
import { servedBy } from '../../application/config/served.js'
import type { StateStores } from '../../application/api/state.js'
import type { Readable } from '../../application/kernel/store.js'
import type { Binder, Resolve, Token } from '../../application/kernel/token.js'
import { APPEARANCE, LAZY, LIFETIME, OPTIONS } from '../../application/api/tokens.js'
import { INTEREST, SERVED } from '../../application/config/tokens.js'
import { bindAppLinks } from './bindings/appLinks.js'
import { bindChains } from './bindings/chains.js'
import { bindEmbedded } from './bindings/embedded.js'
import { bindPlatform } from './bindings/platform.js'
import { bindBlockchain } from './bindings/blockchain.js'
import { bindRemote } from './bindings/remote.js'
import { bindSignIns } from './bindings/signIns.js'
import { bindWalletConnect } from './bindings/walletConnect.js'
import { LAZY_ENTRIES } from '../../application/lazyEntries.js'
import { CORE_FEATURES } from './features.js'
import { bindHostPorts, type GuardHost } from './hostPorts.js'

/** The parts of inversify that are called; `scripts/build/usedOfInversify.mjs` removes the rest from the build. */
export interface UsedContainer {
  readonly bind: (token: ServiceIdentifier) => {
    readonly toConstantValue: (value: unknown) => unknown
    readonly toResolvedValue: (
      build: (...parts: never[]) => unknown,
      needs: never,
    ) => { readonly inSingletonScope: () => unknown }
  }
  readonly get: <A>(token: ServiceIdentifier<A>) => A
}

const binderOf = (container: UsedContainer): Binder => ({
  value: (token, value) => {
    container.bind(token).toConstantValue(value)
  },
  single: (token, make, needs) => {
    const names = Object.keys(needs)
    // Cast is safe: inversify passes an array, and the types of `single` ensured its parts and order.
    const build = (...parts: unknown[]): unknown =>
      make(Object.fromEntries(names.map((name, index) => [name, parts[index]])) as never)
    container
      .bind(token)
      .toResolvedValue(build, Object.values<ServiceIdentifier>(needs) as never)
      .inSingletonScope()
  },
})

/** Container with every part wired but not started. */
export const makeContainer = (
  options: Settings,
  appearance: Readable<BaseAppearance>,
  states: StateStores,
  lazyEntries: readonly FeatureEntry[] = LAZY_ENTRIES,
  guardHost?: GuardHost,
): {
  readonly resolve: Resolve
  readonly lazy: LazyFeatures & { readonly commands: Partial<Commands> }
  /** Reports interest. */
  readonly prepare: () => void
} => {
  const container: UsedContainer = new Container()
  const resolve: Resolve = <A>(token: Token<A>): A => container.get<A>(token)
  const lifetime = new Subscription()
  const prepare = (): void => resolve(INTEREST).set(true)
  const guards = guardHost?.(resolve)
  const { has, others: binder } = bindHostPorts(binderOf(container), options, guards)
  const lazy = makeLazyFeatures({
    list: lazyEntries,
    binder,
    addGuards: guards?.add,
    resolve,
    states,
    lifetime,
    prepare,
  })
  binder.value(OPTIONS, options)
  binder.value(APPEARANCE, appearance)
  binder.value(LIFETIME, lifetime)
  binder.value(LAZY, lazy)
  for (const bind of [
    bindPlatform,
    bindAppLinks,
    bindWalletConnect,
    bindEmbedded,
    bindChains,
    bindRemote,
    bindBlockchain,
    bindSignIns,
  ])
    bind(binder)
  for (const feature of CORE_FEATURES) feature.bind(binder)
  binder.value(SERVED, servedBy(options, has))
  return { resolve, lazy, prepare }
}
