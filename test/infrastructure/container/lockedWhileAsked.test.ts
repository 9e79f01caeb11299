import { assert } from 'chai'
import { makeInjectedConnector } from '../../../infrastructure/connectors/injected/connector.js'
import { pinProvider } from '../../../infrastructure/connectors/injected/eip1193Provider.js'
import { fakeEip1193Provider } from '../../fakes/fakeEip1193Provider.js'
import { makeVirtualTime } from '../../support/makeVirtualTime.js'
import { failureOf, FROM, setUpSend } from './setUpSend.js'

const UNKNOWN = /^PTC-REQUEST-OUTCOME-UNKNOWN: /

describe('a wallet that locks or leaves while it is asked for a payment', () => {
  const time = makeVirtualTime()
  const setUp = async () => {
    const fake = fakeEip1193Provider({ accounts: [FROM] })
    const provider = pinProvider(fake.provider)
    if (provider === undefined) throw new Error('no provider')
    const asked: string[] = []
    fake.answer('eth_sendTransaction', ({ method }) => {
      asked.push(method)
      return new Promise(() => undefined)
    })
    const connector = makeInjectedConnector({
      provider,
      info: { id: 'heron', name: 'Heron' },
      scheduler: time.scheduler,
    })
    const world = setUpSend({ others: [connector], time })
    await world.portico.connect('heron')
    return { ...world, fake, isAsked: () => asked.length > 0 }
  }
  const ENDINGS: Readonly<Record<string, (world: Awaited<ReturnType<typeof setUp>>) => unknown>> = {
    'has no account any more': ({ fake }) => fake.emit('accountsChanged', []),
    'is cut off': ({ fake }) => fake.emit('disconnect', { code: 4900, message: 'Disconnected' }),
    'is cut off, and the visitor closes the dialog': ({ fake, portico }) => {
      fake.emit('disconnect', { code: 4900, message: 'Disconnected' })
      portico.close()
    },
    'is disconnected on the page': ({ portico }) => portico.disconnect(),
  }

  for (const [how, end] of Object.entries(ENDINGS))
    it(`tells the visitor, in a dialog that stays, that it may have been sent, when it ${how} [S-28] [U-41]`, async () => {
      const world = await setUp()
      const { portico, passes, viewOf } = world
      const api = await world.send()
      await portico.open({ view: 'WalletSend' })
      world.fill(api)
      await api.review()
      portico.commands.go({ name: 'WalletSendPreview' })
      const confirming = failureOf(api.confirm())
      await passes(world.isAsked)
      world.fake.answer('eth_accounts', () => [])
      await end(world)
      await time.advance(1_000)
      assert.match(String(await confirming), UNKNOWN)
      await time.advance(1_000)
      assert.notEqual(viewOf(), 'Closed')
      assert.deepInclude(portico.snackbar.value, { _tag: 'Shown', notice: { _tag: 'RequestOutcomeUnknown' } })
      portico.destroy()
    })

  it('does so for a payment of the host, too', async () => {
    const { portico, passes, isAsked, fake, viewOf } = await setUp()
    const asking = failureOf(
      portico.request({ method: 'eth_sendTransaction', params: [{ from: FROM, to: FROM, value: '0x1' }] }, 'eip155'),
    )
    await passes(isAsked)
    fake.answer('eth_accounts', () => [])
    fake.emit('accountsChanged', [])
    await passes(() => viewOf() !== 'Closed')
    assert.match(String(await asking), UNKNOWN)
    assert.deepInclude(portico.snackbar.value, { _tag: 'Shown', notice: { _tag: 'RequestOutcomeUnknown' } })
    portico.destroy()
  })

  it('keeps the notice when the wallet is back at once [S-28]', async () => {
    const { portico, passes, isAsked, fake, viewOf } = await setUp()
    const params = [{ from: FROM, to: FROM, value: '0x1' }]
    const asking = failureOf(portico.request({ method: 'eth_sendTransaction', params }, 'eip155'))
    await passes(isAsked)
    fake.answer('eth_accounts', () => [])
    fake.emit('accountsChanged', [])
    await passes(() => viewOf() === 'Connect')
    fake.answer('eth_accounts', () => [FROM])
    fake.emit('accountsChanged', [FROM])
    await passes(() => portico.account('eip155').value.status === 'connected')
    await time.advance(1_000)
    assert.match(String(await asking), UNKNOWN)
    assert.equal(viewOf(), 'Account')
    assert.deepInclude(portico.snackbar.value, { _tag: 'Shown', notice: { _tag: 'RequestOutcomeUnknown' } })
    portico.destroy()
  })
})
