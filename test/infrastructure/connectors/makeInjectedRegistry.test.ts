import { assert } from 'chai'
import { fakeEip1193Provider } from '../../fakes/fakeEip1193Provider.js'
import { rightOf } from '../../support/rightOf.js'
import { ICON, setUpPage, UUID } from './setUpPage.js'

describe('makeInjectedRegistry', () => {
  it('finds a wallet that answers its one request [S1-01]', () => {
    const { page, announce, look, asked } = setUpPage()
    page.addEventListener('eip6963:requestProvider', () => announce())
    const { registry } = look()
    const [found] = registry.connectors.value
    assert.include(found, { id: 'org.example', name: 'Example', rdns: 'org.example', icon: ICON, namespace: 'eip155' })
    assert.equal(asked(), 1)
  })
  it('finds wallets at any later time, and reports them at once [U-31]', async () => {
    const { announce, look, advance } = setUpPage()
    const { registry } = look()
    const told: number[] = []
    registry.connectors.changes.subscribe((list) => told.push(list.length))
    await advance(60_000)
    announce()
    announce({ rdns: 'com.other' })
    assert.deepEqual(told, [0, 1, 2])
  })
  it('starts empty, as on the server', () => {
    const { look } = setUpPage()
    assert.deepEqual(look().registry.connectors.initial, [])
  })
  it('keeps the connector of a wallet that announces itself again [U-43]', () => {
    const { announce, look } = setUpPage()
    const { registry } = look()
    const { provider } = fakeEip1193Provider()
    announce({}, provider)
    const before = registry.connectors.value
    announce({}, provider)
    announce({ uuid: UUID.replace('3', '4'), name: 'Renamed' }, provider)
    assert.strictEqual(registry.connectors.value, before)
  })
  it('lists another provider under a taken rdns separately, as unverified [S-11]', async () => {
    const { announce, look } = setUpPage()
    const { registry, list } = look()
    announce()
    announce({ name: 'Example' })
    // Same uuid too: a forger can copy it.
    await Promise.resolve()
    assert.deepEqual(list(), ['org.example Example', 'unverified:org.example Example'])
    assert.deepEqual(
      registry.connectors.value.map(({ rdns, unverified }) => [rdns, unverified]),
      [
        ['org.example', undefined],
        [undefined, true],
      ],
    )
  })
  it('does not let a misspelled rdns replace the right one [S-10]', () => {
    const { announce, look } = setUpPage()
    const { list } = look()
    announce({ rdns: 'IO.MetaMask', name: 'MetaMask' })
    announce({ rdns: 'io.metamask', name: 'MetaMask' })
    assert.deepEqual(list(), ['unverified:IO.MetaMask MetaMask', 'io.metamask MetaMask'])
  })
  it('gives an unverified wallet an id without its uuid, which differs on each page load', () => {
    const ids = [UUID, undefined, 'nil'].map((uuid) => {
      const { announce, look } = setUpPage()
      const { list } = look()
      announce({ uuid, rdns: 'https://wallet.example/' })
      return list()
    })
    assert.deepEqual(ids, Array(3).fill(['unverified:https://wallet.example/ Example']))
  })
  it('gives each wallet a storable id, however long its rdns is, and never that of another wallet', () => {
    const { announce, look } = setUpPage()
    const { registry } = look()
    announce({ rdns: 'x'.repeat(253) })
    announce({ rdns: 'x'.repeat(253) })
    announce({ rdns: 'Example' })
    announce({ rdns: undefined })
    const ids = registry.connectors.value.map(({ id }) => id)
    assert.deepEqual([ids[2], ids[3]?.startsWith('unverified:Example:')], ['unverified:Example', true])
    assert.lengthOf(new Set(ids), 4)
    for (const id of ids) assert.isAtMost(id.length, 256)
  })
  it('promotes a wallet that is announced correctly later, and never demotes one [S-11]', () => {
    const { announce, look } = setUpPage()
    const { list } = look()
    const { provider } = fakeEip1193Provider()
    announce({ uuid: undefined, name: 'Odd' }, provider)
    announce({ uuid: '', name: 'Odder' }, provider)
    assert.deepEqual(list(), ['unverified:org.example Odd'])
    announce({}, provider)
    announce({ uuid: undefined, name: 'Odd' }, provider)
    assert.deepEqual(list(), ['org.example Example'])
  })
  it('warns the developer once about each wallet that is not listed, with the reason', async () => {
    const { page, announce, announceDetail, look, told, advance } = setUpPage()
    page.ethereum = { isMetaMask: true }
    look()
    announce()
    announce({ uuid: undefined })
    for (const _ of [1, 2]) announce({ name: 'x'.repeat(65) })
    announce({ name: 'Sent' }, { send: () => undefined })
    announce({ rdns: '<b>' })
    announceDetail(undefined)
    await advance(2_000)
    const what = 'is not in the list of wallets:'
    assert.deepEqual(told(), [
      `info The wallet "${'x'.repeat(64)}" ${what} it has no readable name of at most 64 characters`,
      `info The wallet "Sent" ${what} its provider has no method "request"`,
      `info The wallet "Example" ${what} its uuid or rdns has markup in it or is longer than 253 characters`,
      `info A wallet ${what} its provider has no method "request"`,
      `info The wallet "window.ethereum" ${what} it has no method "request"`,
    ])
  })
  it('warns about fifty at most', () => {
    const { announce, look, told } = setUpPage()
    look()
    for (let n = 0; n < 200; n += 1) announce({ rdns: `org.example${n}`, name: `Wallet ${n}` })
    assert.lengthOf(told(), 50)
    assert.equal(told()[0], 'info The wallet "Wallet 50" is not in the list of wallets: there are 50 already')
  })
  it('lists two wallets of the same name, since names prove nothing [U-44]', () => {
    const { announce, look } = setUpPage()
    const { list } = look()
    announce()
    announce({ rdns: 'com.other' })
    assert.deepEqual(list(), ['org.example Example', 'com.other Example'])
  })
  it('stops at fifty wallets', () => {
    const { announce, look } = setUpPage()
    const { list } = look()
    for (let n = 0; n < 60; n += 1) announce({ rdns: `org.example${n}` })
    assert.lengthOf(list(), 50)
  })
  it('calls the methods that a provider had when it was found [X-20] [S-03]', async () => {
    const { announce, look } = setUpPage()
    const { registry } = look()
    const { provider, calls } = fakeEip1193Provider()
    const announced = { ...provider }
    announce({}, announced)
    announced.request = () => assert.fail('hooked')
    const [connector] = registry.connectors.value
    if (connector === undefined) assert.fail('not found')
    await rightOf(connector.connect)
    assert.lengthOf(calls, 2)
  })
  it('leaves nothing behind after dispose', async () => {
    const { announce, look, listened, scheduler, advance } = setUpPage()
    const { registry, list } = look()
    await advance(5_000)
    assert.deepEqual(listened(), ['eip6963:announceProvider', 'eip6963:requestProvider', 'ethereum#initialized'])
    registry.dispose()
    announce()
    assert.deepEqual(list(), [])
    assert.deepEqual(listened(), [])
    assert.lengthOf(scheduler.actions, 0)
  })

  describe('window.ethereum', () => {
    it('is the Browser Wallet if nothing announced it', async () => {
      const { page, look, advance } = setUpPage()
      page.ethereum = fakeEip1193Provider().provider
      const { list } = look()
      await advance(299)
      assert.deepEqual(list(), [])
      await advance(1)
      assert.deepEqual(list(), ['injected Browser Wallet'])
    })
    it('is not listed if it is an announced wallet', async () => {
      const { page, announce, look, advance } = setUpPage()
      const { provider } = fakeEip1193Provider()
      page.ethereum = provider
      const { list } = look()
      announce({}, provider)
      await advance(5_000)
      assert.deepEqual(list(), ['org.example Example'])
    })
    it('stays beside other announced wallets', async () => {
      const { page, announce, look, advance } = setUpPage()
      page.ethereum = fakeEip1193Provider().provider
      const { list } = look()
      announce()
      await advance(5_000)
      assert.deepEqual(list(), ['org.example Example', 'injected Browser Wallet'])
    })
    it('gives way to its own late announcement', async () => {
      const { page, announce, look, advance } = setUpPage()
      const { provider } = fakeEip1193Provider()
      page.ethereum = provider
      const { list } = look()
      await advance(1_000)
      announce({}, provider)
      await advance(5_000)
      assert.deepEqual(list(), ['org.example Example'])
    })
    it('is found when it is injected late [U-31]', async () => {
      const { page, look, advance } = setUpPage()
      const { list } = look()
      await advance(1_500)
      page.ethereum = fakeEip1193Provider().provider
      await advance(500)
      assert.deepEqual(list(), ['injected Browser Wallet'])
    })
    const later: Readonly<Record<string, (page: ReturnType<typeof setUpPage>, look: () => void) => void>> = {
      'the page says that it is there': ({ page }) => page.dispatchEvent(new Event('ethereum#initialized')),
      'the page is seen again': ({ signs }) => signs.next(),
      'it is looked for': (_, look) => look(),
    }
    for (const [when, happens] of Object.entries(later)) {
      it(`is found once ${when}, but not before wallets could announce themselves [U-31]`, async () => {
        const setUp = setUpPage()
        const { registry, list } = setUp.look()
        setUp.page.ethereum = fakeEip1193Provider().provider
        happens(setUp, registry.look)
        assert.deepEqual(list(), [])
        setUp.page.ethereum = undefined
        await setUp.advance(60_000)
        setUp.page.ethereum = fakeEip1193Provider().provider
        assert.deepEqual(list(), [])
        happens(setUp, registry.look)
        assert.deepEqual(list(), ['injected Browser Wallet'])
      })
    }
    it('keeps its row if another provider replaces it; the other gets its own row, unverified [X-20]', async () => {
      const { page, look, advance } = setUpPage()
      const [first, second] = [fakeEip1193Provider(), fakeEip1193Provider()]
      page.ethereum = first.provider
      const { registry, list } = look()
      await advance(300)
      page.ethereum = second.provider
      await advance(60_000)
      registry.look()
      page.ethereum = first.provider
      registry.look()
      assert.deepEqual(list(), ['injected Browser Wallet', 'injected:1 Browser Wallet'])
      const [kept, other] = registry.connectors.value
      assert.isUndefined(kept?.unverified)
      assert.isTrue(other?.unverified)
      if (kept === undefined) assert.fail()
      await rightOf(kept.connect)
      assert.deepEqual([first.calls.length > 0, second.calls.length], [true, 0])
    })
    it('counts as one of fifty if it changes each time', async () => {
      const { page, look, advance } = setUpPage()
      const { registry, list } = look()
      await advance(2_000)
      for (let n = 0; n < 60; n += 1) {
        page.ethereum = fakeEip1193Provider().provider
        registry.look()
      }
      assert.lengthOf(list(), 50)
    })
    it('is listed beside fifty announced wallets', async () => {
      const { page, announce, look, advance } = setUpPage()
      const { list } = look()
      for (let n = 0; n < 60; n += 1) announce({ rdns: `org.example${n}` })
      page.ethereum = fakeEip1193Provider().provider
      await advance(300)
      assert.lengthOf(list(), 51)
    })
    it('is ignored if it is no provider, or throws on access', async () => {
      for (const ethereum of [
        undefined,
        null,
        'x',
        {},
        { isMetaMask: true },
        new Proxy({}, { get: () => assert.fail('looked') }),
      ]) {
        const { page, look, advance } = setUpPage()
        page.ethereum = ethereum
        const { list } = look()
        await advance(5_000)
        assert.deepEqual(list(), [])
      }
      const { page, look, advance } = setUpPage()
      Object.defineProperty(page, 'ethereum', { get: () => assert.fail('looked') })
      const { list } = look()
      await advance(5_000)
      assert.deepEqual(list(), [])
    })
  })
})
