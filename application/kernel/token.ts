declare const service: unique symbol

/** The typed name of a part of the product. */
export type Token<A> = symbol & { readonly [service]: A }

/** The only place that casts a plain symbol to a token. */
export const token = <A>(name: string): Token<A> => Symbol(name) as Token<A>

/** The tokens of the parts that something is built from. */
export type Tokens<Deps> = { readonly [Name in keyof Deps]: Token<Deps[Name]> }

/** Returns the only instance behind a token. */
export type Resolve = <A>(token: Token<A>) => A

/** Defines how parts are built. A wrong, missing or swapped part does not compile. */
export interface Binder {
  readonly value: <A>(token: Token<A>, value: NoInfer<A>) => void
  /** One instance, created on first use. */
  readonly single: <A, Deps extends object>(
    token: Token<A>,
    make: (deps: Deps) => NoInfer<A>,
    needs: Tokens<NoInfer<Deps>>,
  ) => void
}

/** The parts behind these tokens. */
export const resolveAll = <Deps extends object>(tokens: Tokens<Deps>, resolve: Resolve): Deps =>
  // Each token yields the part of the same name; TypeScript cannot express that in a loop over names.
  Object.fromEntries(Object.entries<Token<unknown>>(tokens).map(([name, each]) => [name, resolve(each)])) as Deps
