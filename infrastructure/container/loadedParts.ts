import * as E from 'fp-ts/Either'
import type { TaskEither } from 'fp-ts/TaskEither'
import { firstValueFrom, map, race, type SchedulerLike, timer } from 'rxjs'
import type { Core } from './core.js'
import { CHUNK_DEADLINE_MS, type FeatureEntry, type LazyFeatures } from '../../application/api/lazyFeatures.js'
import type { PorticoFeatures } from '../../application/portico.js'
import type { Settings } from '../../application/api/settings.js'
import type { HostApi, Settle } from '../../application/kernel/feature.js'
import type { Resolve } from '../../application/kernel/token.js'
import { CONFIG } from '../../application/config/tokens.js'
import { ALERTS } from '../../application/notify/tokens.js'
import { SIGN_IN } from '../../application/siwx/tokens.js'
import type { LifecycleError } from '../../domain/errors/domainError.js'
import { type EarlyError, loadError } from '../../domain/errors/earlyErrors.js'

type Load = <A>(load: () => Promise<A>) => TaskEither<EarlyError, A>

/** What `load` brings. Unlike the core's own code, it is begun once, however often it is waited for. */
export const makeLoaded =
  (scheduler: SchedulerLike): Load =>
  (load) =>
  () =>
    firstValueFrom(
      race(
        load().then(E.right, (cause: unknown) => E.left(loadError(cause))),
        timer(CHUNK_DEADLINE_MS, scheduler).pipe(
          map(() => E.left({ _tag: 'ChunkNotLoaded', cause: new DOMException('', 'TimeoutError') } as const)),
        ),
      ),
    )

/** What `portico.feature` gives of a feature; its code loads with the first call. `undefined` for one that is off. */
export const featureBy =
  <Name extends keyof PorticoFeatures>(
    {
      lazyEntries,
      lazy,
      loaded,
      prepare,
      resolve,
      settle,
    }: {
      readonly lazyEntries: readonly FeatureEntry[]
      readonly lazy: LazyFeatures
      readonly loaded: Load
      /** Somebody is interested. */
      readonly prepare: () => void
      readonly resolve: Resolve
      readonly settle: Settle
    },
    name: Name,
  ): TaskEither<LifecycleError, PorticoFeatures[Name] | undefined> =>
  async () => {
    if (!lazyEntries.some((entry) => entry.name === name)) return E.left({ _tag: 'FeatureUnknown', name })
    prepare()
    if (await resolve(CONFIG).isOn(name))
      return loaded(async () => {
        // The types of the list say what each name gives.
        const api = (await lazy.load(name)) as HostApi<PorticoFeatures[Name]>
        return typeof api === 'function' ? api(settle) : api
      })()
    resolve(ALERTS).raise(
      name === 'multiWallet' ? { _tag: 'MultiWalletNotEnabled' } : { _tag: 'FeatureNotEnabled', name },
    )
    return E.right(undefined)
  }

/** `portico.signIn()`: by its code, where the site has sessions (S8-24). */
export const signInBy =
  ({
    options,
    load,
    prepare,
    resolve,
  }: {
    readonly options: Settings
    readonly load: TaskEither<EarlyError, unknown>
    /** Somebody is interested. */
    readonly prepare: () => void
    readonly resolve: Resolve
  }): Core['signIn'] =>
  async () => {
    if (options.siwx === undefined) return E.left({ _tag: 'SiwxNotEnabled' })
    prepare()
    const code = await load()
    return E.isLeft(code) ? code : resolve(SIGN_IN).request()
  }
