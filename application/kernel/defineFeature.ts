import type { Policy } from './policy.js'
import { type Binder, type Resolve, resolveAll, type Token, type Tokens } from './token.js'

/** What a feature adds to the running product, once every feature of the first core is made. */
export interface FeatureParts<States, Commands, Api> {
  /** States for hosts and screens, by their names in `PorticoState`. */
  readonly states?: States
  /** Commands for hosts and screens, by their names in `Commands`. */
  readonly commands?: Commands
  /** Rules that join the feature to others; started with it, in this order, and ended with it. */
  readonly policies?: readonly Policy[]
  /** What `portico.feature(name)` hands out: its state and its commands. */
  readonly api?: Api
}

/** A feature as `runCore` starts it: its types are checked where it is defined. */
export interface Feature<States = object, Commands = object, Api = unknown> {
  readonly name: string
  readonly bind: (binder: Binder) => void
  readonly start: (resolve: Resolve) => FeatureParts<States, Commands, Api> & { readonly dispose: () => void }
}

/**
 * Describes a feature in one place. What `make` builds ends by its own `dispose`, if it has one. `make` builds it from
 * ports and from features that stand by themselves; `join` adds what it does together with others, for which any
 * feature may be named: all are made by then.
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
