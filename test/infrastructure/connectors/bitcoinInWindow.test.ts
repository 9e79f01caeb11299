import { TEST_NETWORK } from '@scure/btc-signer'
import { assert } from 'chai'
import { Subscription } from 'rxjs'
import type { WalletConnector } from '../../../application/ports/walletConnector.js'
import { openStandardWallets } from '../../../infrastructure/connectors/walletStandard/openStandardWallets.lazy.js'
import { bitcoin, bitcoinTestnet, solana } from '../../../networks.js'
import { openBitcoinKey } from '../../../sandbox/bitcoinWallets/keys.js'
import { fakeLog } from '../../fakes/fakeLog.js'
import { fakeStandardWallet } from '../../fakes/fakeStandardWallet.js'
import { bitcoinSpeech } from '../../fakes/standardWallet/bitcoinSpeech.js'
import { fakeUnisatProvider } from '../../fakes/fakeUnisatProvider.js'
import { leftOf } from '../../support/leftOf.js'
import { makeVirtualTime } from '../../support/makeVirtualTime.js'
import { rightOf } from '../../support/rightOf.js'

const ADDRESS = 'bc1q9vza2e8x573nczrlzms0wvx3gsqjx7vavgkx0l'
const other = openBitcoinKey(new Uint8Array(32).fill(2), 'payment', TEST_NETWORK).address
const signature = Buffer.from('signed').toString('base64')
const signing = { method: 'signMessage', params: { message: 'Grüße' } }
const psbt = Buffer.from([0x70, 0x73, 0x62, 0x74, 0xff, 1]).toString('base64')

const throwing = (): never => {
  throw new Error('hostile')
}

const setUp = async (
  places: object,
  networks: Parameters<typeof openStandardWallets>[0]['networks'] = [bitcoin, bitcoinTestnet],
) => {
  const page = Object.defineProperties(new EventTarget(), Object.getOwnPropertyDescriptors(places))
  const { scheduler } = makeVirtualTime()
  let found: readonly WalletConnector[] = []
  await openStandardWallets({
    window: page,
    networks,
    memory: { read: () => [] },
    log: fakeLog(),
    scheduler,
    lifetime: new Subscription(),
    report: (all) => (found = all),
  })
  const announce = (name: string): void => {
    const { wallet } = fakeStandardWallet({
      name,
      account: ADDRESS,
      chains: [bitcoin.caipNetworkId],
      scheduler,
      speech: bitcoinSpeech,
    })
    page.dispatchEvent(
      new CustomEvent('wallet-standard:register-wallet', {
        detail: (api: { readonly register: (one: object) => unknown }) => api.register(wallet),
      }),
    )
  }
  const first = (): WalletConnector => found[0] ?? assert.fail('no wallet')
  return { first, announce, ids: () => found.map(({ id }) => id) }
}

