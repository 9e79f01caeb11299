import { Subscription } from 'rxjs'
import type { Feature } from './defineFeature.js'
import type { Resolve } from './token.js'

type StatesOf<Each> = Each extends Feature<infer States, object> ? States : never
type CommandsOf<Each> = Each extends Feature<object, infer Commands> ? Commands : never
type All<Union> = (Union extends unknown ? (each: Union) => void : never) extends (all: infer Both) => void
  ? Both
  : never

/** Work that can be interrupted between its steps; its result at the end. */
export type Steps<A> = Generator<undefined, A, undefined>

/** What the running features have together. */
export interface Running<Features extends readonly Feature[]> {
  readonly states: All<StatesOf<Features[number]>>
  readonly commands: All<CommandsOf<Features[number]>>
  /** Ends every policy first, then every feature, in the order of the list. */
  readonly dispose: () => void
}

/**
 * Starts features: makes all, joins them, and starts their policies in the order of the list. The product and its tests
 * start the same list. Step by step, so that the page can draw and hear clicks in between.
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
    // Each feature brings the states and commands that its type names; TypeScript cannot carry that through a list.
    states: Object.assign({}, ...started.map(({ states }) => states)) as Running<Features>['states'],
    commands: Object.assign({}, ...started.map(({ commands }) => commands)) as Running<Features>['commands'],
    dispose: () => running.unsubscribe(),
  }
}
