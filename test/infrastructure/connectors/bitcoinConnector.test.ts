import { NETWORK, TEST_NETWORK } from '@scure/btc-signer'
import { assert } from 'chai'
import type { CaipNetworkId } from '../../../domain/network/network.js'
import { askBitcoin } from '../../../infrastructure/connectors/walletStandard/bitcoinRequests.lazy.js'
import { BITCOIN_ADAPTER } from '../../../infrastructure/connectors/walletStandard/bitcoinAdapter.lazy.js'
import type { NamespaceAdapter } from '../../../infrastructure/connectors/walletStandard/namespaceAdapter.js'
import { makeStandardConnector } from '../../../infrastructure/connectors/walletStandard/connector.js'
import { makeStandardRegistry } from '../../../infrastructure/connectors/walletStandard/registry.js'
import { pinWallet } from '../../../infrastructure/connectors/walletStandard/wallet.js'
import { SOLANA_ADAPTER } from '../../../infrastructure/connectors/walletStandard/solanaAdapter.lazy.js'
import { bitcoinSignet, bitcoinTestnet } from '../../../networks.js'
import { openBitcoinKey } from '../../../sandbox/bitcoinWallets/keys.js'
import { walletConnectorContract } from '../../contracts/walletConnector.contract.js'
import { fakeLog } from '../../fakes/fakeLog.js'
import { fakeStandardWallet } from '../../fakes/fakeStandardWallet.js'
import { bitcoinSpeech } from '../../fakes/standardWallet/bitcoinSpeech.js'
import { FAKE_SIGNATURE } from '../../fakes/standardWallet/FAKE_SIGNATURE.js'
import { leftOf } from '../../support/leftOf.js'
import { makeVirtualTime } from '../../support/makeVirtualTime.js'
import { rightOf } from '../../support/rightOf.js'

/** Code is not loaded by advancing a fake clock. */
const LOADED: NamespaceAdapter = { ...BITCOIN_ADAPTER, load: async () => askBitcoin }

const keyAt = (byte: number, purpose: 'payment' | 'ordinals' = 'payment', network = TEST_NETWORK) =>
  openBitcoinKey(new Uint8Array(32).fill(byte), purpose, network)
const accounts = [keyAt(1).address, keyAt(2).address] as const
const ordinals = keyAt(1, 'ordinals')
const onMainnet = keyAt(1, 'payment', NETWORK).address
const MAINNET = 'bip122:000000000019d6689c085ae165831e93'
// Test networks share one address format.
const chains = [bitcoinTestnet.caipNetworkId, bitcoinSignet.caipNetworkId] as const

const psbt = Buffer.from([0x70, 0x73, 0x62, 0x74, 0xff, 1, 2, 3]).toString('base64')
const signing = { method: 'signMessage', params: { message: 'hello' } }
const signature = { signature: Buffer.from(FAKE_SIGNATURE).toString('hex') }
const batch = {
  question: {
    method: 'signPsbt',
    params: {
      psbt,
      signInputs: [
        { address: accounts[0], index: 0 },
        { address: accounts[0], index: 2, sighashTypes: [131] },
      ],
    },
  },
  answer: { psbt },
}

const throwing = (): never => {
  throw new Error('hostile')
}

const setUp = ({
  spoken = chains,
  preferred = chains,
  without = [],
  more = {},
}: {
  readonly spoken?: readonly CaipNetworkId[]
  readonly preferred?: readonly CaipNetworkId[]
  readonly without?: readonly string[]
  readonly more?: Readonly<Record<string, unknown>>
} = {}) => {
  const { scheduler, advance } = makeVirtualTime()
  const fake = fakeStandardWallet({ account: accounts[0], chains: spoken, scheduler, speech: bitcoinSpeech })
  const features = Object.fromEntries(
    Object.entries({ ...(fake.wallet['features'] as Readonly<Record<string, unknown>>), ...more }).filter(
      ([name]) => !without.includes(name),
    ),
  )
  const registered = Object.create(fake.wallet, { features: { value: features } }) as Readonly<Record<string, unknown>>
  const wallet = pinWallet(registered)
  if (wallet === undefined) throw new Error('The fake is no wallet.')
  const connector = makeStandardConnector({
    wallet,
    adapter: LOADED,
    info: { id: 'standard:Fake Wallet', name: 'Fake Wallet' },
    preferred: () => preferred,
    scheduler,
  })
  return { ...fake, registered, connector, advance, scheduler }
}
/** A wallet that returns the given accounts, and records requests. */
const showing = (shown: unknown, more: Readonly<Record<string, unknown>> = {}) =>
  setUp({ more: { 'bitcoin:connect': { connect: async () => ({ accounts: shown }) }, ...more } })
const both = [
  { address: accounts[0], publicKey: keyAt(1).publicKey, chains: ['bitcoin:testnet'] },
  { address: ordinals.address, chains: ['bitcoin:testnet'] },
]

walletConnectorContract(
  'makeStandardConnector of Bitcoin',
  async () => {
    const { connector, script, advance } = setUp()
    return {
      connector,
      wallet: script,
      accounts,
      chains,
      destination: bitcoinSignet,
      signing,
      batch,
      signature,
      advance,
      dispose: async () => undefined,
    }
  },
  'InPage',
  'Page',
)

