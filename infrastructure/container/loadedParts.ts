import * as E from 'fp-ts/Either'
import type { TaskEither } from 'fp-ts/TaskEither'
import { firstValueFrom, map, race, type SchedulerLike, timer } from 'rxjs'
import type { Core } from './core.js'
import type { FeatureEntry, LazyFeatures } from '../../application/api/lazyFeatures.js'
import type { PorticoFeatures } from '../../application/portico.js'
import type { Settings } from '../../application/api/settings.js'
import type { HostApi, Settle } from '../../application/kernel/feature.js'
import type { Resolve } from '../../application/kernel/token.js'
import { CONFIG } from '../../application/config/tokens.js'
import { ALERTS } from '../../application/notify/tokens.js'
import { SIGN_IN } from '../../application/siwx/tokens.js'
import type { LifecycleError } from '../../domain/errors/lifecycleError.js'
import { CHUNK_DEADLINE_MS, type EarlyError, loadError } from '../../domain/errors/earlyErrors.js'

type Load = <A>(load: () => Promise<A>) => TaskEither<EarlyError, A>

/** Runs `load` with a deadline. Unlike the core's code, it starts once for all callers. */
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

/**
 * Host API of a feature (`portico.feature`); its code loads with the first call. `undefined` for a disabled feature.
 */
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
      /** Reports interest. */
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
        // Cast is safe: the type of the list maps each name to its API.
        const api = (await lazy.load(name)) as HostApi<PorticoFeatures[Name]>
        return typeof api === 'function' ? api(settle) : api
      })()
    resolve(ALERTS).raise(
      name === 'multiWallet' ? { _tag: 'MultiWalletNotEnabled' } : { _tag: 'FeatureNotEnabled', name },
    )
    return E.right(undefined)
  }

/** `portico.signIn()`, if the site has sessions (S8-24); its code loads on first use. */
export const signInBy =
  ({
    options,
    load,
    prepare,
    resolve,
  }: {
    readonly options: Settings
    readonly load: TaskEither<EarlyError, unknown>
    /** Reports interest. */
    readonly prepare: () => void
    readonly resolve: Resolve
  }): Core['signIn'] =>
  async () => {
    if (options.siwx === undefined) return E.left({ _tag: 'SiwxNotEnabled' })
    prepare()
    const code = await load()
    return E.isLeft(code) ? code : resolve(SIGN_IN).request()
  }
