import { assert } from 'chai'
import { fakeEip1193Provider } from '../../fakes/fakeEip1193Provider.js'
import { anInfo, setUpPage, UUID } from './setUpPage.js'

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
      const { announceDetail, look } = setUpPage()
      const { list } = look()
      announceDetail(detail)
      assert.deepEqual(list(), [])
    })
  }
  for (const [field, value] of badFields) {
    it(`are dropped: ${field} ${JSON.stringify(value)?.slice(0, 40)}`, () => {
      const { announce, look } = setUpPage()
      const { list } = look()
      announce({ [field]: value })
      assert.deepEqual(list(), [])
    })
  }
  it('lose the characters that disguise a name', () => {
    const { announce, look } = setUpPage()
    const { list } = look()
    announce({ name: ' \u202eMeta\u0000Mask\u2066\u200b\n ' })
    assert.deepEqual(list(), ['org.example MetaMask'])
  })
  for (const icon of [
    undefined, 5, '', 'https://evil.example/i.png', 'javascript:alert(1)', 'data:text/html,<script>', 'data:image/bmp;base64,AA', ' data:image/png;base64,AA',
    'data:image/svg+xmlx,<svg/>', `data:image/png;base64,${'A'.repeat(65_536)}`,
  ]) {
    it(`are listed without their icon: ${String(icon).slice(0, 40)}`, () => {
      const { announce, look } = setUpPage()
      const { registry } = look()
      announce({ icon })
      const [connector] = registry.connectors.value
      assert.equal(connector?.id, 'org.example')
      assert.notProperty(connector, 'icon')
    })
  }
  it('are read once: a getter cannot show one name and list another', () => {
    const { announceDetail, look } = setUpPage()
    const { list } = look()
    let reads = 0
    const info = Object.defineProperty({ ...anInfo() }, 'name', { get: () => (++reads === 1 ? 'Example' : '<b>Evil</b>') })
    announceDetail({ info, provider })
    assert.deepEqual(list(), ['org.example Example'])
  })
})
