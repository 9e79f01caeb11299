import * as E from 'fp-ts/Either'
import * as TE from 'fp-ts/TaskEither'
import type { Names } from '../../application/ports/names.js'
import type { NameError } from '../../domain/names/nameError.js'
import type { CaipNetworkId } from '../../domain/network/network.js'

export interface FakeNames extends Names {
  readonly asked: readonly { readonly name: string; readonly at: CaipNetworkId; readonly fresh: boolean }[]
  readonly askedForNames: readonly string[]
  /** Resolves a lower-case name to an address from now on, on every EVM network. */
  readonly register: (name: string, address: string) => void
  /** Sets the name of an address; it is returned while it resolves back. */
  readonly call: (address: string, name: string) => void
  /** Makes each query fail, until reset. */
  readonly failWith: (failure: NameError | undefined) => void
}

/** Has the configured names, at first none, and caches nothing. */
export const fakeNames = (addresses: Readonly<Record<string, string>> = {}): FakeNames => {
  const registered = new Map(Object.entries(addresses))
  const called = new Map<string, string>()
  const asked: { readonly name: string; readonly at: CaipNetworkId; readonly fresh: boolean }[] = []
  const askedForNames: string[] = []
  let failure: NameError | undefined
  const lookUp = (name: string): E.Either<NameError, string> => {
    if (failure !== undefined) return E.left(failure)
    const labels = name.split('.')
    if (labels.includes('')) return E.left({ _tag: 'NameMalformed', reason: 'empty label' })
    return E.fromNullable<NameError>({ _tag: 'NameNotFound' })(registered.get(name.toLowerCase()))
  }
  return {
    resolve: (name, { chainNamespace, caipNetworkId }, { fresh = false } = {}) =>
      chainNamespace === 'eip155'
        ? async () => {
            asked.push({ name, at: caipNetworkId, fresh })
            return lookUp(name)
          }
        : TE.left({ _tag: 'NotConfigured' }),
    nameOf: (address) => async () => {
      askedForNames.push(address)
      if (failure !== undefined) return E.left(failure)
      const name = called.get(address)
      return E.right(name !== undefined && registered.get(name) === address ? name : undefined)
    },
    asked,
    askedForNames,
    register: (name, address) => void registered.set(name, address),
    call: (address, name) => void called.set(address, name),
    failWith: (next) => {
      failure = next
    },
  }
}
