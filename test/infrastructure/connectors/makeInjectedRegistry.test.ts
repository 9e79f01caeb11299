import { assert } from 'chai'
import { makeInjectedRegistry } from '../../../infrastructure/connectors/makeInjectedRegistry.js'
import { fakeEip1193Provider } from '../../fakes/fakeEip1193Provider.js'
import { makeVirtualTime } from '../../support/makeVirtualTime.js'
import { rightOf } from '../../support/rightOf.js'

const UUID = '350670db-19fa-4704-a166-e52e178b59d2'
const ICON = 'data:image/svg+xml,<svg/>'

class Page extends EventTarget {
  ethereum?: unknown
  readonly listening: string[] = []
  override addEventListener(type: string, listener: EventListener): void {
    this.listening.push(type)
    super.addEventListener(type, listener)
  }
  override removeEventListener(type: string, listener: EventListener): void {
    this.listening.splice(this.listening.indexOf(type), 1)
    super.removeEventListener(type, listener)
  }
}

const anInfo = (info: Readonly<Record<string, unknown>> = {}) => ({ uuid: UUID, name: 'Example', icon: ICON, rdns: 'org.example', ...info })

const setUp = () => {
  const page = new Page()
  const time = makeVirtualTime()
  let asked = 0
  page.addEventListener('eip6963:requestProvider', () => {
    asked += 1
  })
  const announceDetail = (detail: unknown): void => void page.dispatchEvent(new CustomEvent('eip6963:announceProvider', { detail }))
  const announce = (info: Readonly<Record<string, unknown>> = {}, provider: unknown = fakeEip1193Provider().provider): void =>
    announceDetail(Object.freeze({ info: Object.freeze(anInfo(info)), provider }))
  const look = () => {
    const registry = makeInjectedRegistry({ window: page, scheduler: time.scheduler })
    const list = () => registry.connectors.value.map(({ id, name }) => `${id} ${name}`)
    return { registry, list }
  }
  return { ...time, page, announce, announceDetail, look, asked: () => asked }
}

