import { assert } from 'chai'
import fc from 'fast-check'
import { CHAIN_NAMESPACES, type ChainNamespace } from '../../../domain/network/network.js'
import { type FakeWalletConnector, fakeWalletConnector } from '../../fakes/fakeWalletConnector.js'
import { aNetwork } from '../../support/aNetwork.js'
import { startTestCore, type TestCore } from '../../support/startTestCore.js'
import { makeVirtualTime } from '../../support/makeVirtualTime.js'

const PER_NAMESPACE = 3
const idOf = (namespace: ChainNamespace, wallet: number): string => `${namespace}-${wallet}`

const setUp = () => {
  const time = makeVirtualTime()
  const wallets = new Map<string, FakeWalletConnector>()
  for (const namespace of CHAIN_NAMESPACES) {
    for (let wallet = 0; wallet < PER_NAMESPACE; wallet += 1) {
      const id = idOf(namespace, wallet)
      wallets.set(
        id,
        fakeWalletConnector({
          id,
          namespace,
          accounts: [`0x-${id}-home`],
          caipNetworkId: `${namespace}:home`,
          scheduler: time.scheduler,
        }),
      )
    }
  }
  return { wallets, ...startTestCore({ time, connectors: [...wallets.values()], networks: [aNetwork()] }) }
}
type SetUp = ReturnType<typeof setUp>

interface Step {
  readonly namespace: ChainNamespace
  readonly wallet: number
  readonly what: keyof typeof HAPPENINGS
}

const HAPPENINGS = {
  connect: ({ core }: SetUp, id: string) => core.connect(id)(),
  refuse: async ({ core, wallets }: SetUp, id: string) => {
    wallets.get(id)?.wallet.answersWith('reject')
    await core.connect(id)()
    wallets.get(id)?.wallet.answersWith('approve')
  },
  disconnect: ({ core }: SetUp, _id: string, { namespace }: Step) => core.disconnect(namespace)(),
  moveAccount: ({ wallets }: SetUp, id: string) => wallets.get(id)?.wallet.movesToAccount(`0x-${id}-moved`),
  moveChain: ({ wallets }: SetUp, id: string, { namespace }: Step) =>
    wallets.get(id)?.wallet.movesToChain(`${namespace}:moved`),
  withdraw: ({ wallets }: SetUp, id: string) => wallets.get(id)?.wallet.withdrawsAccess(),
  forgetElsewhere: ({ memory }: SetUp, _id: string, { namespace }: Step) => {
    const { [namespace]: _forgotten, ...others } = memory.read()
    memory.changeFromAnotherTab(others)
  },
  connectElsewhere: ({ memory }: SetUp, id: string, { namespace }: Step) =>
    memory.changeFromAnotherTab({ ...memory.read(), [namespace]: [id] }),
  wait: ({ time }: SetUp) => time.advance(1),
} as const

const aStep: fc.Arbitrary<Step> = fc.record({
  namespace: fc.constantFrom(...CHAIN_NAMESPACES),
  wallet: fc.integer({ min: 0, max: PER_NAMESPACE - 1 }),
  what: fc.constantFrom(
    'connect',
    'refuse',
    'disconnect',
    'moveAccount',
    'moveChain',
    'withdraw',
    'forgetElsewhere',
    'connectElsewhere',
    'wait',
  ),
})
const statesOf = (core: TestCore, namespaces: readonly ChainNamespace[]) =>
  namespaces.map((namespace) => ({
    connection: core.connections.value[namespace],
    account: core.account(namespace).value,
    provider: namespace,
  }))

const take = async (test: SetUp, step: Step): Promise<void> => {
  // All pending work of other namespaces is done, so any change from here on is caused by this step.
  await test.time.advance(3_000)
  const others = CHAIN_NAMESPACES.filter((namespace) => namespace !== step.namespace)
  const before = statesOf(test.core, others)
  await HAPPENINGS[step.what](test, idOf(step.namespace, step.wallet), step)
  const after = statesOf(test.core, others)
  before.forEach(({ connection, account }, index) => {
    assert.equal(
      after[index]?.connection,
      connection,
      `${step.what} of ${step.namespace} changed the connection of ${others[index]}`,
    )
    assert.equal(
      after[index]?.account,
      account,
      `${step.what} of ${step.namespace} changed the account of ${others[index]}`,
    )
  })
}

describe('namespaces', () => {
  it('are independent: a change on one keeps the state objects of the others identical [U-40]', () =>
    fc.assert(
      fc.asyncProperty(fc.array(aStep, { maxLength: 25 }), async (steps) => {
        const test = setUp()
        for (const step of steps) await take(test, step)
        for (const namespace of CHAIN_NAMESPACES) {
          const state = test.core.connections.value[namespace]
          if (state._tag === 'Connected') assert.isTrue(state.active.connectorId.startsWith(`${namespace}-`))
        }
        test.core.destroy()
      }),
      { numRuns: 40 },
    )).timeout(60_000)

  it('show the account of their own wallet only [U-40]', async () => {
    const { core } = setUp()
    for (const namespace of CHAIN_NAMESPACES) await core.connect(idOf(namespace, 0))()
    for (const namespace of CHAIN_NAMESPACES) {
      assert.equal(core.account(namespace).value.caipAddress, `${namespace}:home:0x-${namespace}-0-home`)
    }
  })
})
