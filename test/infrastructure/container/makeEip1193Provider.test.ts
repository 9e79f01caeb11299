import { assert } from 'chai'
import type { Eip1193Provider } from '../../../application/api/providers.js'
import { fakeConnectionMemory } from '../../fakes/fakeConnectionMemory.js'
import { fakeEip1193Provider } from '../../fakes/fakeEip1193Provider.js'
import { fakeNetworkMemory } from '../../fakes/fakeNetworkMemory.js'
import { until } from '../../support/until.js'
import { ACCOUNT, setUpProvider } from './setUpProvider.js'

const OTHER = `0x${'b2'.repeat(20)}`
const EVENTS = ['connect', 'disconnect', 'accountsChanged', 'chainChanged', 'message']

/** Records the events of a provider in order. */
const listen = (provider: Eip1193Provider) => {
  const heard: (readonly [string, unknown])[] = []
  for (const event of EVENTS) provider.on(event, (payload) => heard.push([event, payload]))
  return heard
}
/** Events are emitted by code that loads later; the answer to a request comes with it. */
const arrives = (provider: Eip1193Provider) => provider.request({ method: 'eth_accounts' })

describe('the events of the EIP-1193 provider', () => {
  it('are emitted once each when a wallet connects, switches and disconnects', async () => {
    const { portico, provider, fake } = setUpProvider()
    const heard = listen(provider)
    await portico.connect('heron')
    await arrives(provider)
    await fake.wallet.movesToChain('eip155:8453')
    await fake.wallet.movesToAccount(OTHER)
    await portico.disconnect()
    assert.deepEqual(
      heard.map(([event, payload]) => (event === 'disconnect' ? [event] : [event, payload])),
      [
        ['connect', { chainId: '0x1' }],
        ['accountsChanged', [ACCOUNT]],
        ['chainChanged', '0x2105'],
        ['accountsChanged', [OTHER]],
        ['disconnect'],
        ['accountsChanged', []],
        ['chainChanged', '0x1'],
      ],
    )
    const lost = heard.find(([event]) => event === 'disconnect')?.[1]
    assert.instanceOf(lost, Error)
    assert.propertyVal(lost, 'code', 4900)
    portico.destroy()
  })

  it('are not emitted for changes before there was a listener', async () => {
    const { portico, provider } = setUpProvider()
    await portico.connect('heron')
    const heard = listen(provider)
    await arrives(provider)
    assert.deepEqual(heard, [])
    portico.destroy()
  })

  it("follow the page's network while disconnected, and that of a wallet on another chain", async () => {
    const { portico, provider } = setUpProvider()
    const heard = listen(provider)
    await arrives(provider)
    await portico.switchNetwork('eip155:8453')
    assert.deepEqual(heard, [['chainChanged', '0x2105']])
    await portico.connect('heron')
    assert.deepEqual(heard.slice(1), [
      ['connect', { chainId: '0x1' }],
      ['accountsChanged', [ACCOUNT]],
      ['chainChanged', '0x1'],
    ])
    portico.destroy()
  })

  it('report a restored wallet, but no chain change, so that a page that reloads on one does not loop', async () => {
    const fake = fakeEip1193Provider({ accounts: [ACCOUNT], caipNetworkId: 'eip155:8453' })
    fake.wallet.remembersPage()
    const connections = fakeConnectionMemory({ eip155: ['heron'] })
    const page = setUpProvider({ start: 'eager' }, { connections, networks: fakeNetworkMemory() }, fake)
    const heard = listen(page.provider)
    await arrives(page.provider)
    await until(() => heard.length > 0)
    assert.deepEqual(heard, [
      ['connect', { chainId: '0x2105' }],
      ['accountsChanged', [ACCOUNT]],
    ])
    page.portico.destroy()
  })

  it('forward what the wallet pushes, only while there are listeners', async () => {
    const { portico, provider, fake } = setUpProvider()
    await portico.connect('heron')
    const quiet = fake.wallet.listeners()
    const heard: unknown[] = []
    const listener = (message: unknown): unknown => heard.push(message)
    provider.on('message', listener)
    await arrives(provider)
    assert.equal(fake.wallet.listeners(), quiet + 1)
    const message = { type: 'eth_subscription', data: { subscription: '0x1', result: {} } }
    fake.emit('message', message)
    fake.emit('message', 'nonsense')
    assert.deepEqual(heard, [message])
    provider.off('message', listener)
    assert.equal(fake.wallet.listeners(), quiet)
    portico.destroy()
  })
})

describe('the listeners of the EIP-1193 provider', () => {
  it('are added and removed as in an EventEmitter, and each call returns the provider', async () => {
    const { portico, provider, fake } = setUpProvider()
    const heard: string[] = []
    const twice = (): unknown => heard.push('twice')
    const gone = (): unknown => heard.push('gone')
    const once = (): unknown => heard.push('once')
    const given = [
      provider.on('chainChanged', twice),
      provider.addListener('chainChanged', twice),
      provider.once('chainChanged', once),
      provider.on('chainChanged', gone).off('chainChanged', gone),
      provider.on('chainChanged', gone).removeListener('chainChanged', gone),
    ]
    assert.isTrue(given.every((each) => each === provider))
    await portico.connect('heron')
    await arrives(provider)
    await fake.wallet.movesToChain('eip155:8453')
    assert.deepEqual(heard, ['twice', 'twice', 'once'])
    provider.off('chainChanged', twice)
    await fake.wallet.movesToChain('eip155:1')
    assert.deepEqual(heard, ['twice', 'twice', 'once', 'twice'])
    portico.destroy()
  })

  it('that remove themselves while called keep no other from being called', async () => {
    const { portico, provider, fake } = setUpProvider()
    const heard: unknown[] = []
    const first = (chainId: string): void => {
      provider.off('chainChanged', first)
      heard.push(chainId)
    }
    provider.on('chainChanged', first).on('chainChanged', (chainId) => heard.push(chainId))
    await portico.connect('heron')
    await arrives(provider)
    await fake.wallet.movesToChain('eip155:8453')
    assert.deepEqual(heard, ['0x2105', '0x2105'])
    portico.destroy()
  })
})