describe('a Bitcoin wallet injected into the window only', () => {
  it('is found at its known property, on a site with Bitcoin alone', async () => {
    const { provider } = fakeUnisatProvider([ADDRESS], { signature })
    const places = { unisat: provider, bitkeep: { unisat: provider }, binancew3w: { bitcoin: provider } }
    assert.deepEqual((await setUp(places)).ids(), ['window:unisat', 'window:bitget', 'window:binance'])
    assert.deepEqual((await setUp(places, [solana])).ids(), [])
    assert.deepEqual((await setUp({})).ids(), [])
  })
  it('gives way to the same wallet once it registers by the standard, at any time [U-43]', async () => {
    const { ids, announce } = await setUp({ unisat: fakeUnisatProvider([ADDRESS], { signature }).provider })
    announce('Other')
    assert.deepEqual(ids(), ['standard:Other', 'window:unisat'])
    announce('UniSat Wallet')
    assert.deepEqual(ids(), ['standard:Other', 'standard:UniSat Wallet'])
  })
  it('connects on the chain of its address, and is restored without a prompt [U-28]', async () => {
    const { provider, calls } = fakeUnisatProvider([ADDRESS], { signature })
    const { first } = await setUp({ unisat: provider })
    assert.isUndefined(await rightOf(first().restore))
    assert.isEmpty(calls)
    const connection = {
      connectorId: 'window:unisat',
      accounts: [ADDRESS],
      caipNetworkId: bitcoin.caipNetworkId,
    } as const
    assert.deepEqual(await rightOf(first().connect), connection)
    assert.deepEqual(await rightOf(first().restore), connection)
    assert.deepEqual(
      calls.map(({ method }) => method),
      ['requestAccounts'],
    )
  })
  it('signs messages as text and PSBTs in hex, and answers in the format of the request', async () => {
    const { provider, calls } = fakeUnisatProvider([ADDRESS], { signature })
    const { first } = await setUp({ unisat: provider })
    await rightOf(first().connect)
    assert.deepEqual(await rightOf(first().request(signing)), { signature: Buffer.from('signed').toString('hex') })
    const signInputs = [{ address: ADDRESS, index: 1, sighashTypes: [1] }]
    assert.deepEqual(await rightOf(first().request({ method: 'signPsbt', params: { psbt, signInputs } })), { psbt })
    assert.deepEqual(calls.slice(1), [
      { method: 'signMessage', inputs: ['Grüße'] },
      {
        method: 'signPsbt',
        inputs: [
          '70736274ff01',
          { autoFinalized: false, toSignInputs: [{ index: 1, address: ADDRESS, sighashTypes: [1] }] },
        ],
      },
    ])
  })
  it('is followed to another account, which may be on another chain, and leaves no listener [U-42]', async () => {
    const { provider, tell, listeners } = fakeUnisatProvider([ADDRESS], { signature })
    const { first } = await setUp({ unisat: provider })
    await rightOf(first().connect)
    const heard: unknown[] = []
    const listening = first().events.subscribe((event) => heard.push(event))
    for (const nonsense of [undefined, 'x', [1], ['bc1'], { length: 1 }]) tell(nonsense)
    tell([other])
    tell([])
    listening.unsubscribe()
    assert.deepEqual(heard, [
      { _tag: 'AccountsChanged', accounts: [other] },
      { _tag: 'ChainChanged', caipNetworkId: bitcoinTestnet.caipNetworkId },
      { _tag: 'Disconnected' },
    ])
    assert.equal(listeners(), 0)
  })
  it('may reject [S8-09]', async () => {
    const { first } = await setUp({ unisat: fakeUnisatProvider([ADDRESS], { signature, rejects: true }).provider })
    assert.deepEqual(await leftOf(first().connect), { _tag: 'ConnectionRejected' })
  })
  it('does no harm by its shape or answers [S-10]', async () => {
    const trap = new Proxy({}, { get: throwing, has: throwing })
    for (const places of [
      { unisat: trap, bitkeep: trap },
      { unisat: 'x', bitkeep: null, binancew3w: 5 },
      { unisat: {} },
      Object.defineProperty({}, 'unisat', { get: throwing, enumerable: true }),
    ])
      assert.deepEqual((await setUp(places)).ids(), [])
    for (const addresses of ['x', ['x'], [1], [other, 'bc1'], trap, undefined]) {
      const { provider } = fakeUnisatProvider([], { signature })
      const { first } = await setUp({
        unisat: { ...provider, requestAccounts: async () => addresses },
      })
      assert.include(['WalletMisbehaved', 'FailedToConnect'], (await leftOf(first().connect))._tag)
    }
    for (const nonsense of [undefined, 5, '', '*', {}]) {
      const { first } = await setUp({ unisat: fakeUnisatProvider([ADDRESS], { signature: nonsense }).provider })
      await rightOf(first().connect)
      assert.deepInclude(await leftOf(first().request(signing)), { _tag: 'RequestFailed', code: -32603 })
    }
  })
})
