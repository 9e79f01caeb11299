import { assert } from 'chai'
import * as TE from 'fp-ts/TaskEither'
import { fakeChainRpc } from '../../fakes/fakeChainRpc.js'
import { fakeConnectionMemory } from '../../fakes/fakeConnectionMemory.js'
import { fakeConnectorRegistry } from '../../fakes/fakeConnectorRegistry.js'
import { fakeKeyValueStore } from '../../fakes/fakeKeyValueStore.js'
import { fakeWalletConnector } from '../../fakes/fakeWalletConnector.js'
import { aNetwork } from '../../support/aNetwork.js'
import { makeVirtualTime } from '../../support/makeVirtualTime.js'
import { rightOf } from '../../support/rightOf.js'
import { startTestCore } from '../../support/startTestCore.js'
import { requestsDefinition } from '../../../application/requests/feature.js'

const HOUR_MS = 60 * 60_000
const FIRST = `0x${'a1'.repeat(20)}`
const SECOND = `0x${'b2'.repeat(20)}`
const hashOf = (number: number): string => `0x${number.toString(16).padStart(64, '0')}`
const SEND = { method: 'eth_sendTransaction', params: [{ to: `0x${'c3'.repeat(20)}` }] }
const INCLUDED = TE.right({ _tag: 'Included', succeeded: true } as const)

/** A device with one wallet, whose transactions have the hashes 1, 2, 3, …; each visit is a page load. */
const aDevice = () => {
  const time = makeVirtualTime()
  const store = fakeKeyValueStore()
  const memory = fakeConnectionMemory()
  const chainRpc = fakeChainRpc()
  let sent = 0
  let loads = 0
  const visit = ({
    accounts = [FIRST],
    networks = [aNetwork()],
  }: {
    readonly accounts?: readonly [string, ...string[]]
    readonly networks?: readonly [ReturnType<typeof aNetwork>]
  } = {}) => {
    const fake = fakeWalletConnector({ id: 'fake', accounts, scheduler: time.scheduler })
    fake.wallet.remembersPage()
    const connector = { ...fake, request: () => TE.fromIO(() => hashOf((sent += 1))) }
    const { core } = startTestCore({
      time,
      networks,
      ports: { store, memory, chainRpc, registry: fakeConnectorRegistry([connector]) },
      lazy: {
        requests: async () => {
          loads += 1
          return requestsDefinition
        },
      },
    })
    const told: string[] = []
    core.snackbar.changes.subscribe((shown) => shown._tag === 'Shown' && told.push(shown.notice._tag))
    return {
      core,
      told,
      wallet: fake.wallet,
      send: () => rightOf(core.request('eip155', SEND)),
      pending: () => core.pending.value.map(({ id, address }) => [id, address]),
      outcomes: () => core.settled.value.map(({ outcome }) => outcome),
    }
  }
  /** A page that sent this many transactions and then vanishes without an event. */
  const visitAndSend = async (count = 1) => {
    const page = visit()
    await rightOf(page.core.connect('fake'))
    for (let each = 0; each < count; each += 1) await page.send()
    await time.advance(0)
    page.core.destroy()
  }
  return {
    time,
    store,
    memory,
    chainRpc,
    visit,
    visitAndSend,
    loads: () => loads,
    kept: () => store.kept.get('pending'),
  }
}

