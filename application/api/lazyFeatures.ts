import { from, type Subscription, timeout } from 'rxjs'
import { CHUNK_DEADLINE_MS } from '../../domain/errors/earlyErrors.js'
import type { Adapters, PortGuard } from '../kernel/adapters.js'
import type { Feature, HostApi } from '../kernel/feature.js'
import { loadOnce } from '../kernel/loadOnce.js'
import { mirrorStates } from '../kernel/store.js'
import type { Binder, Resolve } from '../kernel/token.js'
import { SCHEDULER } from '../ports/tokens.js'
import type { Commands } from './commands.js'
import type { PorticoState, StateStores, StateValues } from './state.js'

/** A command call with its arguments, which are unchecked if the host uses no compiler. */
interface FeatureCall {
  readonly name: keyof Commands
  readonly args: readonly unknown[]
}

/** A feature with the adapters that its code brings. */
export interface LazyFeature<Api = unknown> extends Feature<Partial<PorticoState>, Partial<Commands>, Api> {
  readonly adapters?: readonly Adapters[]
}

/**
 * What is known of a feature before its code is loaded. The code is loaded on demand, and never while the feature is
 * off. The switch of its name in `features` turns it on (`isFeatureOn`).
 */
export interface FeatureEntry<Name extends string = string, Api = unknown, English = unknown> {
  /** The name that hosts pass to `portico.feature`. */
  readonly name: Name
  /** Features that are running before it starts, by name. */
  readonly after?: readonly string[]
  /** `undefined` if the feature turns out to be off. */
  readonly load: (resolve: Resolve) => Promise<LazyFeature<Api> | undefined>
  /** States shown while the code is loading. */
  readonly loading?: Partial<StateValues>
  /** Its commands. Each loads the feature; once loaded, commands run inside the caller's click (U-94). */
  readonly commands?: readonly (keyof Commands)[]
  /** States shown from a command call until the code is loaded and runs the command. */
  readonly pressed?: (call: FeatureCall) => Partial<StateValues>
  /** States shown if the code is not loaded in time for one of its commands or a view. */
  readonly unavailable?: (cause: unknown, call?: FeatureCall) => Partial<StateValues>
  /** The English texts of its views. Only their type is used here; the value is never set. */
  readonly english?: English
}

/** The host API of each entry of a list, by feature name. */
export type ApisOf<Entries extends readonly FeatureEntry[]> = {
  readonly [Each in Entries[number] as Each['name']]: Each extends FeatureEntry<string, infer Api> ? Api : never
}

/** The English texts of all features of a list. */
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
 * The features that are loaded on demand. `load` makes, joins and starts a feature once; after a failed load, the next
 * call retries.
 */
export interface LazyFeatures {
  /** Resolves with the feature's host API. Rejects if its code cannot be loaded or the name is not in the list. */
  readonly load: (name: string) => Promise<HostApi<unknown>>
  /** For a view that waits for the feature: if the code cannot be loaded, the feature's states report that. */
  readonly loadForView: (name: string) => void
}

type Started = ReturnType<LazyFeature['start']>

interface Starter {
  /** Loads, makes, joins and starts the feature once. */
  readonly start: () => Promise<Started>
  readonly loadForView: () => void
}

/** Starts features of this list on demand; they run until `lifetime` ends. */
export const makeLazyFeatures = ({
  list,
  binder,
  addGuards,
  resolve,
  states,
  lifetime,
  prepare,
}: {
  readonly list: readonly FeatureEntry[]
  readonly binder: Binder
  /** Adds guards for the host's adapters; `undefined` if the host has none. */
  readonly addGuards: ((guards: readonly PortGuard[]) => void) | undefined
  readonly resolve: Resolve
  readonly states: StateStores
  readonly lifetime: Subscription
  /** Called on each command call: it is a sign of interest. */
  readonly prepare: () => void
}): LazyFeatures & { readonly commands: Partial<Commands> } => {
  const commands: Partial<Record<keyof Commands, (...args: never) => void>> = {}
  const show = (values: Partial<StateValues> = {}): void => {
    // Each value belongs to the state of the same name; TypeScript cannot express that in a loop over names.
    for (const [name, value] of Object.entries(values)) states[name as 'modal'].set(value as never)
  }
  const addGuardsOf = async (adapters: readonly Adapters[]): Promise<void> => {
    if (addGuards === undefined) return
    const loaded = await Promise.all(adapters.map(async ({ guards }) => (await guards?.()) ?? []))
    addGuards(loaded.flat())
  }
  const bound = new Set<Adapters | LazyFeature>()
  const bindOnce = (part: Adapters | LazyFeature): void => {
    if (!bound.has(part)) part.bind(binder)
    bound.add(part)
  }
  const starter = ({
    load,
    after = [],
    commands: names = [],
    loading,
    pressed,
    unavailable,
  }: FeatureEntry): Starter => {
    let started: Started | undefined
    /** Kept for a retry after a start that throws: its token can be bound only once. */
    let loaded: LazyFeature | undefined
    const start = loadOnce(async () => {
      show(loading)
      const before = after.map((name) => starters.get(name)?.start())
      const [feature] = await Promise.all([loaded ?? load(resolve), ...before])
      const { adapters = [] } = feature ?? {}
      await addGuardsOf(adapters)
      if (feature === undefined || lifetime.closed) throw new DOMException('Off, or ended meanwhile', 'AbortError')
      loaded = feature
      for (const part of [...adapters, feature]) bindOnce(part)
      started = feature.start(resolve)
      for (const policy of started.policies ?? []) lifetime.add(policy())
      lifetime.add(started.dispose)
      lifetime.add(mirrorStates<StateValues>(states, started.states ?? {}, true))
      return started
    })
    /** Ignores code that is loaded after the deadline: the failure has been shown by then. */
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
  const starters = new Map(list.map((entry): [string, Starter] => [entry.name, starter(entry)]))
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
