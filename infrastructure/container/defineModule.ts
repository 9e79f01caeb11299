import { ContainerModule, type ServiceIdentifier } from 'inversify'
import type { Token } from '../../application/api/options.js'

type Tokens<Deps> = { readonly [K in keyof Deps]: Token<Deps[K]> }

export interface Binder {
  readonly value: <A>(token: Token<A>, value: NoInfer<A>) => void
  /** One instance, made when first asked for. Wrong, missing or swapped deps do not compile. */
  readonly single: <A, Deps extends object>(
    token: Token<A>,
    make: (deps: Deps) => NoInfer<A>,
    deps: Tokens<NoInfer<Deps>>,
  ) => void
}

/** A module of the container, with bindings that the compiler checks. */
export const defineModule = (define: (binder: Binder) => void): ContainerModule =>
  new ContainerModule(({ bind }) =>
    define({
      value: (token, value) => void bind(token).toConstantValue(value),
      single: (token, make, deps) => {
        const names = Object.keys(deps)
        // inversify hands over an array; the types above have checked that it is these deps in this order.
        const build = (...values: unknown[]): unknown =>
          make(Object.fromEntries(names.map((name, index) => [name, values[index]])) as never)
        bind(token)
          .toResolvedValue(build as never, Object.values<ServiceIdentifier>(deps) as never)
          .inSingletonScope()
      },
    }),
  )
