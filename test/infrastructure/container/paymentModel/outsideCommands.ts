import fc from 'fast-check'
import type { Replacement } from './chain.js'
import { command, type PaymentModel, times } from './command.js'
import type { Decision, Takes } from './wallet.js'
import type { PaymentWorld } from './world.js'

const anIndex = fc.nat({ max: 3 })
const asks = ({ prompts }: Readonly<PaymentModel>): boolean => prompts > 0
const isUnderWay = ({ transactions }: Readonly<PaymentModel>): boolean => transactions > 0

/** Errors after which a wallet may have sent the transaction; one that it lacks the method comes after its prompt. */
const thrown = (sends: boolean): fc.Arbitrary<Decision> =>
  fc
    .constantFrom<readonly [number | undefined, string]>(
      [-32000, 'already known'],
      [-32000, 'nonce too low'],
      [-32003, 'Transaction rejected'],
      [-32002, 'Request of type eth_sendTransaction already pending'],
      [-32603, 'Internal JSON-RPC error.'],
      [4200, 'The method is not supported.'],
      [-32601, 'The method does not exist.'],
      [4900, 'The provider is disconnected from all chains.'],
      [undefined, 'Failed to fetch'],
      [undefined, 'Extension context invalidated.'],
      [undefined, 'Transaction was not mined within 50 blocks'],
    )
    .map(([code, message]) => ({ _tag: 'Throw', code, message, sends }))

export const aDecision: fc.Arbitrary<Decision> = fc.oneof(
  { weight: 3, arbitrary: fc.constant<Decision>({ _tag: 'Approve' }) },
  { weight: 2, arbitrary: fc.constant<Decision>({ _tag: 'Refuse' }) },
  {
    weight: 1,
    arbitrary: fc
      .constantFrom(4100, 4901, 4902, -32600, -32602, -32004)
      .map((code): Decision => ({ _tag: 'NotAccepted', code })),
  },
  { weight: 2, arbitrary: thrown(true) },
  { weight: 2, arbitrary: thrown(false) },
)

export const aReplacement = fc.constantFrom<Replacement>('SpeedUp', 'SpeedUp', 'Cancel', 'Other')

/** A visitor takes longer to read a prompt than a wallet takes to say that it lacks a method. */
const READS_FOR_MS = 1_100

/** The visitor decides on a prompt, counted from the latest one. */
export const decide = async ({ time, wallet }: PaymentWorld, at: number, decision: Decision): Promise<void> => {
  await time.advance(READS_FOR_MS)
  wallet.decide(at, decision)
}

const decides = fc
  .tuple(anIndex, aDecision)
  .map(([at, decision]) =>
    command(`wallet: prompt ${at}, ${JSON.stringify(decision)}`, (world) => decide(world, at, decision), asks),
  )
const takes = fc
  .constantFrom<Takes>('Transactions', 'Transactions', 'Calls', 'Nothing')
  .map((what) => command(`wallet: takes ${what}`, ({ wallet }) => wallet.takes(what)))
const include = fc
  .tuple(anIndex, fc.boolean())
  .map(([at, succeeded]) =>
    command(
      `chain: transaction ${at} ${succeeded ? 'succeeds' : 'fails'}`,
      ({ chain }) => chain.include(at, succeeded),
      isUnderWay,
    ),
  )
const replace = fc
  .tuple(anIndex, aReplacement, fc.boolean())
  .map(([at, how, isShown]) =>
    command(
      `chain: transaction ${at}, ${how}, ${isShown ? 'shown' : 'not shown'} by nodes`,
      ({ chain }) => chain.replace(at, how, isShown),
      isUnderWay,
    ),
  )
const drop = anIndex.map((at) => command(`chain: drops transaction ${at}`, ({ chain }) => chain.drop(at), isUnderWay))
const wait = fc
  .constantFrom(300, 3_000, 3_000, 3_000, 20_000, 20_000, 70_000, 400_000, 4_000_000)
  .map((ms) => command(`${ms} ms`, ({ time }) => time.advance(ms)))
const node = fc
  .constantFrom(0, 0, 2_000)
  .map((ms) => command(`nodes answer in ${ms} ms`, ({ preparesIn }) => preparesIn(ms)))

const lock = fc
  .constantFrom('lock' as const, 'unlock' as const, 'unlock' as const, 'cutOff' as const)
  .map((what) => command(`wallet: ${what}`, ({ wallet }) => wallet[what]()))
const move = fc
  .constantFrom(0 as const, 1 as const)
  .map((at) => command(`wallet: moves to account ${at}`, ({ wallet }) => wallet.moveTo(at)))
const turnRelay = fc.boolean().map((up) => command(`the relay is ${up ? 'up' : 'down'}`, ({ relay }) => relay.turn(up)))
const endSession = fc.constant(null).map(() => command('the phone ends the session', ({ relay }) => relay.end()))

/** What happens outside of the pages: in the wallet, on the chain and on the relay. */
export const OUTSIDE_COMMANDS = {
  Both: [takes, replace, drop, node, ...times(4, decides), ...times(8, include), ...times(5, wait)],
  Injected: [lock, move],
  Paired: [turnRelay, turnRelay, endSession],
} as const
