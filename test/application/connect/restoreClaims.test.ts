import { assert } from 'chai'
import type { NamespaceConnection } from '../../../domain/connect/connection.js'
import type { InstalledWallet } from '../../../domain/wallets/installedWallet.js'
import { fakeAccountMemory } from '../../fakes/fakeAccountMemory.js'
import { fakeConnectionMemory } from '../../fakes/fakeConnectionMemory.js'
import { fakeConnectorRegistry } from '../../fakes/fakeConnectorRegistry.js'
import { fakeWalletConnector } from '../../fakes/fakeWalletConnector.js'
import { makeVirtualTime } from '../../support/makeVirtualTime.js'
import { leftOf } from '../../support/leftOf.js'
import { rightOf } from '../../support/rightOf.js'
import { startTestCore } from '../../support/startTestCore.js'

const KEY = { namespace: 'eip155', connectorId: 'io.heron' } as const
const MINE = '0xA11CE'

/** A page with Heron and its account stored; `appear` puts `heron` into the page. */
const setUp = (info: Partial<InstalledWallet> = {}, remembered: readonly string[] | 'none' = [MINE]) => {
  const time = makeVirtualTime()
  const accounts = fakeAccountMemory(remembered === 'none' ? [] : [[KEY, remembered]])
  const memory = fakeConnectionMemory({ eip155: ['io.heron'] })
  const registry = fakeConnectorRegistry()
  const wallet = (id: string, accountsOf: readonly [string, ...string[]]) => {
    const { connect, restore, ...rest } = fakeWalletConnector({ id, accounts: accountsOf, scheduler: time.scheduler })
    rest.wallet.remembersPage()
    const asked: string[] = []
    return { asked, ...rest, connect, restore: () => (asked.push(id), restore()) }
  }
  const heron = { ...wallet('io.heron', [MINE]), rdns: 'io.heron', ...info }
  /** As the registry lists a second claimant of an rdns. */
  const second = { ...wallet('io.heron:1', [MINE]), unverified: true as const, claims: 'io.heron' }
  const { core } = startTestCore({ time, ports: { memory, accounts, registry } })
  return { core, time, memory, accounts, registry, wallet, heron, second, at: () => core.connections.value.eip155 }
}
const SIGNING = { method: 'personal_sign', params: ['0x00', MINE] } as const
const GIVEN_UP: NamespaceConnection = { _tag: 'Disconnected', reason: 'NotRestored' }

