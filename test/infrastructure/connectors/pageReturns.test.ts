import { GlobalRegistrator } from '@happy-dom/global-registrator'
import { base58 } from '@scure/base'
import { assert } from 'chai'
import type { WalletConnector } from '../../../application/ports/walletConnector.js'
import type { ConnectorEvent } from '../../../domain/connect/connections.js'
import { makeInjectedConnector } from '../../../infrastructure/connectors/injected/connector.js'
import { pinProvider } from '../../../infrastructure/connectors/injected/eip1193Provider.js'
import { makeStandardConnector } from '../../../infrastructure/connectors/walletStandard/connector.js'
import { SOLANA_ADAPTER } from '../../../infrastructure/connectors/walletStandard/solanaAdapter.lazy.js'
import { pinWallet } from '../../../infrastructure/connectors/walletStandard/wallet.js'
import { fakeEip1193Provider } from '../../fakes/fakeEip1193Provider.js'
import { fakeStandardWallet } from '../../fakes/fakeStandardWallet.js'
import { makeVirtualTime } from '../../support/makeVirtualTime.js'
import { rightOf } from '../../support/rightOf.js'

/** A wallet whose events do not arrive, as in a page in the back-forward cache. */
interface DeafSet {
  readonly connector: WalletConnector
  readonly moveOn: () => Promise<unknown>
  readonly expected: readonly ConnectorEvent[]
}

const evm = (): DeafSet => {
  const { scheduler } = makeVirtualTime()
  const [first, second] = [`0x${'a1'.repeat(20)}`, `0x${'b2'.repeat(20)}`]
  const { provider: whole, wallet } = fakeEip1193Provider({ accounts: [first], scheduler })
  const provider = pinProvider({ ...whole, on: () => undefined })
  if (provider === undefined) throw new Error('no provider')
  return {
    connector: makeInjectedConnector({ provider, info: { id: 'org.example', name: 'Example' }, scheduler }),
    moveOn: async () => {
      await wallet.movesToAccount(second)
      await wallet.movesToChain('eip155:10')
    },
    expected: [
      { _tag: 'AccountsChanged', accounts: [second] },
      { _tag: 'ChainChanged', caipNetworkId: 'eip155:10' },
    ],
  }
}

const solana = (): DeafSet => {
  const { scheduler } = makeVirtualTime()
  const [first, second] = [1, 2].map((byte) => base58.encode(new Uint8Array(32).fill(byte)))
  const fake = fakeStandardWallet({ account: first ?? '', chains: ['solana:4gLocal'], scheduler })
  const events = { version: '1.0.0', on: () => () => undefined }
  const features = { ...(fake.wallet['features'] as object), 'standard:events': events }
  const wallet = pinWallet(Object.create(fake.wallet, { features: { value: features } }))
  if (wallet === undefined) throw new Error('no wallet')
  return {
    connector: makeStandardConnector({
      wallet,
      adapter: SOLANA_ADAPTER,
      info: { id: 'standard:Fake Wallet', name: 'Fake Wallet' },
      preferred: () => ['solana:4gLocal'],
      scheduler,
    }),
    moveOn: () => Promise.resolve(fake.script.movesToAccount(second ?? '')),
    expected: [{ _tag: 'AccountsChanged', accounts: [second ?? ''] }],
  }
}

/** An answer that resolves when the test says so. */
const heldAnswer = () => {
  let give: () => void = () => undefined
  const given = new Promise<void>((resolve) => (give = resolve))
  return { given, give: () => give() }
}

describe('a wallet in a page restored from the back-forward cache', () => {
  const isOwn = !GlobalRegistrator.isRegistered
  before(() => {
    if (isOwn) GlobalRegistrator.register({ url: 'http://shop.localhost/' })
  })
  after(async () => {
    if (isOwn) await GlobalRegistrator.unregister()
  })
  const show = (persisted: boolean): boolean =>
    window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted }))

  for (const [kind, setUp] of Object.entries({ 'with an EIP-1193 provider': evm, 'of the Wallet Standard': solana }))
    it(`${kind} is queried again when the page is shown, and only while connected [U-33] [U-36] [U-42]`, async () => {
      const { connector, moveOn, expected } = setUp()
      await rightOf(connector.connect)
      const heard: ConnectorEvent[] = []
      const hearing = connector.events.subscribe((event) => heard.push(event))
      await moveOn()
      show(false)
      await new Promise(setImmediate)
      assert.deepEqual(heard, [])
      show(true)
      await new Promise(setImmediate)
      assert.deepEqual(heard, expected)
      hearing.unsubscribe()
      show(true)
      await new Promise(setImmediate)
      assert.deepEqual(heard, expected)
    })

  it('prefers an event of the wallet to the answer of an earlier request [U-36] [X-20]', async () => {
    const { scheduler } = makeVirtualTime()
    const fake = fakeEip1193Provider({ accounts: [`0x${'a1'.repeat(20)}`], scheduler })
    const provider = pinProvider(fake.provider)
    if (provider === undefined) throw new Error('no provider')
    const connector = makeInjectedConnector({ provider, info: { id: 'org.example', name: 'Example' }, scheduler })
    await rightOf(connector.connect)
    const heard: ConnectorEvent[] = []
    const hearing = connector.events.subscribe((event) => heard.push(event))
    const answers = heldAnswer()
    fake.answer('eth_accounts', () => answers.given.then(() => []))
    fake.answer('eth_chainId', () => answers.given.then(() => '0x1'))
    show(true)
    const moved = `0x${'b2'.repeat(20)}`
    fake.emit('accountsChanged', [moved])
    fake.emit('chainChanged', '0x2105')
    answers.give()
    await new Promise(setImmediate)
    assert.deepEqual(heard, [
      { _tag: 'AccountsChanged', accounts: [moved] },
      { _tag: 'ChainChanged', caipNetworkId: 'eip155:8453' },
    ])
    hearing.unsubscribe()
  })
})
