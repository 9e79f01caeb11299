import { assert } from 'chai'
import type { Either } from 'fp-ts/Either'
import fc from 'fast-check'
import type { CaipNetworkId } from '../../../domain/network/network.js'
import type { NetworkError, NetworkSwitch, SwitchError } from '../../../domain/network/networkSwitch.js'
import type { AddAnswer } from '../../contracts/walletConnector/AddAnswer.js'
import type { SwitchAnswer } from '../../contracts/walletConnector/SwitchAnswer.js'
import { fakeConnectionMemory } from '../../fakes/fakeConnectionMemory.js'
import { fakeNetworkMemory } from '../../fakes/fakeNetworkMemory.js'
import { aNetwork } from '../../support/aNetwork.js'
import { startTestCore, type TestCore } from '../../support/startTestCore.js'
import { makeVirtualTime } from '../../support/makeVirtualTime.js'
import { aTravellingWallet } from './aTravellingWallet.js'
import { idOf } from './setUpSwitching.js'
import { switchingArrives } from '../../support/switchingArrives.js'

const CONFIGURED = ['eip155:1', 'eip155:10', 'eip155:8453'] as const
const [ETHEREUM, ...MORE] = CONFIGURED.map((id) => aNetwork({ id: Number(id.slice(7)), caipNetworkId: id, name: id }))
/** The wallet's five minutes, plus up to three seconds to restore it first. */
const DEADLINE_MS = 303_000

/** Ended by a newer switch, a disconnect, or destroy, not by the wallet. */
const GIVEN_UP: readonly string[] = ['SwitchAbandoned', 'Destroyed']

type Outcome = Either<NetworkError | SwitchError, CaipNetworkId>
interface Attempt {
  readonly asksWallet: boolean
  readonly begun: number
  settled: number | undefined
  outcome: Outcome | undefined
  /** The network of the page when the promise settled. */
  shown: CaipNetworkId | undefined
}

const setUp = () => {
  const time = makeVirtualTime()
  const traveller = aTravellingWallet(time)
  const ports = { memory: fakeConnectionMemory(), networkMemory: fakeNetworkMemory() }
  const attempts: Attempt[] = []
  const states: NetworkSwitch[] = []
  const visit = (): TestCore => {
    if (ETHEREUM === undefined) throw new Error('no network')
    const { core } = startTestCore({ time, connectors: [traveller.inNewPage()], networks: [ETHEREUM, ...MORE], ports })
    core.networkSwitch.changes.subscribe((state) => states.push(state))
    return core
  }
  const page = { core: visit() }
  const reload = (): void => {
    page.core.destroy()
    page.core = visit()
  }
  const begin = (id: CaipNetworkId): void => {
    const { core } = page
    const attempt: Attempt = {
      asksWallet: core.connections.value.eip155._tag !== 'Disconnected',
      begun: time.scheduler.frame,
      settled: undefined,
      outcome: undefined,
      shown: undefined,
    }
    attempts.push(attempt)
    void core
      .switchNetwork(id)()
      .then((outcome) => {
        Object.assign(attempt, { outcome, settled: time.scheduler.frame, shown: idOf(core.network.value) })
      })
  }
  return { time, traveller, attempts, states, page, reload, begin }
}
type SetUp = ReturnType<typeof setUp>
type Step = (test: SetUp) => unknown

const anyChain = fc.constantFrom<CaipNetworkId>(...CONFIGURED, 'eip155:137', 'eip155:31337')
const anyAnswer = fc.constantFrom<SwitchAnswer>(
  'approve',
  'reject',
  'sayPending',
  'fail',
  'staySilent',
  'lie',
  'moveWithoutAnswer',
  'moveLater',
  'cannot',
)
const anyAddAnswer = fc.constantFrom<AddAnswer>('moveToo', 'addOnly', 'reject', 'fail')
const anyDelay = fc.constantFrom(0, 400, 60_000, 299_900, 310_000)
const label = (name: string, step: Step): Step => Object.assign(step, { [fc.toStringMethod]: () => name })