describe('a Bitcoin wallet of the Wallet Standard', () => {
  const codeOf = async (request: ReturnType<ReturnType<typeof setUp>['connector']['request']>): Promise<unknown> => {
    const error = await leftOf(request)
    return error._tag === 'RequestFailed' ? error.code : error._tag
  }

  it('is asked for payment and ordinals addresses, in this order, and uses the chain of the first one', async () => {
    const asked: unknown[] = []
    const { connector } = setUp({
      more: { 'bitcoin:connect': { connect: async (input: unknown) => (asked.push(input), { accounts: both }) } },
    })
    assert.deepEqual(await rightOf(connector.connect), {
      connectorId: 'standard:Fake Wallet',
      accounts: [accounts[0], ordinals.address],
      caipNetworkId: chains[0],
    })
    assert.deepEqual(asked, [{ purposes: ['payment', 'ordinals'] }])
  })
  it('reports the purpose of each address, with its public key if given, and drops further ones [S3-14]', async () => {
    const { connector } = showing([...both, { address: accounts[1], chains: ['bitcoin:testnet'] }])
    await rightOf(connector.connect)
    const answer = await rightOf(connector.request({ method: 'getAccountAddresses', params: { account: accounts[0] } }))
    assert.deepEqual(answer, [
      { address: accounts[0], publicKey: Buffer.from(keyAt(1).publicKey).toString('hex'), purpose: 'payment' },
      { address: ordinals.address, purpose: 'ordinal' },
    ])
    assert.deepEqual(await rightOf(connector.request({ method: 'getAccountAddresses' })), answer)
  })
  it('signs with the address that a request names, whatever protocol the site prefers', async () => {
    const { connector, tell, accountsNamed } = setUp()
    await rightOf(connector.connect)
    const listening = connector.events.subscribe()
    tell({ accounts: both })
    const asked = {
      method: 'signMessage',
      params: { message: 'hello', account: accounts[0], address: ordinals.address, protocol: 'bip322' },
    }
    assert.deepEqual(await rightOf(connector.request(asked)), signature)
    listening.unsubscribe()
    assert.deepEqual(accountsNamed, [ordinals.address])
  })
  it("uses the wallet's names for chains", async () => {
    const { connector, tell, chainsNamed } = setUp({ preferred: [chains[0]] })
    await rightOf(connector.connect)
    const listening = connector.events.subscribe()
    tell({ accounts: both })
    await rightOf(connector.request(batch.question))
    listening.unsubscribe()
    assert.deepEqual(chainsNamed, ['bitcoin:testnet'])
  })
  it('is on the chain of its address, whatever chains the account claims', async () => {
    const claims = ['bitcoin:testnet', 'bitcoin:mainnet', 'bitcoin:regtest']
    const { connector } = showing([{ address: onMainnet, chains: claims }])
    assert.equal((await rightOf(connector.connect)).caipNetworkId, MAINNET)
    assert.deepEqual(await leftOf(connector.switchNetwork(bitcoinTestnet)), { _tag: 'SwitchNotSupported' })
  })
  for (const [what, shown] of [
    ['an address of another chain', [{ address: onMainnet, chains: ['bitcoin:testnet'] }]],
    [
      'an address with a letter wrong',
      [{ address: `${accounts[0].slice(0, -1)}${accounts[0].endsWith('q') ? 'p' : 'q'}`, chains: ['bitcoin:testnet'] }],
    ],
    [
      'an address that anybody may spend from',
      [{ address: 'bc1zw508d6qejxtdg4y5r3zarvaryvaxxpcs', chains: ['bitcoin:mainnet'] }],
    ],
    ['an address of another namespace', [{ address: `0x${'a1'.repeat(20)}`, chains: ['bitcoin:testnet'] }]],
    ['a good address beside a bad one', [...both, { address: 'bc1', chains: ['bitcoin:mainnet'] }]],
    [
      'an account whose getters throw',
      [Object.defineProperty({ chains: ['bitcoin:testnet'] }, 'address', { get: throwing })],
    ],
    ['a list whose getters throw', new Proxy([], { get: throwing })],
    ['accounts of other namespaces only', [{ address: `0x${'a1'.repeat(20)}`, chains: ['eip155:1'] }]],
    ['a chain that is spelt like one', [{ address: accounts[0], chains: ['bip122:TESTNET', 'bitcoin:'] }]],
    ['nothing', []],
  ] as const) {
    it(`is WalletMisbehaved if it returns ${what} [S-10]`, async () => {
      assert.equal((await leftOf(showing(shown).connector.connect))._tag, 'WalletMisbehaved')
    })
  }
  it('is restored from its visible accounts if it has no silent connect, and never with a prompt [U-28]', async () => {
    const shown = setUp({ without: ['standard:connect'] })
    assert.isUndefined(await rightOf(shown.connector.restore))
    shown.script.remembersPage()
    assert.deepEqual((await rightOf(shown.connector.restore))?.accounts, [accounts[0]])
    assert.equal(shown.script.connectPrompts(), 0)
  })
  it('needs neither events nor a disconnect feature', async () => {
    const { connector } = setUp({ without: ['standard:connect', 'standard:disconnect', 'standard:events'] })
    await rightOf(connector.connect)
    assert.deepEqual(await rightOf(connector.request(signing)), signature)
    await rightOf(connector.disconnect)
    assert.deepEqual(await leftOf(connector.request(signing)), { _tag: 'NotConnected' })
  })
  it('refuses invalid requests before the wallet sees them, and those without a feature in the standard', async () => {
    const { connector, script } = setUp()
    await rightOf(connector.connect)
    const input = { address: accounts[0], index: 0 }
    const asked = [
      [{ method: 'personal_sign', params: [] }, 4200],
      [{ method: 'toString' }, 4200],
      [{ method: 'sendTransfer', params: { account: accounts[0], recipientAddress: accounts[1], amount: '1' } }, 4200],
      [{ method: 'signPsbt', params: { psbt, signInputs: [input], broadcast: true } }, 4200],
      [{ method: 'signMessage' }, -32602],
      [{ method: 'signMessage', params: { message: 'x', protocol: 'other' } }, -32602],
      [{ method: 'signMessage', params: { message: 'x', address: accounts[1] } }, 4100],
      [{ method: 'signMessage', params: { message: 'x', account: accounts[1], address: accounts[0] } }, 4100],
      [{ method: 'getAccountAddresses', params: { account: accounts[1] } }, 4100],
      [{ method: 'signPsbt', params: { psbt: '*', signInputs: [input] } }, -32602],
      [{ method: 'signPsbt', params: { psbt: 'AQID', signInputs: [input] } }, -32602],
      [{ method: 'signPsbt', params: { psbt, signInputs: [] } }, -32602],
      [{ method: 'signPsbt', params: { psbt, signInputs: [{ ...input, index: -1 }] } }, -32602],
      [{ method: 'signPsbt', params: { psbt, signInputs: [{ ...input, index: 0.5 }] } }, -32602],
      [{ method: 'signPsbt', params: { psbt, signInputs: [{ ...input, sighashTypes: [1, 2] }] } }, -32602],
      [{ method: 'signPsbt', params: { psbt, signInputs: [input, { address: accounts[1], index: 1 }] } }, 4100],
    ] as const
    for (const [request, code] of asked)
      assert.equal(await codeOf(connector.request(request)), code, JSON.stringify(request))
    assert.deepEqual(script.requests(), [])
  })
  it('fails with its own error when a wallet returns an invalid signature', async () => {
    const nonsense: readonly unknown[] = [
      undefined,
      [],
      [{}],
      [{ signature: 'x', signedPsbt: 'x' }],
      [{ signature: [256], signedPsbt: new Uint8Array(9) }],
      [{ signature: [], signedPsbt: [] }],
      [Object.defineProperty({}, 'signature', { get: throwing })],
    ]
    for (const answer of nonsense) {
      const { connector } = showing(both, {
        'bitcoin:signMessage': { signMessage: async () => answer },
        'bitcoin:signTransaction': { signTransaction: async () => answer },
      })
      await rightOf(connector.connect)
      assert.equal(await codeOf(connector.request(signing)), -32603)
      assert.equal(await codeOf(connector.request(batch.question)), -32603)
    }
  })
  it('reports an unsupported method with the code of EIP-1193', async () => {
    const { connector } = setUp({ without: ['bitcoin:signTransaction'] })
    await rightOf(connector.connect)
    assert.equal(await codeOf(connector.request(batch.question)), 4200)
  })
  it("is found beside Solana's: a wallet with both has a connector for each, under one id", () => {
    const { registered, scheduler } = setUp({ more: { 'solana:signMessage': { signMessage: throwing } } })
    const wallet = Object.create(registered, { chains: { value: [...chains, 'solana:mainnet'] } }) as object
    const page = new EventTarget()
    const registry = makeStandardRegistry({
      window: page,
      adapters: [SOLANA_ADAPTER, BITCOIN_ADAPTER],
      preferred: () => [],
      log: fakeLog(),
      scheduler,
    })
    const announce = (one: object): void =>
      void page.dispatchEvent(
        new CustomEvent('wallet-standard:register-wallet', {
          detail: (api: { readonly register: (...wallets: readonly object[]) => unknown }) => api.register(one),
        }),
      )
    announce(wallet)
    assert.deepEqual(
      registry.connectors.value.map(({ id, namespace }) => `${id} ${namespace}`),
      ['standard:Fake Wallet solana', 'standard:Fake Wallet bip122'],
    )
    const { 'bitcoin:connect': _, ...silent } = registered['features'] as Readonly<Record<string, unknown>>
    announce(Object.create(registered, { features: { value: silent }, name: { value: 'No access' } }) as object)
    announce(
      Object.create(registered, {
        chains: { value: ['bitcoin', 'eip155:1', 'litecoin:mainnet'] },
        name: { value: 'No chain' },
      }) as object,
    )
    assert.lengthOf(registry.connectors.value, 2)
  })
})
