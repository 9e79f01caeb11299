import type { AsyncCommand } from 'fast-check'
import type { ChainNamespace } from '../../../domain/network/network.js'
import { type Model, take } from './take.js'
import type { World } from './World.js'

export type ModelCommand = AsyncCommand<Model, World>

interface Parts {
  /** The namespaces that it may change. */
  readonly may: readonly ChainNamespace[] | ((world: World) => readonly ChainNamespace[])
  readonly check?: (model: Readonly<Model>) => boolean
  readonly run: (world: World) => unknown
  /** Its effect; `before`: the connected wallets of the first of its namespaces. */
  readonly after?: (world: World, before: readonly string[]) => void
}

/** A step shown as `label` in a failing sequence. */
export const command = (
  label: string,
  { may, check = () => true, run, after = () => undefined }: Parts,
): ModelCommand => ({
  check,
  run: async (model, world) => {
    const touched = typeof may === 'function' ? may(world) : may
    const [first] = touched
    const before = first === undefined ? [] : model[first]
    await take(model, world, touched, () => run(world))
    after(world, before)
  },
  toString: () => label,
})