describe('makeInjectedRegistry', () => {
  it('finds a wallet that answers the one question asked [S1-01]', () => {
    const { page, announce, look, asked } = setUp()
    page.addEventListener('eip6963:requestProvider', () => announce())
    const { registry } = look()
    const [found] = registry.connectors.value
    assert.include(found, { id: 'org.example', name: 'Example', rdns: 'org.example', icon: ICON, namespace: 'eip155' })
    assert.equal(asked(), 1)
  })
  it('finds wallets at any later time, and tells at once [U-31]', async () => {
    const { announce, look, advance } = setUp()
    const { registry } = look()
    const told: number[] = []
    registry.connectors.changes.subscribe((list) => told.push(list.length))
    await advance(60_000)
    announce()
    announce({ rdns: 'com.other' })
    assert.deepEqual(told, [0, 1, 2])
  })
  it('starts empty, as the server does', () => {
    const { look } = setUp()
    assert.deepEqual(look().registry.connectors.initial, [])
  })
  it('keeps the connector of a wallet that announces itself again [U-43]', () => {
    const { announce, look } = setUp()
    const { registry } = look()
    const { provider } = fakeEip1193Provider()
    announce({}, provider)
    const before = registry.connectors.value
    announce({}, provider)
    announce({ uuid: UUID.replace('3', '4'), name: 'Renamed' }, provider)
    assert.strictEqual(registry.connectors.value, before)
  })
  it('lists another provider under a taken rdns apart, as unverified [S-11]', () => {
    const { announce, look } = setUp()
    const { registry, list } = look()
    announce()
    announce({ name: 'Example' })
    assert.deepEqual(list(), ['org.example Example', `org.example:${UUID} Example (unverified)`])
    assert.isUndefined(registry.connectors.value[1]?.rdns)
  })
  it('lets no misspelt rdns take the place of the right one [S-10]', () => {
    const { announce, look } = setUp()
    const { list } = look()
    announce({ rdns: 'IO.MetaMask', name: 'MetaMask' })
    announce({ rdns: 'io.metamask', name: 'MetaMask' })
    assert.deepEqual(list(), [`IO.MetaMask:${UUID} MetaMask (unverified)`, 'io.metamask MetaMask'])
  })
  it('lists two wallets of one name, for names prove nothing [U-44]', () => {
    const { announce, look } = setUp()
    const { list } = look()
    announce()
    announce({ rdns: 'com.other' })
    assert.deepEqual(list(), ['org.example Example', 'com.other Example'])
  })
  it('stops at fifty wallets', () => {
    const { announce, look } = setUp()
    const { list } = look()
    for (let n = 0; n < 60; n += 1) announce({ rdns: `org.example${n}` })
    assert.lengthOf(list(), 50)
  })
  it('calls the methods a provider had when it was found [X-20]', async () => {
    const { announce, look } = setUp()
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
    const { announce, look, page, scheduler } = setUp()
    const { registry, list } = look()
    registry.dispose()
    announce()
    assert.deepEqual(list(), [])
    assert.deepEqual(page.listening, ['eip6963:requestProvider'])
    assert.lengthOf(scheduler.actions, 0)
  })

  describe('window.ethereum', () => {
    it('is the Browser Wallet when nobody announced it', async () => {
      const { page, look, advance } = setUp()
      page.ethereum = fakeEip1193Provider().provider
      const { list } = look()
      await advance(299)
      assert.deepEqual(list(), [])
      await advance(1)
      assert.deepEqual(list(), ['injected Browser Wallet'])
    })
    it('is no wallet of its own when it is an announced one', async () => {
      const { page, announce, look, advance } = setUp()
      const { provider } = fakeEip1193Provider()
      page.ethereum = provider
      const { list } = look()
      announce({}, provider)
      await advance(5_000)
      assert.deepEqual(list(), ['org.example Example'])
    })
    it('stays beside announced wallets that are others', async () => {
      const { page, announce, look, advance } = setUp()
      page.ethereum = fakeEip1193Provider().provider
      const { list } = look()
      announce()
      await advance(5_000)
      assert.deepEqual(list(), ['org.example Example', 'injected Browser Wallet'])
    })
    it('gives way to its own late announcement', async () => {
      const { page, announce, look, advance } = setUp()
      const { provider } = fakeEip1193Provider()
      page.ethereum = provider
      const { list } = look()
      await advance(1_000)
      announce({}, provider)
      await advance(5_000)
      assert.deepEqual(list(), ['org.example Example'])
    })
    it('is found when it is injected late [U-31]', async () => {
      const { page, look, advance } = setUp()
      const { list } = look()
      await advance(1_500)
      page.ethereum = fakeEip1193Provider().provider
      await advance(500)
      assert.deepEqual(list(), ['injected Browser Wallet'])
    })
    it('is left alone when it is no provider, or throws when it is looked at', async () => {
      for (const ethereum of [undefined, null, 'x', {}, { isMetaMask: true }, new Proxy({}, { get: () => assert.fail('looked') })]) {
        const { page, look, advance } = setUp()
        page.ethereum = ethereum
        const { list } = look()
        await advance(5_000)
        assert.deepEqual(list(), [])
      }
      const { page, look, advance } = setUp()
      Object.defineProperty(page, 'ethereum', { get: () => assert.fail('looked') })
      const { list } = look()
      await advance(5_000)
      assert.deepEqual(list(), [])
    })
  })

  describe('hostile announcements [S-10]', () => {
    const throwing = (key: string) => Object.defineProperty({ ...anInfo() }, key, { get: () => assert.fail('read') })
    const { provider } = fakeEip1193Provider()
    const refused: Readonly<Record<string, unknown>> = {
      'no detail': undefined,
      'a text for detail': 'wallet',
      'no info': { provider },
      'no provider': { info: anInfo() },
      'a provider without on': { info: anInfo(), provider: { ...provider, on: undefined } },
      'a provider without removeListener': { info: anInfo(), provider: { ...provider, removeListener: 1 } },
      'a function for a provider': { info: anInfo(), provider: Object.assign(() => undefined, provider) },
      'a provider that throws when it is read': { info: anInfo(), provider: new Proxy({}, { get: () => assert.fail('read') }) },
      'a revoked provider': { info: anInfo(), provider: (({ proxy, revoke }) => (revoke(), proxy))(Proxy.revocable({}, {})) },
      'an info that throws': { info: throwing('uuid'), provider },
      'a name that throws': { info: throwing('name'), provider },
    }
    const badFields: readonly (readonly [string, unknown])[] = [
      ['uuid', ''], ['uuid', 'x'], ['uuid', 5], ['uuid', UUID.replace('-4704', '-1704')], ['uuid', `${UUID} `],
      ['rdns', ''], ['rdns', 'metamask'], ['rdns', 'io.met\u0430mask'], ['rdns', 'io..metamask'], ['rdns', 'io.metamask.'], ['rdns', 'io.meta mask'],
      ['rdns', 'io.<b>'], ['rdns', '-io.x'], ['rdns', `io.${'x'.repeat(260)}`], ['rdns', null], ['rdns', { toString: () => 'io.x' }],
      ['name', ''], ['name', '   '], ['name', 'x'.repeat(65)], ['name', '\u202e\u200b'], ['name', 7], ['name', undefined],
    ]
    for (const [what, detail] of Object.entries(refused)) {
      it(`are dropped: ${what}`, () => {
        const { announceDetail, look } = setUp()
        const { list } = look()
        announceDetail(detail)
        assert.deepEqual(list(), [])
      })
    }
    for (const [field, value] of badFields) {
      it(`are dropped: ${field} ${JSON.stringify(value)?.slice(0, 40)}`, () => {
        const { announce, look } = setUp()
        const { list } = look()
        announce({ [field]: value })
        assert.deepEqual(list(), [])
      })
    }
    it('lose the characters that disguise a name', () => {
      const { announce, look } = setUp()
      const { list } = look()
      announce({ name: ' \u202eMeta\u0000Mask\u2066\u200b\n ' })
      assert.deepEqual(list(), ['org.example MetaMask'])
    })
    for (const icon of [
      undefined, 5, '', 'https://evil.example/i.png', 'javascript:alert(1)', 'data:text/html,<script>', 'data:image/bmp;base64,AA', ' data:image/png;base64,AA',
      'data:image/svg+xmlx,<svg/>', `data:image/png;base64,${'A'.repeat(65_536)}`,
    ]) {
      it(`are listed without their icon: ${String(icon).slice(0, 40)}`, () => {
        const { announce, look } = setUp()
        const { registry } = look()
        announce({ icon })
        const [connector] = registry.connectors.value
        assert.equal(connector?.id, 'org.example')
        assert.notProperty(connector, 'icon')
      })
    }
    it('are read once: a getter cannot show one name and list another', () => {
      const { announceDetail, look } = setUp()
      const { list } = look()
      let reads = 0
      const info = Object.defineProperty({ ...anInfo() }, 'name', { get: () => (++reads === 1 ? 'Example' : '<b>Evil</b>') })
      announceDetail({ info, provider })
      assert.deepEqual(list(), ['org.example Example'])
    })
  })
})
