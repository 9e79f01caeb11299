import { from, type Subscription, timeout } from 'rxjs'
import type { Feature, HostApi } from '../kernel/feature.js'
import { loadOnce } from '../kernel/loadOnce.js'
import { mirrorStates } from '../kernel/store.js'
import type { Binder, Resolve } from '../kernel/token.js'
import { SCHEDULER } from '../ports/tokens.js'
import type { Commands } from './commands.js'
import type { PorticoState, StateStores, StateValues } from './state.js'

/** Longest wait for a part of our own code (ms); the next call waits for it once more (U-91). */
export const CHUNK_DEADLINE_MS = 20_000

/** A command that was given, and what was given to it: by a host without a compiler, anything. */
interface FeatureCall {
  readonly name: keyof Commands
  readonly args: readonly unknown[]
}

/**
 * All that is known of a feature before its code, which comes when it is needed and never while it is off. Whether it
 * is on is said by the switch of its name in `features` (`isFeatureOn`).
 */
export interface FeatureEntry<Name extends string = string, Api = unknown, English = unknown> {
  /** What `portico.feature` is asked for. */
  readonly name: Name
  /** `undefined` where it is off after all. */
  readonly load: (resolve: Resolve) => Promise<Feature<Partial<PorticoState>, Partial<Commands>, Api> | undefined>
  /** States that are shown while the code is on its way. */
  readonly loading?: Partial<StateValues>
  /** Its commands. Each loads the feature, and runs inside the caller's click once that is there (U-94). */
  readonly commands: readonly (keyof Commands)[]
  /** States that are shown from one of its commands on, until the code is there and carries it out. */
  readonly pressed?: (call: FeatureCall) => Partial<StateValues>
  /** States that are shown where one of its commands, or a view, finds that the code does not arrive in time. */
  readonly unavailable?: (cause: unknown, call?: FeatureCall) => Partial<StateValues>
  /** The texts of its views in English, which stand beside those: only their type is known here, and none is set. */
  readonly english?: English
}

/** What each entry of a list gives to hosts, by the name of its feature. */
export type ApisOf<Entries extends readonly FeatureEntry[]> = {
  readonly [Each in Entries[number] as Each['name']]: Each extends FeatureEntry<string, infer Api> ? Api : never
}

/** The texts of all features of a list, in English. */
export type EnglishOf<Entries extends readonly FeatureEntry[]> = (
  Entries[number] extends infer Each
    ? Each extends FeatureEntry<string, unknown, infer English>
      ? (english: English) => void
      : never
    : never
) extends (all: infer All) => void
  ? All
  : never

/**
 * The features that are loaded on demand. `load` makes, joins and starts one, once; a load that failed is tried again
 * by the next call.
 */
export interface LazyFeatures {
  /** What hosts get of it. Rejects where its code does not arrive, and for a name that is not in the list. */
  readonly load: (name: string) => Promise<HostApi<unknown>>
  /** For a view that waits for it: where the code does not arrive, its states say so. */
  readonly loadForView: (name: string) => void
}

type Loaded = NonNullable<Awaited<ReturnType<FeatureEntry['load']>>>
type Started = ReturnType<Loaded['start']>

/** Starts features of this list on demand, into a product that runs until the end of `lifetime`. */
export const makeLazyFeatures = ({
  list,
  binder,
  resolve,
  states,
  lifetime,
  prepare,
}: {
  readonly list: readonly FeatureEntry[]
  readonly binder: Binder
  readonly resolve: Resolve
  readonly states: StateStores
  readonly lifetime: Subscription
  /** Somebody is interested: who calls a command of one. */
  readonly prepare: () => void
}): LazyFeatures & { readonly commands: Partial<Commands> } => {
  const commands: Partial<Record<keyof Commands, (...args: never) => void>> = {}
  const show = (values: Partial<StateValues> = {}): void => {
    // Each value is of the state of its own name; TypeScript cannot carry that through a list of names.
    for (const [name, value] of Object.entries(values)) states[name as 'modal'].set(value as never)
  }
  const starter = ({ load, commands: names, loading, pressed, unavailable }: FeatureEntry) => {
    let started: Started | undefined
    const start = loadOnce(async () => {
      show(loading)
      const feature = await load(resolve)
      if (feature === undefined || lifetime.closed) throw new DOMException('Off, or ended meanwhile', 'AbortError')
      feature.bind(binder)
      started = feature.start(resolve)
      for (const policy of started.policies ?? []) lifetime.add(policy())
      lifetime.add(started.dispose)
      lifetime.add(mirrorStates<StateValues>(states, started.states ?? {}, true))
      return started
    })
    /** What comes too late is not acted upon: whoever pressed was told so. */
    const act = (then: (parts: Started) => void, call?: FeatureCall): void =>
      lifetime.add(
        from(start())
          .pipe(timeout({ first: CHUNK_DEADLINE_MS, scheduler: resolve(SCHEDULER) }))
          .subscribe({ next: then, error: (cause: unknown) => show(unavailable?.(cause, call)) }),
      )
    for (const name of names) {
      const run = (parts: Started, args: never[]): void =>
        (parts.commands?.[name] as (...args: never[]) => void)(...args)
      commands[name] = (...args: never[]) => {
        if (started !== undefined) return run(started, args)
        prepare()
        const call = { name, args }
        show(pressed?.(call))
        act((parts) => run(parts, args), call)
      }
    }
    const loadForView = (): void => {
      if (started === undefined) act(() => undefined)
    }
    return { start, loadForView }
  }
  const starters = new Map(list.map((entry) => [entry.name, starter(entry)]))
  return {
    load: async (name) => {
      const found = starters.get(name)
      if (found === undefined) throw new DOMException(`No feature is ${name}`, 'NotFoundError')
      return (await found.start()).api
    },
    loadForView: (name) => starters.get(name)?.loadForView(),
    commands: commands as Partial<Commands>,
  }
}
