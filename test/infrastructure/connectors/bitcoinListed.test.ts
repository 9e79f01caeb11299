import { assert } from 'chai'
import { Subscription } from 'rxjs'
import type { WalletConnector } from '../../../application/ports/walletConnector.js'
import { openStandardWallets } from '../../../infrastructure/connectors/walletStandard/openStandardWallets.lazy.js'
import { bitcoin, bitcoinTestnet } from '../../../networks.js'
import { fakeLog } from '../../fakes/fakeLog.js'
import { fakeSatsConnectProvider } from '../../fakes/fakeSatsConnectProvider.js'
import { leftOf } from '../../support/leftOf.js'
import { makeVirtualTime } from '../../support/makeVirtualTime.js'
import { rightOf } from '../../support/rightOf.js'

const PAYMENT = 'bc1q9vza2e8x573nczrlzms0wvx3gsqjx7vavgkx0l'
const ORDINALS = 'bc1p5cyxnuxmeuwuvkwfem96lqzszd02n6xdcjrs20cac6yqjjwudpxqkedrcr'
const PUBLIC_KEY = '03a34b99f22c790c4e36b2b3c2c35a36db06226e41c692fc82b8b56ac1c540c5bd'
const XVERSE = {
  id: 'XverseProviders.BitcoinProvider',
  name: 'Xverse Wallet',
  icon: 'data:image/png;base64,iVBORw0KGgo=',
}
const LEATHER = { id: 'LeatherProvider', name: 'Leather' }
const base64 = (text: string): string => Buffer.from(text, 'latin1').toString('base64')
const PSBT = base64('psbt\xff\x01')
const ADDRESSES = {
  addresses: [
    { address: ORDINALS, purpose: 'ordinals', publicKey: PUBLIC_KEY },
    { address: 'SP2X', purpose: 'stacks' },
    { address: PAYMENT, purpose: 'payment', publicKey: PUBLIC_KEY },
  ],
}

const findIn = async (places: object): Promise<readonly WalletConnector[]> => {
  const page = Object.defineProperties(new EventTarget(), Object.getOwnPropertyDescriptors(places))
  let found: readonly WalletConnector[] = []
  await openStandardWallets({
    window: page,
    networks: [bitcoin, bitcoinTestnet],
    memory: { read: () => [] },
    log: fakeLog(),
    scheduler: makeVirtualTime().scheduler,
    lifetime: new Subscription(),
    report: (all) => (found = all),
  })
  return found
}
const theOne = async (places: object): Promise<WalletConnector> => (await findIn(places))[0] ?? assert.fail('no wallet')
const xverse = (
  answers: Readonly<Record<string, unknown>>,
  error?: { readonly code: number; readonly message: string },
) => {
  const fake = fakeSatsConnectProvider({ getAddresses: ADDRESSES, ...answers }, error)
  return { ...fake, places: { btc_providers: [XVERSE], XverseProviders: { BitcoinProvider: fake.provider } } }
}

