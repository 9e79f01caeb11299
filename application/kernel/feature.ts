import type { TaskEither } from 'fp-ts/TaskEither'
import type { DomainError } from '../../domain/errors/domainError.js'
import type { Policy } from './policy.js'
import { type Binder, type Resolve, resolveAll, type Token, type Tokens } from './token.js'
import { Subscription } from 'rxjs'

/** Converts a failure to the rejection that hosts get. */
export type Settle = <A>(task: TaskEither<DomainError, A>) => Promise<A>

/** The result of `portico.feature(name)`, or a function that loads it if only hosts need it. */
export type HostApi<Api> = Api | ((settle: Settle) => Promise<Api>)

/** What a feature adds to the running product, once every core feature is made. */
export interface FeatureParts<States, Commands, Api> {
  /** States for hosts and views, by their names in `PorticoState`. */
  readonly states?: States
  /** Commands for hosts and views, by their names in `Commands`. */
  readonly commands?: Commands
  /** Rules that join the feature to others; started with it, in this order, and ended with it. */
  readonly policies?: readonly Policy[]
  /** Its states and commands, for hosts. */
  readonly api?: HostApi<Api>
}

/** A feature as `runCore` starts it; its types are checked at its definition. */
export interface Feature<States = object, Commands = object, Api = unknown> {
  readonly name: string
  readonly bind: (binder: Binder) => void
  readonly start: (resolve: Resolve) => FeatureParts<States, Commands, Api> & { readonly dispose: () => void }
}

/**
 * Defines a feature in one place. `make` builds it from ports and from features that do not depend on it; `join` adds
 * its interaction with any other features, all of which exist by then. The result of `make` is ended by its own
 * `dispose`, if it has one.
 */
export const defineFeature = <
  Made extends object,
  Needs extends object,
  Others extends object,
  States extends object,
  Commands extends object,
  Api = undefined,
>(definition: {
  readonly name: string
  readonly token: Token<Made>
  readonly needs: Tokens<Needs>
  readonly make: (deps: Needs) => Made
  readonly with: Tokens<Others>
  readonly join: (feature: Made, others: Others) => FeatureParts<States, Commands, Api>
}): Feature<States, Commands, Api> => ({
  name: definition.name,
  bind: ({ single }) => single(definition.token, definition.make, definition.needs),
  start: (resolve) => {
    const made = resolve(definition.token)
    return {
      ...definition.join(made, resolveAll(definition.with, resolve)),
      dispose: () => (made as { readonly dispose?: () => void }).dispose?.(),
    }
  },
})

type StatesOf<Each> = Each extends Feature<infer States, object> ? States : never
type CommandsOf<Each> = Each extends Feature<object, infer Commands> ? Commands : never
type All<Union> = (Union extends unknown ? (each: Union) => void : never) extends (all: infer Both) => void
  ? Both
  : never

/** Work that can be interrupted between its steps; returns its result at the end. */
export type Steps<A> = Generator<undefined, A, undefined>

/** The combined states and commands of the running features. */
export interface Running<Features extends readonly Feature[]> {
  readonly states: All<StatesOf<Features[number]>>
  readonly commands: All<CommandsOf<Features[number]>>
  /** Ends every policy first, then every feature, in the order of the list. */
  readonly dispose: () => void
}

/**
 * Starts features: makes all, joins them, and starts their policies in the order of the list. Product and tests use the
 * same list. Runs step by step, so that the page can paint and handle clicks in between.
 */
export function* runCore<const Features extends readonly Feature[]>(
  features: Features,
  resolve: Resolve,
): Steps<Running<Features>> {
  const started: ReturnType<Feature['start']>[] = []
  for (const feature of features) {
    started.push(feature.start(resolve))
    yield
  }
  const running = new Subscription()
  for (const { policies = [] } of started) {
    for (const start of policies) running.add(start())
    yield
  }
  for (const { dispose } of started) running.add(dispose)
  return {
    // Each feature has the states and commands that its type names; TypeScript cannot express that for a list.
    states: Object.assign({}, ...started.map(({ states }) => states)) as Running<Features>['states'],
    commands: Object.assign({}, ...started.map(({ commands }) => commands)) as Running<Features>['commands'],
    dispose: () => running.unsubscribe(),
  }
}
