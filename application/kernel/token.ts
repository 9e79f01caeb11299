declare const service: unique symbol

/** The name of a part of the product, typed by the part. */
export type Token<A> = symbol & { readonly [service]: A }

/** A new token. The only place where a plain symbol becomes a typed one. */
export const token = <A>(name: string): Token<A> => Symbol(name) as Token<A>

/** The names of the parts that something is made of. */
export type Tokens<Deps> = { readonly [Name in keyof Deps]: Token<Deps[Name]> }

/** Gives the one instance behind a token. */
export type Resolve = <A>(token: Token<A>) => A

/** Says how parts are made. A wrong, missing or swapped part does not compile. */
export interface Binder {
  readonly value: <A>(token: Token<A>, value: NoInfer<A>) => void
  /** One instance, made when it is first needed. */
  readonly single: <A, Deps extends object>(
    token: Token<A>,
    make: (deps: Deps) => NoInfer<A>,
    needs: Tokens<NoInfer<Deps>>,
  ) => void
}

/** The parts behind these tokens. */
export const resolveAll = <Deps extends object>(tokens: Tokens<Deps>, resolve: Resolve): Deps =>
  // Each token gives the part of its own name; TypeScript cannot carry that through a list of names.
  Object.fromEntries(Object.entries<Token<unknown>>(tokens).map(([name, each]) => [name, resolve(each)])) as Deps
