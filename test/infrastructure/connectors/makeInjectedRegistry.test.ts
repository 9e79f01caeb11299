import { assert } from 'chai'
import { fakeEip1193Provider } from '../../fakes/fakeEip1193Provider.js'
import { rightOf } from '../../support/rightOf.js'
import { ICON, setUpPage, UUID } from './setUpPage.js'

describe('makeInjectedRegistry', () => {
  it('finds a wallet that answers the one question asked [S1-01]', () => {
    const { page, announce, look, asked } = setUpPage()
    page.addEventListener('eip6963:requestProvider', () => announce())
    const { registry } = look()
    const [found] = registry.connectors.value
    assert.include(found, { id: 'org.example', name: 'Example', rdns: 'org.example', icon: ICON, namespace: 'eip155' })
    assert.equal(asked(), 1)
  })
  it('finds wallets at any later time, and tells at once [U-31]', async () => {
    const { announce, look, advance } = setUpPage()
    const { registry } = look()
    const told: number[] = []
    registry.connectors.changes.subscribe((list) => told.push(list.length))
    await advance(60_000)
    announce()
    announce({ rdns: 'com.other' })
    assert.deepEqual(told, [0, 1, 2])
  })
  it('starts empty, as the server does', () => {
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
  it('lists another provider under a taken rdns apart, as unverified [S-11]', () => {
    const { announce, look } = setUpPage()
    const { registry, list } = look()
    announce()
    announce({ name: 'Example' })
    assert.deepEqual(list(), ['org.example Example', `org.example:${UUID} Example`])
    assert.deepEqual(
      registry.connectors.value.map(({ rdns, unverified }) => [rdns, unverified]),
      [
        ['org.example', undefined],
        [undefined, true],
      ],
    )
  })
  it('lets no misspelt rdns take the place of the right one [S-10]', () => {
    const { announce, look } = setUpPage()
    const { list } = look()
    announce({ rdns: 'IO.MetaMask', name: 'MetaMask' })
    announce({ rdns: 'io.metamask', name: 'MetaMask' })
    assert.deepEqual(list(), [`IO.MetaMask:${UUID} MetaMask`, 'io.metamask MetaMask'])
  })
  it('lists two wallets of one name, for names prove nothing [U-44]', () => {
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
  it('calls the methods a provider had when it was found [X-20] [S-03]', async () => {
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
  it('leaves nothing behind after dispose', () => {
    const { announce, look, listened, scheduler } = setUpPage()
    const { registry, list } = look()
    assert.deepEqual(listened(), ['eip6963:announceProvider'])
    registry.dispose()
    announce()
    assert.deepEqual(list(), [])
    assert.deepEqual(listened(), [])
    assert.lengthOf(scheduler.actions, 0)
  })

  describe('window.ethereum', () => {
    it('is the Browser Wallet when nobody announced it', async () => {
      const { page, look, advance } = setUpPage()
      page.ethereum = fakeEip1193Provider().provider
      const { list } = look()
      await advance(299)
      assert.deepEqual(list(), [])
      await advance(1)
      assert.deepEqual(list(), ['injected Browser Wallet'])
    })
    it('is no wallet of its own when it is an announced one', async () => {
      const { page, announce, look, advance } = setUpPage()
      const { provider } = fakeEip1193Provider()
      page.ethereum = provider
      const { list } = look()
      announce({}, provider)
      await advance(5_000)
      assert.deepEqual(list(), ['org.example Example'])
    })
    it('stays beside announced wallets that are others', async () => {
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
    it('is left alone when it is no provider, or throws when it is looked at', async () => {
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