describe('a transaction pending across a reload', () => {
  it('is pending again with its connection, is not reported as sent, and its outcome is reported [K-02]', async () => {
    const { time, chainRpc, visit, visitAndSend, kept } = aDevice()
    await visitAndSend()
    assert.include(kept(), hashOf(1))
    const page = visit()
    await time.advance(301)
    assert.deepEqual(page.core.pending.value, [
      {
        namespace: 'eip155',
        connectorId: 'fake',
        id: hashOf(1),
        caipNetworkId: 'eip155:1',
        address: FIRST,
        sentAt: 0,
      },
    ])
    chainRpc.settle(INCLUDED)
    await time.advance(2_000)
    assert.deepEqual([page.pending(), page.outcomes(), page.told], [[], ['Confirmed'], ['TransactionConfirmed']])
    assert.isUndefined(kept())
  })

  it('is not stored with the address of its sender [S-25]', async () => {
    const { visitAndSend, kept } = aDevice()
    await visitAndSend()
    assert.notInclude((kept() ?? '').toLowerCase(), 'a1a1')
  })

  it('loads code only if one is stored', async () => {
    const { time, chainRpc, visit, visitAndSend, loads } = aDevice()
    const first = visit()
    await rightOf(first.core.connect('fake'))
    await time.advance(1_000)
    assert.equal(loads(), 0)
    first.core.destroy()
    await visitAndSend()
    const second = visit()
    await time.advance(301)
    assert.equal(loads(), 2)
    chainRpc.settle(INCLUDED)
    await time.advance(4_000)
    second.core.destroy()
    visit()
    await time.advance(1_000)
    assert.equal(loads(), 2)
  })

  it('is awaited for an hour in all, and is dropped silently after a longer absence [X-16]', async () => {
    const { time, visit, visitAndSend, kept } = aDevice()
    await visitAndSend()
    await time.advance(HOUR_MS / 2)
    const second = visit()
    await time.advance(HOUR_MS / 2 - 1)
    assert.lengthOf(second.pending(), 1)
    await time.advance(1)
    assert.deepEqual([second.outcomes(), kept()], [['Lost'], undefined])
    second.core.destroy()
    await visitAndSend()
    await time.advance(HOUR_MS)
    const third = visit()
    await time.advance(301)
    assert.deepEqual([third.pending(), third.outcomes(), third.told, kept()], [[], [], [], undefined])
  })

  it('belongs to its sender even if the wallet lists another account first, and ends by its id on chain', async () => {
    const { time, chainRpc, visit, visitAndSend } = aDevice()
    await visitAndSend()
    const page = visit({ accounts: [SECOND, FIRST] })
    await time.advance(301)
    assert.deepEqual(page.pending(), [[hashOf(1), FIRST]])
    await time.advance(2_000)
    assert.deepEqual(chainRpc.askedForTransactions.at(-1), { id: hashOf(1), sender: undefined })
    const sender = { address: FIRST, nonce: 7 }
    chainRpc.settle(TE.right({ _tag: 'Waiting', sender }))
    await time.advance(12_000)
    assert.deepEqual(chainRpc.askedForTransactions.at(-1), { id: hashOf(1), sender })
    chainRpc.settle(INCLUDED)
    await time.advance(60_000)
    assert.deepEqual(page.outcomes(), ['Confirmed'])
  })

  it('is not attributed to another account, and returns with its own', async () => {
    const { time, chainRpc, visit, visitAndSend, kept } = aDevice()
    await visitAndSend()
    const page = visit({ accounts: [SECOND] })
    await time.advance(10_000)
    assert.deepEqual([page.pending(), chainRpc.askedForTransactions], [[], []])
    assert.include(kept(), hashOf(1))
    await page.wallet.movesToAccount(FIRST)
    await time.advance(0)
    assert.deepEqual(page.pending(), [[hashOf(1), FIRST]])
  })

  it('is stored for its account for its hour at most, whatever is connected', async () => {
    const { time, visit, visitAndSend, kept } = aDevice()
    await visitAndSend()
    await time.advance(HOUR_MS)
    const page = visit({ accounts: [SECOND] })
    await time.advance(301)
    assert.deepEqual([page.pending(), kept()], [[], undefined])
  })

  it('is also deleted on the device when the visitor disconnects, before and after a reload', async () => {
    const { visit, visitAndSend, time, kept } = aDevice()
    const first = visit()
    await rightOf(first.core.connect('fake'))
    await first.send()
    assert.include(kept(), hashOf(1))
    await rightOf(first.core.disconnect())
    assert.isUndefined(kept())
    first.core.destroy()
    await visitAndSend(2)
    const second = visit()
    await time.advance(301)
    assert.lengthOf(second.pending(), 2)
    await rightOf(second.core.disconnect())
    assert.deepEqual([second.pending(), kept()], [[], undefined])
  })

  it('is deleted when the visitor disconnects in a tab that sent nothing', async () => {
    const { visit, time, kept } = aDevice()
    const sending = visit()
    await rightOf(sending.core.connect('fake'))
    const other = visit()
    await time.advance(301)
    await sending.send()
    sending.core.destroy()
    assert.include(kept(), hashOf(1))
    await rightOf(other.core.disconnect())
    await time.advance(0)
    assert.isUndefined(kept())
  })

  it('waits for a locked wallet, and stays stored if it switches accounts [U-42]', async () => {
    const { visit, time, kept } = aDevice()
    const { core, wallet, send, pending } = visit()
    await rightOf(core.connect('fake'))
    await send()
    await wallet.withdrawsAccess()
    assert.deepEqual(pending(), [])
    assert.include(kept(), hashOf(1))
    core.destroy()
    const unlocked = visit()
    await time.advance(301)
    assert.deepEqual(unlocked.pending(), [[hashOf(1), FIRST]])
    await unlocked.wallet.movesToAccount(SECOND)
    assert.deepEqual(unlocked.pending(), [[hashOf(1), FIRST]])
    assert.include(kept(), hashOf(1))
  })

  it('is kept for pages that use its network', async () => {
    const { visit, visitAndSend, time, kept } = aDevice()
    await visitAndSend()
    const elsewhere = visit({ networks: [aNetwork({ caipNetworkId: 'eip155:137' })] })
    await time.advance(301)
    assert.deepEqual(elsewhere.pending(), [])
    assert.include(kept(), hashOf(1))
    elsewhere.core.destroy()
    await time.advance(HOUR_MS)
    visit({ networks: [aNetwork({ caipNetworkId: 'eip155:137' })] })
    await time.advance(301)
    assert.isUndefined(kept())
  })

  it("is deleted by whichever tab learns its outcome, and another tab's transactions are kept", async () => {
    const { visit, time, chainRpc, kept } = aDevice()
    const one = visit()
    await rightOf(one.core.connect('fake'))
    const other = visit()
    await time.advance(301)
    await one.send()
    await other.send()
    assert.deepEqual(one.pending(), [[hashOf(1), FIRST]])
    other.core.destroy()
    chainRpc.settle(INCLUDED)
    await time.advance(2_000)
    assert.notInclude(kept(), hashOf(1))
    assert.include(kept(), hashOf(2))
  })

  it('is not stored for a wallet that cannot be restored', async () => {
    const { memory, visit, visitAndSend, time, kept } = aDevice()
    const first = visit()
    await rightOf(first.core.connect('fake'))
    memory.write({})
    await first.send()
    assert.deepEqual([first.pending(), kept()], [[[hashOf(1), FIRST]], undefined])
    first.core.destroy()
    await visitAndSend()
    memory.write({})
    const page = visit()
    await time.advance(301)
    assert.deepEqual([page.pending(), kept()], [[], undefined])
  })

  it('loads its code again after a failed load', async () => {
    const { visitAndSend, time, store, memory } = aDevice()
    await visitAndSend()
    const fake = fakeWalletConnector({ id: 'fake', scheduler: time.scheduler })
    fake.wallet.remembersPage()
    let isOnline = false
    const { core } = startTestCore({
      time,
      ports: { store, memory, registry: fakeConnectorRegistry([fake]) },
      lazy: {
        requests: async () => {
          if (!isOnline) throw new TypeError('Failed to fetch')
          return requestsDefinition
        },
      },
    })
    await time.advance(301)
    assert.lengthOf(core.pending.value, 0)
    isOnline = true
    await fake.wallet.movesToChain('eip155:10')
    await time.advance(0)
    assert.lengthOf(core.pending.value, 1)
  })
})