describe('a Bitcoin wallet listed in the window', () => {
  it('is found at the path that its entry gives, once, under its own name and picture', async () => {
    const { provider } = fakeSatsConnectProvider({})
    const found = await findIn({
      btc_providers: [XVERSE, LEATHER, { ...XVERSE, name: 'Again' }, { id: 'nowhere.at.all', name: 'Nowhere' }],
      XverseProviders: { BitcoinProvider: provider },
      LeatherProvider: provider,
    })
    assert.deepEqual(
      found.map(({ id, name, icon }) => [id, name, icon]),
      [
        ['window:XverseProviders.BitcoinProvider', 'Xverse Wallet', XVERSE.icon],
        ['window:LeatherProvider', 'Leather', undefined],
      ],
    )
  })

  it('connects with its payment and ordinals addresses, in this order, and without those of other chains [S9-28]', async () => {
    const { places, calls } = xverse({})
    const wallet = await theOne(places)
    assert.isUndefined(await rightOf(wallet.restore))
    assert.isEmpty(calls, 'a reload asks nobody')
    assert.deepEqual((await rightOf(wallet.connect)).accounts, [PAYMENT, ORDINALS])
    assert.deepEqual(calls, [{ method: 'getAddresses', params: { purposes: ['payment', 'ordinals'], message: '' } }])
    assert.deepEqual(await rightOf(wallet.request({ method: 'getAccountAddresses', params: { account: PAYMENT } })), [
      { address: PAYMENT, publicKey: PUBLIC_KEY, purpose: 'payment' },
      { address: ORDINALS, publicKey: PUBLIC_KEY, purpose: 'ordinal' },
    ])
  })

  it('signs messages by address, and PSBTs by addresses and inputs', async () => {
    const { places, calls } = xverse({ signMessage: { signature: base64('signed') }, signPsbt: { psbt: PSBT } })
    const wallet = await theOne(places)
    await rightOf(wallet.connect)
    assert.deepEqual(
      await rightOf(
        wallet.request({ method: 'signMessage', params: { message: 'Grüße', account: PAYMENT, address: ORDINALS } }),
      ),
      { signature: Buffer.from('signed').toString('hex') },
    )
    const signInputs = [
      { address: PAYMENT, index: 0 },
      { address: ORDINALS, index: 2 },
      { address: PAYMENT, index: 1 },
    ]
    assert.deepEqual(
      await rightOf(wallet.request({ method: 'signPsbt', params: { account: PAYMENT, psbt: PSBT, signInputs } })),
      { psbt: PSBT },
    )
    assert.deepEqual(calls.slice(1), [
      { method: 'signMessage', params: { address: ORDINALS, message: 'Grüße' } },
      {
        method: 'signPsbt',
        params: { psbt: PSBT, signInputs: { [PAYMENT]: [0, 1], [ORDINALS]: [2] }, broadcast: false },
      },
    ])
  })

  it('gets PSBTs in hex if it is Leather', async () => {
    const hex = Buffer.from(PSBT, 'base64').toString('hex')
    const fake = fakeSatsConnectProvider({
      getAddresses: {
        addresses: [
          { symbol: 'BTC', type: 'p2wpkh', address: PAYMENT },
          { symbol: 'STX', address: 'SP2X' },
        ],
      },
      signPsbt: { hex },
    })
    const wallet = await theOne({ btc_providers: [LEATHER], LeatherProvider: fake.provider })
    assert.deepEqual((await rightOf(wallet.connect)).accounts, [PAYMENT])
    const signInputs = [{ address: PAYMENT, index: 3, sighashTypes: [1] }]
    assert.deepEqual(
      await rightOf(wallet.request({ method: 'signPsbt', params: { account: PAYMENT, psbt: PSBT, signInputs } })),
      { psbt: PSBT },
    )
    assert.deepEqual(fake.calls[1], {
      method: 'signPsbt',
      params: { hex, signAtIndex: [3], broadcast: false, allowedSighash: [1] },
    })
  })

  it('may reject in its own format, which is mapped to a rejection [S8-09]', async () => {
    const refusing = xverse({}, { code: -32000, message: 'User rejected the request' })
    assert.deepEqual(await leftOf((await theOne(refusing.places)).connect), { _tag: 'ConnectionRejected' })
    const failing = xverse({}, { code: -32601, message: 'no such method' })
    assert.equal((await leftOf((await theOne(failing.places)).connect))._tag, 'FailedToConnect')
  })

  it('keeps code and data of its error when it refuses to sign', async () => {
    const error = { code: -32000, message: 'User rejected request to sign a message', data: { id: 7 } }
    const { provider } = fakeSatsConnectProvider({ getAddresses: ADDRESSES })
    const request = async (method: string, params: unknown): Promise<object> =>
      method === 'signMessage' ? { error } : provider.request(method, params)
    const wallet = await theOne({ btc_providers: [XVERSE], XverseProviders: { BitcoinProvider: { request } } })
    await rightOf(wallet.connect)
    const refused = await leftOf(wallet.request({ method: 'signMessage', params: { message: 'x', account: PAYMENT } }))
    assert.deepInclude(refused, { _tag: 'RequestRejected', message: error.message })
    assert.deepInclude(refused._tag === 'RequestRejected' && refused.cause, { code: 4001, data: error.data })
  })

  it('does no harm by its shape, messages or answers [S-10]', async () => {
    const trap: object = new Proxy(
      {},
      {
        get: () => {
          throw new Error('hostile')
        },
      },
    )
    const { provider } = fakeSatsConnectProvider({})
    for (const list of [
      trap,
      'x',
      [trap],
      [null, 5],
      [{ id: '__proto__', name: 'A' }],
      [{ id: 'a..b', name: 'A' }],
      [{ ...LEATHER, name: '' }],
      Array.from({ length: 21 }, () => LEATHER),
    ]) {
      assert.deepEqual(await findIn({ btc_providers: list, LeatherProvider: provider }), [])
    }
    for (const answer of [
      undefined,
      null,
      'x',
      {},
      { addresses: 'x' },
      { addresses: [trap] },
      { addresses: [{ address: 'bc1', purpose: 'payment' }] },
    ]) {
      const { places } = xverse({ getAddresses: answer })
      assert.equal((await leftOf((await theOne(places)).connect))._tag, 'WalletMisbehaved')
    }
    for (const [method, params] of [
      ['signMessage', { message: 'x', account: PAYMENT }],
      ['signPsbt', { account: PAYMENT, psbt: PSBT, signInputs: [{ address: PAYMENT, index: 0 }] }],
    ] as const) {
      const { places } = xverse({ [method]: { signature: 5, psbt: '*' } })
      const wallet = await theOne(places)
      await rightOf(wallet.connect)
      assert.deepInclude(await leftOf(wallet.request({ method, params })), { _tag: 'RequestFailed', code: -32603 })
    }
  })
})
