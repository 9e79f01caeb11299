import { assert } from 'chai'
import { KEY_VALUE_STORE, SCHEDULER } from '../../../application/ports/tokens.js'
import { fakeKeyValueStore } from '../../fakes/fakeKeyValueStore.js'
import { makeVirtualTime } from '../../support/makeVirtualTime.js'
import { until } from '../../support/until.js'
import { inPage } from './setUpLogins.js'
import { ACCOUNT, setUpProvider } from './setUpProvider.js'

const OTHER = `0x${'b2'.repeat(20)}`

/** A page with a wallet that emits an event, and its answers to later queries. */
const connected = async () => {
  const time = makeVirtualTime()
  // Its own storage: the page of the previous test may still be hashing and write to it.
  const store = fakeKeyValueStore()
  const { portico, fake } = setUpProvider({
    override: ({ value }) => {
      value(KEY_VALUE_STORE, store)
      value(SCHEDULER, time.scheduler)
    },
  })
  const passes = (holds: () => boolean): Promise<void> => until(holds, { between: () => time.advance(30), everyMs: 1 })
  await portico.connect('heron')
  await passes(() => store.kept.has('accounts'))
  const has = (...accounts: readonly string[]) => fake.answer('eth_accounts', () => accounts)
  const now = () => portico.account('eip155').value
  const asked = () => fake.calls.filter(({ method }) => method === 'eth_accounts' || method === 'eth_chainId').length
  return { portico, fake, has, now, asked, passes }
}

describe('a wallet whose events differ from EIP-1193', () => {
  inPage()

  for (const [what, payload] of [
    ['in an object (brave-browser#19261)', { chainId: '0x2105' }],
    ['as CAIP-2', 'eip155:8453'],
    ['as a bigint', 8453n],
    ['in a list', ['0x2105']],
    ['by its name', 'base'],
    ['not at all', undefined],
  ] as const)
    it(`is asked for its chain if it names the chain ${what} [U-36]`, async () => {
      const { portico, fake, passes } = await connected()
      fake.answer('eth_chainId', () => '0x2105')
      fake.emit('chainChanged', payload)
      const chain = () => {
        const { eip155 } = portico.connections.value
        return eip155._tag === 'Connected' ? eip155.active.caipNetworkId : undefined
      }
      await passes(() => chain() === 'eip155:8453')
      portico.destroy()
    })

  for (const [what, payload] of [
    ['in an object', { accounts: [OTHER] }],
    ['as CAIP-10', [`eip155:1:${OTHER}`]],
    ['as objects', [{ address: OTHER }]],
    ['not at all', undefined],
  ] as const)
    it(`is asked for its accounts if it names another one ${what} [U-42]`, async () => {
      const { portico, fake, has, now, passes } = await connected()
      has(OTHER)
      fake.emit('accountsChanged', payload)
      await passes(() => now().address?.toLowerCase() === OTHER)
      portico.destroy()
    })

  for (const [what, payload] of [
    ['nothing (MyEtherWallet#3450, walletconnect-monorepo#3463)', undefined],
    ['null', null],
    ['a list of nothing', [undefined]],
    ['a list of an empty text', ['']],
    ['false', false],
  ] as const)
    it(`is disconnected once locked, and restored once unlocked, if it reports ${what} for both`, async () => {
      const { portico, fake, has, now, passes } = await connected()
      has()
      fake.emit('accountsChanged', payload)
      await passes(() => now().status === 'disconnected')
      has(ACCOUNT)
      fake.emit('accountsChanged', payload)
      await passes(() => now().address?.toLowerCase() === ACCOUNT)
      portico.destroy()
    })

  it('gets one query at a time, and no more if its answer is malformed too', async () => {
    const { portico, fake, now, asked } = await connected()
    const before = asked()
    fake.answer('eth_accounts', () => 'nonsense')
    fake.answer('eth_chainId', () => 'nonsense')
    for (const _time of ['first', 'second', 'third'])
      for (const event of ['accountsChanged', 'chainChanged']) fake.emit(event, 'nonsense')
    await new Promise(setImmediate)
    assert.deepEqual([asked() - before, now().status], [2, 'connected'])
    portico.destroy()
  })
})
