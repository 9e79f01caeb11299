import { assert } from 'chai'
import { map, Subject } from 'rxjs'
import { fakeConnectionMemory, type FakeConnectionMemory } from '../../fakes/fakeConnectionMemory.js'
import { fakeWalletConnector } from '../../fakes/fakeWalletConnector.js'
import { startTestCore } from '../../support/startTestCore.js'
import { makeVirtualTime } from '../../support/makeVirtualTime.js'
import { rightOf } from '../../support/rightOf.js'

/** Two memories over one storage: each receives changes of the other. */
const twoMemories = (): readonly [FakeConnectionMemory, FakeConnectionMemory] => {
  const storage = fakeConnectionMemory()
  const [byLeft, byRight] = [new Subject<void>(), new Subject<void>()]
  const over = (own: Subject<void>, other: Subject<void>): FakeConnectionMemory => ({
    ...storage,
    write: (remembered) => {
      storage.write(remembered)
      own.next()
    },
    noteAway: (key, since) => {
      storage.noteAway?.(key, since)
      own.next()
    },
    changes: other.pipe(map(storage.read)),
  })
  return [over(byLeft, byRight), over(byRight, byLeft)]
}

/** Two tabs with the same two wallets, `first` and `second`, which both have granted access. */
const setUp = () => {
  const time = makeVirtualTime()
  const open = (memory: FakeConnectionMemory) => {
    const [first, second] = (['first', 'second'] as const).map((id) => {
      const fake = fakeWalletConnector({ id, scheduler: time.scheduler, accounts: [`0x${id}`] })
      fake.wallet.remembersPage()
      return fake
    })
    const connectors = [first, second].flatMap((fake) => fake ?? [])
    return { connectors, wallet: first?.wallet, ...startTestCore({ time, connectors, ports: { memory } }) }
  }
  const [left, right] = twoMemories()
  return { time, left: open(left), right: open(right) }
}
const addressIn = ({ core }: ReturnType<typeof setUp>['left']): string | undefined =>
  core.account('eip155').value.address

describe('two tabs', () => {
  it('connect together [U-33]', async () => {
    const { time, left, right } = setUp()
    await rightOf(left.core.connect('first'))
    await time.advance(500)
    assert.deepEqual([addressIn(left), addressIn(right)], ['0xfirst', '0xfirst'])
  })

  it('disconnect together, and the other tab sends the wallet nothing [U-29] [U-33]', async () => {
    const { time, left, right } = setUp()
    await rightOf(left.core.connect('first'))
    await time.advance(500)
    await rightOf(left.core.disconnect())
    assert.deepEqual(right.core.connections.value.eip155, { _tag: 'Disconnected', reason: 'InAnotherTab' })
    assert.equal(right.wallet?.grantsAccess(), true)
    assert.deepEqual(right.memory.read(), {})
  })

  it('switch to a second wallet together [U-33]', async () => {
    const { time, left, right } = setUp()
    await rightOf(left.core.connect('first'))
    await time.advance(500)
    await rightOf(right.core.connect('second'))
    await time.advance(500)
    assert.deepEqual([addressIn(left), addressIn(right)], ['0xsecond', '0xsecond'])
  })

  it('keep the second wallet when the first, disconnected in one tab, disconnects in the other [U-33]', async () => {
    const { time, left, right } = setUp()
    await rightOf(left.core.connect('first'))
    await time.advance(500)
    await rightOf(right.core.connect('second'))
    await left.wallet?.withdrawsAccess()
    await time.advance(500)
    assert.deepEqual([addressIn(left), addressIn(right)], ['0xsecond', '0xsecond'])
    assert.deepEqual(left.memory.read(), { eip155: ['second'] })
  })

  it('do not change when one of them only reads', async () => {
    const { time, left, right } = setUp()
    await rightOf(left.core.connect('first'))
    await time.advance(500)
    const before = [left, right].map(({ core }) => core.connections.value)
    left.core.open()
    left.core.commands.close()
    await time.advance(5_000)
    assert.deepEqual(
      [left, right].map(({ core }) => core.connections.value),
      before,
    )
  })
})

describe('a wallet that disconnects', () => {
  it('removes only itself from storage: one that another tab connected meanwhile stays [U-33]', async () => {
    const fake = fakeWalletConnector({ id: 'first' })
    const { core, memory } = startTestCore({ connectors: [fake] })
    await rightOf(core.connect('first'))
    // The other tab's change has not arrived yet.
    memory.write({ eip155: ['second'] })
    await fake.wallet.withdrawsAccess()
    assert.deepEqual(memory.read(), { eip155: ['second'] })
  })
})

describe('another tab', () => {
  it('that changes one namespace does not make an unanswered wallet of another be asked again [U-40]', async () => {
    const time = makeVirtualTime()
    const silent = fakeWalletConnector({ id: 'silent', scheduler: time.scheduler })
    silent.wallet.answersWith('staySilent')
    const memory = fakeConnectionMemory({ eip155: ['silent'] })
    const { core } = startTestCore({ time, connectors: [silent], ports: { memory } })
    await time.advance(3_000)
    const { eip155 } = core.connections.value
    assert.deepEqual(eip155, { _tag: 'Disconnected', reason: 'NotRestored' })
    memory.changeFromAnotherTab({ eip155: ['silent'], solana: ['other'] })
    assert.equal(core.connections.value.eip155, eip155)
  })
})

describe('two tabs with a locked wallet', () => {
  const locked = async () => {
    const tabs = setUp()
    await rightOf(tabs.left.core.connect('first'))
    await tabs.time.advance(500)
    for (const { wallet } of [tabs.left, tabs.right]) await wallet?.withdrawsAccess()
    await tabs.time.advance(5_000)
    return { ...tabs, states: () => [tabs.left, tabs.right].map(({ core }) => core.connections.value.eip155) }
  }

  it('both show that, ask nothing, and restore it when it is unlocked in both [U-33]', async () => {
    const { time, left, right, states } = await locked()
    const byWallet = { _tag: 'Disconnected', reason: 'ByWallet' } as const
    assert.deepEqual(states(), [byWallet, byWallet])
    for (const { wallet } of [left, right]) {
      wallet?.remembersPage()
      await wallet?.movesToAccount('0xfirst')
    }
    await time.advance(0)
    assert.deepEqual([addressIn(left), addressIn(right)], ['0xfirst', '0xfirst'])
  })

  it('restore it together if only one gets the event, or the visitor connects it there [U-33]', async () => {
    for (const way of ['unlocks', 'connects']) {
      const { time, left, right } = await locked()
      for (const { wallet } of [left, right]) wallet?.remembersPage()
      if (way === 'connects') await rightOf(left.core.connect('first'))
      else await left.wallet?.movesToAccount('0xfirst')
      await time.advance(500)
      assert.deepEqual([addressIn(left), addressIn(right)], ['0xfirst', '0xfirst'], way)
    }
  })
})
