import { assert } from 'chai'
import sinon from 'sinon'
import {
  makeSessionOwners,
  type Letter,
  type TabsPage,
} from '../../../infrastructure/connectors/walletConnect/sessionOwners.js'
import type { Locks } from '../../../infrastructure/shared/locks.js'
import { readField } from '../../../infrastructure/shared/safeRead.js'
import { fakeLocks } from '../../fakes/fakeLocks.js'
import { until } from '../../support/until.js'

const A = 'a'.repeat(64)
const B = 'b'.repeat(64)
const LETTER: Letter = { topic: A, message: 'encrypted', publishedAt: 1 }

type Owners = ReturnType<typeof makeSessionOwners>
interface Tab {
  readonly owners: Owners
  readonly heard: Letter[]
  /** The kinds of messages it sent to the others. */
  readonly told: unknown[]
  /** A frozen tab sends nothing, and keeps its lock. */
  frozen: boolean
}

describe('tabs that share sessions', () => {
  let clock: sinon.SinonFakeTimers
  let locks: Locks
  let open: Tab[]
  beforeEach(() => {
    clock = sinon.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    locks = fakeLocks()
    open = []
  })
  afterEach(() => {
    for (const { owners } of open) owners.leave()
    clock.restore()
  })

  const aTab = ({ name = 'portico.relay', ...page }: TabsPage & { readonly name?: string } = {}): Tab => {
    class Channel extends BroadcastChannel {
      override postMessage(message: unknown): void {
        if (tab.frozen) return
        tab.told.push(readField(message, '_tag'))
        super.postMessage(message)
      }
    }
    const heard: Letter[] = []
    const owners = makeSessionOwners({
      page: { BroadcastChannel: Channel, navigator: { locks }, ...page },
      name,
      received: (letter) => heard.push(letter),
      changed: () => undefined,
    })
    const tab: Tab = { owners, heard, told: [], frozen: false }
    open.push(tab)
    return tab
  }
  const becomes = ({ owners }: Tab, role: 'Owner' | 'Mirror', topic = A): Promise<void> =>
    until(() => owners.roleIn(topic) === role)
  /** Resolves once `to` has received everything that `from` sent. */
  const hasHeard = async (to: Tab, from: Tab): Promise<void> => {
    const before = to.heard.length
    from.owners.share(LETTER)
    await until(() => to.heard.length > before)
  }
  /** Two tabs, after the owner answered the mirror. */
  const twoTabs = async (): Promise<readonly [owner: Tab, mirror: Tab]> => {
    const tabs = [aTab(), aTab()] as const
    const [owner, mirror] = tabs
    for (const { owners } of tabs) owners.follow([A])
    await becomes(owner, 'Owner')
    await becomes(mirror, 'Mirror')
    await answered(owner, mirror, 1)
    return tabs
  }
  const answered = async (owner: Tab, mirror: Tab, times: number): Promise<void> => {
    await until(() => owner.told.filter((each) => each === 'Listening').length === times)
    await hasHeard(mirror, owner)
  }

  it('have one owner; its messages reach the others, and not itself [X-19]', async () => {
    const [owner, mirror] = await twoTabs()
    assert.deepEqual(mirror.heard, [LETTER])
    assert.deepEqual(owner.heard, [])
  })

  it('get another owner at once when the first one leaves, also into the back-forward cache, and returns [X-19]', async () => {
    const [first, second] = await twoTabs()
    first.owners.leave()
    await becomes(second, 'Owner')
    assert.isUndefined(first.owners.roleIn(A))
    first.owners.follow([A])
    await becomes(first, 'Mirror')
    await hasHeard(first, second)
  })

  it('wait at most 1 s for a silent owner: a new tab replaces it, and the old one notices [X-19]', async () => {
    const owner = aTab()
    owner.owners.follow([A])
    await becomes(owner, 'Owner')
    owner.frozen = true
    const other = aTab()
    other.owners.follow([A])
    await becomes(other, 'Mirror')
    await clock.tickAsync(999)
    assert.equal(other.owners.roleIn(A), 'Mirror')
    await clock.tickAsync(1)
    await becomes(other, 'Owner')
    await becomes(owner, 'Mirror')
  })

  it('notice within 21 s that an owner was frozen while another tab stayed visible [X-19]', async () => {
    const [owner, mirror] = await twoTabs()
    owner.frozen = true
    await clock.tickAsync(20_999)
    assert.equal(mirror.owners.roleIn(A), 'Mirror')
    await clock.tickAsync(1)
    await becomes(mirror, 'Owner')
    await becomes(owner, 'Mirror')
  })

  it('keep an owner that answers [X-19]', async () => {
    const [owner, mirror] = await twoTabs()
    for (const times of [2, 3, 4]) {
      await clock.tickAsync(20_000)
      await answered(owner, mirror, times)
    }
    await clock.tickAsync(19_000)
    assert.deepEqual([owner.owners.roleIn(A), mirror.owners.roleIn(A)], ['Owner', 'Mirror'])
  })

  it('have an owner for each session: losing one session releases that one only [X-19]', async () => {
    const [first, second] = await twoTabs()
    first.owners.follow([A, B])
    await becomes(first, 'Owner', B)
    first.owners.follow([B])
    await becomes(second, 'Owner')
    assert.deepEqual([first.owners.roleIn(A), first.owners.roleIn(B)], [undefined, 'Owner'])
  })

  it('ignore tabs with another name, which listen by themselves [X-19]', async () => {
    const tabs = [aTab(), aTab({ name: 'other.relay' })] as const
    for (const tab of tabs) {
      tab.owners.follow([A])
      await becomes(tab, 'Owner')
    }
    const third = aTab({ name: 'other.relay' })
    third.owners.follow([A])
    await becomes(third, 'Mirror')
    tabs[0].owners.share(LETTER)
    await answered(tabs[1], third, 1)
    assert.deepEqual(third.heard, [LETTER])
  })

  const unusable: readonly (readonly [string, TabsPage])[] = [
    ['has no locks', { navigator: {} }],
    [
      'refuses locks',
      { navigator: { locks: { request: () => Promise.reject(new DOMException('', 'SecurityError')) } } },
    ],
    ['says nothing of a lock for 1 s', { navigator: { locks: { request: () => new Promise(() => undefined) } } }],
  ]
  for (const [what, page] of unusable)
    it(`listen separately if the browser ${what} [X-19]`, async () => {
      const tabs = [aTab(page), aTab(page)]
      for (const { owners } of tabs) owners.follow([A])
      await clock.tickAsync(1_000)
      for (const { owners } of tabs) assert.equal(owners.roleIn(A), 'Owner')
    })
})