const aSwitch = fc.tuple(fc.constantFrom(...CONFIGURED), anyAnswer, anyDelay).map(([id, answer, delay]) =>
  label(`switch to ${id}, ${answer} after ${delay}`, ({ traveller, begin }) => {
    traveller.wallet.answersSwitchWith(answer, delay)
    begin(id)
  }),
)
const anUnknownChain = fc.tuple(fc.constantFrom(...CONFIGURED), anyAddAnswer).map(([id, adding]) =>
  label(`switch to ${id}, unknown, ${adding}`, ({ traveller, begin }) => {
    traveller.wallet.doesNotKnow(id, adding)
    begin(id)
  }),
)
const happenings: readonly fc.Arbitrary<Step>[] = [
  anyChain.map((id) => label(`wallet moves to ${id}`, ({ traveller }) => traveller.wallet.movesToChain(id))),
  anyChain.map((id) =>
    label(`wallet answers ${id} from now on, whatever it told`, ({ traveller }) =>
      traveller.answer('eth_chainId', () => `0x${Number(id.slice(7)).toString(16)}`),
    ),
  ),
  fc.constant(
    label('connect', ({ traveller, page }) => {
      traveller.wallet.answersWith('approve')
      return page.core.connect('evm')()
    }),
  ),
  fc.constant(label('disconnect', ({ page }) => page.core.disconnect()())),
  fc.constant(label('wallet leaves', ({ traveller }) => traveller.wallet.withdrawsAccess())),
  fc.constant(label('reload', ({ reload }) => reload())),
  fc.constant(
    label('visitor leaves the view', ({ page }) => {
      page.core.commands.go({ name: 'SwitchNetwork', networkId: 'eip155:10' })
      page.core.commands.close()
    }),
  ),
  fc.constantFrom(1, 300, 500, 3_000, 100_000).map((ms) => label(`wait ${ms}`, ({ time }) => time.advance(ms))),
]
const aStep = fc.oneof({ weight: 3, arbitrary: aSwitch }, { weight: 1, arbitrary: anUnknownChain }, ...happenings)

const checkReported = ({ page, traveller }: SetUp): void => {
  const connection = page.core.connections.value.eip155
  if (connection._tag !== 'Connected') return
  assert.equal(connection.active.caipNetworkId, traveller.lastSaid())
  assert.equal(idOf(page.core.network.value), traveller.lastSaid())
}

const isOutcome = (state: NetworkSwitch): boolean =>
  state._tag === 'Succeeded' ||
  state._tag === 'Rejected' ||
  (state._tag === 'Failed' && state.error._tag !== 'SwitchAbandoned')

describe('any actions of a wallet, its visitor and the host on networks', () => {
  before(switchingArrives)

  it("keep the page on the wallet's last reported network, and settle each switch once and in time [U-36] [U-37] [U-39]", () =>
    fc.assert(
      fc.asyncProperty(fc.array(aStep, { maxLength: 20 }), async (steps) => {
        const test = setUp()
        await test.page.core.connect('evm')()
        for (const step of steps) {
          await step(test)
          await test.time.advance(0)
          checkReported(test)
        }
        await test.time.advance(DEADLINE_MS)
        checkReported(test)
        for (const { begun, settled, outcome, shown } of test.attempts) {
          if (settled === undefined) assert.fail('a switch never ended')
          assert.isAtMost(settled - begun, DEADLINE_MS)
          if (outcome?._tag === 'Right')
            assert.equal(shown, outcome.right, 'a switch that succeeded left the page elsewhere')
        }
        test.states.forEach((state, index) => {
          const before = test.states[index - 1]
          if (state._tag === 'Idle' || state._tag === 'AwaitingApproval') return
          assert.deepEqual(
            before,
            { _tag: 'AwaitingApproval', networkId: state.networkId },
            'the outcome of another attempt',
          )
        })
        const ended = test.attempts.filter(
          ({ asksWallet, outcome }) =>
            asksWallet && !(outcome?._tag === 'Left' && GIVEN_UP.includes(outcome.left._tag)),
        )
        assert.equal(test.states.filter(isOutcome).length, ended.length, 'one outcome an attempt')
        test.page.core.destroy()
      }),
      { numRuns: 150 },
    )).timeout(60_000)

  it('leave nothing behind when the page ends', () =>
    fc.assert(
      fc.asyncProperty(fc.array(aStep, { maxLength: 12 }), async (steps) => {
        const test = setUp()
        const before = test.traveller.wallet.listeners()
        await test.page.core.connect('evm')()
        for (const step of steps) await step(test)
        test.page.core.destroy()
        await test.time.advance(0)
        // Connecting and revoking use queries with deadlines of their own.
        await test.time.advance(3_000)
        assert.equal(test.traveller.wallet.listeners(), before)
      }),
      { numRuns: 50 },
    )).timeout(60_000)
})
