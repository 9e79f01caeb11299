import type { Arbitrary, AsyncCommand } from 'fast-check'
import { checkInvariants } from './invariants.js'
import type { PaymentWorld } from './world.js'

/** What a command needs to know of the past: which tabs are open, and what waits in the wallet and on the chain. */
export interface PaymentModel {
  tabs: readonly number[]
  prompts: number
  transactions: number
}

export type PaymentCommand = AsyncCommand<PaymentModel, PaymentWorld>

/** A step shown as `label` in a failing sequence; what holds between steps is checked after it. */
export const command = (
  label: string,
  run: (world: PaymentWorld) => unknown,
  check: (model: Readonly<PaymentModel>) => boolean = () => true,
): PaymentCommand => ({
  check,
  run: async (model, world) => {
    await run(world)
    await world.rest()
    checkInvariants(world)
    model.tabs = [...world.pages.keys()]
    model.prompts = world.wallet.open().length
    model.transactions = world.chain.waiting().length
  },
  toString: () => label,
})

/** Makes a command as frequent as several. */
export const times = (count: number, one: Arbitrary<PaymentCommand>): readonly Arbitrary<PaymentCommand>[] =>
  Array.from({ length: count }, () => one)
