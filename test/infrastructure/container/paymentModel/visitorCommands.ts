import fc from 'fast-check'
import { command, type PaymentModel, times } from './command.js'
import { checkInvariants } from './invariants.js'
import { aDecision, aReplacement, decide } from './outsideCommands.js'
import type { PaymentWorld } from './world.js'

const aTab = fc.constantFrom(0, 1)
const aReceiver = fc.constantFrom(0 as const, 0 as const, 1 as const)
const isOpen =
  (at: number) =>
  ({ tabs }: Readonly<PaymentModel>): boolean =>
    tabs.includes(at)
const isClosed =
  (at: number) =>
  (model: Readonly<PaymentModel>): boolean =>
    !isOpen(at)(model)

const open = aTab.map((at) => command(`open tab ${at}`, (world) => world.open(at), isClosed(at)))
const reload = aTab.map((at) =>
  command(
    `reload tab ${at}`,
    (world) => {
      world.close(at)
      return world.open(at)
    },
    isOpen(at),
  ),
)
const restart = aTab.map((at) =>
  command(
    `destroy and create Portico in tab ${at}`,
    (world) => {
      world.destroy(at)
      return world.open(at)
    },
    isOpen(at),
  ),
)
const close = aTab.map((at) => command(`close tab ${at}`, (world) => world.close(at), isOpen(at)))
const connect = aTab.map((at) => command(`connect in tab ${at}`, (world) => world.connect(at), isOpen(at)))
const disconnect = aTab.map((at) =>
  command(`disconnect in tab ${at}`, (world) => void world.pages.get(at)?.portico.disconnect(), isOpen(at)),
)
const review = fc
  .tuple(aTab, aReceiver)
  .map(([at, to]) => command(`review in tab ${at} for receiver ${to}`, (world) => world.review(at, to), isOpen(at)))
const press = fc
  .tuple(aTab, fc.boolean())
  .map(([at, twice]) =>
    command(`press Send ${twice ? 'twice ' : ''}in tab ${at}`, (world) => world.press(at, twice), isOpen(at)),
  )

/** Pays as visitors do: connects if needed, fills the form in, reads the review and presses Send. */
const payIn = async (world: PaymentWorld, tabs: readonly number[], to: 0 | 1): Promise<void> => {
  for (const at of tabs) if (world.pages.get(at)?.portico.account().value.status === 'disconnected') world.connect(at)
  await world.rest()
  for (const at of tabs) await world.review(at, to)
  await world.rest()
  checkInvariants(world)
  for (const at of tabs) world.press(at, false)
  await world.rest()
}
const pay = fc
  .tuple(aTab, aReceiver)
  .map(([at, to]) => command(`pay in tab ${at} to receiver ${to}`, (world) => payIn(world, [at], to), isOpen(at)))
const payInBoth = aReceiver.map((to) =>
  command(
    `pay to receiver ${to} in both tabs at once`,
    (world) => payIn(world, [0, 1], to),
    ({ tabs }) => tabs.length === 2,
  ),
)
const payAndDecide = fc.tuple(aTab, aReceiver, aDecision).map(([at, to, decision]) =>
  command(
    `pay in tab ${at} to receiver ${to}, ${JSON.stringify(decision)}`,
    async (world) => {
      await payIn(world, [at], to)
      checkInvariants(world)
      await decide(world, 0, decision)
    },
    isOpen(at),
  ),
)

/** Until a page has seen a transaction on its chain, and until it has seen what became of it. */
const [SEEN_AFTER_MS, LOOKED_AFTER_MS] = [3_000, 20_000]

const payAndReplace = fc.tuple(aTab, aReceiver, aReplacement, fc.boolean()).map(([at, to, how, isShown]) =>
  command(
    `pay in tab ${at} to receiver ${to}, approve, and ${how}, ${isShown ? 'shown' : 'not shown'} by nodes`,
    async (world) => {
      await payIn(world, [at], to)
      await decide(world, 0, { _tag: 'Approve' })
      await world.time.advance(SEEN_AFTER_MS)
      world.chain.replace(world.chain.waiting().length - 1, how, isShown)
      world.chain.include(world.chain.waiting().length - 1, true)
      await world.time.advance(LOOKED_AFTER_MS)
    },
    isOpen(at),
  ),
)

/** What visitors do with the pages. */
export const VISITOR_COMMANDS = [
  ...[open, reload, restart, close, connect, disconnect, payInBoth],
  ...times(2, review),
  ...times(3, press),
  ...times(2, payAndReplace),
  ...times(4, pay),
  ...times(8, payAndDecide),
]