describe('a stored wallet that another one may imitate [S-11] [U-31]', () => {
  it('is shown as soon as it answers, up to 2 s late', async () => {
    for (const late of [0, 2_000]) {
      const { time, registry, heron, at } = setUp()
      await time.advance(late)
      registry.announce(heron)
      await time.advance(0)
      assert.deepEqual([at()._tag, heron.asked], ['Connected', ['io.heron']])
    }
  })

  for (const after of [0, 1, 150, 299])
    it(`is taken back, before it got a request, if another one claims its id ${after} ms later: the visitor has to choose`, async () => {
      const { core, time, memory, accounts, registry, heron, second, at } = setUp({}, 'none')
      registry.announce(heron)
      await time.advance(after)
      const refused = leftOf(core.request('eip155', SIGNING))
      registry.announce(second)
      await time.advance(3_000)
      assert.deepEqual(at(), GIVEN_UP)
      assert.deepEqual(await refused, { _tag: 'ConnectionChanged' })
      assert.deepEqual([heron.wallet.requests(), second.asked], [[], []])
      assert.deepEqual(memory.read(), { eip155: ['io.heron'] })
      assert.isUndefined(accounts.of(KEY), 'nothing is stored of a wallet that may be imitated')
    })

  it('stays connected if another one claims its id later than 300 ms', async () => {
    const { time, registry, heron, second, at } = setUp()
    registry.announce(heron)
    await time.advance(301)
    registry.announce(second)
    await time.advance(3_000)
    assert.equal(at()._tag, 'Connected')
  })

  it('gets a request, once, when no other one has claimed its id for 300 ms', async () => {
    const { core, time, registry, heron } = setUp()
    registry.announce(heron)
    await time.advance(1)
    const signed = rightOf(core.request('eip155', SIGNING))
    await time.advance(298)
    assert.isEmpty(heron.wallet.requests())
    await time.advance(1)
    await signed
    assert.deepEqual(heron.wallet.requests(), [SIGNING])
    await time.advance(3_000)
    assert.lengthOf(heron.wallet.requests(), 1)
  })

  it('gets no request for an account that it left meanwhile [U-41]', async () => {
    const { core, time, registry, heron } = setUp({}, [MINE, '0xB0B'])
    registry.announce(heron)
    await time.advance(1)
    const refused = leftOf(core.request('eip155', SIGNING))
    await heron.wallet.movesToAccount('0xB0B')
    await time.advance(3_000)
    assert.deepEqual(await refused, { _tag: 'ConnectionChanged' })
    assert.isEmpty(heron.wallet.requests())
  })

  it('is not restored if its active account is not stored, and is restored once it is', async () => {
    for (const strange of [['0xE411'], ['0xE411', MINE]] as const) {
      const { time, registry, memory, wallet, at } = setUp()
      registry.announce({ ...wallet('io.heron', strange), rdns: 'io.heron' })
      await time.advance(3_000)
      assert.deepEqual(at(), GIVEN_UP)
      assert.deepEqual(memory.read(), { eip155: ['io.heron'] })
    }
    const other = setUp()
    other.registry.announce({ ...other.wallet('io.heron', [MINE, '0xB0B']), rdns: 'io.heron' })
    await other.time.advance(300)
    assert.equal(other.at()._tag, 'Connected')
  })

  for (const [to, state] of [
    ['0xB0B', 'Connected'],
    ['0xE411', 'Disconnected'],
  ] as const)
    it(`is ${state} if it switches to ${to} while its accounts are compared: its last event counts [U-36] [U-42]`, async () => {
      const { core, time, registry, accounts, heron, at } = setUp({}, [MINE, '0xB0B'])
      const compared = accounts.recognises
      const asked: string[] = []
      Object.assign(accounts, {
        recognises: async (...[key, account]: Parameters<typeof compared>) => {
          const isFirst = asked.push(account) === 1
          await Promise.resolve()
          if (isFirst) await heron.wallet.movesToAccount(to)
          return compared(key, account)
        },
      })
      registry.announce(heron)
      await time.advance(300)
      assert.deepEqual(asked.slice(0, 2), [MINE, to])
      assert.equal(at()._tag, state)
      const connected = core.connections.value.eip155
      if (connected._tag === 'Connected') assert.equal(connected.active.accounts[0], to)
    })

  it('is restored after an earlier version without account hashes, which are stored from then on', async () => {
    const { time, registry, accounts, heron, at } = setUp({}, 'none')
    registry.announce(heron)
    await time.advance(300)
    assert.equal(at()._tag, 'Connected')
    assert.deepEqual(accounts.of(KEY), [MINE])
  })

  it('is recognized by its accounts since the connection, and by none after a disconnect', async () => {
    const { core, time, registry, accounts, heron } = setUp({}, 'none')
    registry.announce(heron)
    await rightOf(core.connect('io.heron'))
    await heron.wallet.movesToAccount('0xB0B')
    assert.deepEqual(accounts.of(KEY), ['0xB0B', MINE])
    await rightOf(core.disconnect())
    assert.isUndefined(accounts.of(KEY))
    await time.advance(0)
  })

  it('provided by the host is restored at once, whatever it answers: no script can imitate it', async () => {
    const { time, registry, wallet, at, accounts } = setUp()
    registry.announce({ ...wallet('io.heron', ['0xNEW']), external: true })
    await time.advance(0)
    assert.equal(at()._tag, 'Connected')
    assert.deepEqual(accounts.of(KEY), [MINE])
  })
})
