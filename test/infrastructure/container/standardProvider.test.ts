import { assert } from 'chai'
import { asyncScheduler } from 'rxjs'
import type { StandardNamespace } from '../../../application/api/standardWallets.js'
import {
  ACCOUNT_MEMORY,
  CONNECTION_MEMORY,
  CONNECTOR_REGISTRY,
  HOST_ENVIRONMENT,
  KEY_VALUE_STORE,
  NETWORK_MEMORY,
} from '../../../application/ports/tokens.js'
import { BITCOIN_ADAPTER } from '../../../infrastructure/connectors/walletStandard/bitcoinAdapter.lazy.js'
import { makeStandardConnector } from '../../../infrastructure/connectors/walletStandard/connector.js'
import { SOLANA_ADAPTER } from '../../../infrastructure/connectors/walletStandard/solanaAdapter.lazy.js'
import { pinWallet } from '../../../infrastructure/connectors/walletStandard/wallet.js'
import { createPortico } from '../../../infrastructure/container/createPortico.js'
import { bitcoin, mainnet, solana } from '../../../networks.js'
import { fakeAccountMemory } from '../../fakes/fakeAccountMemory.js'
import { fakeConnectionMemory } from '../../fakes/fakeConnectionMemory.js'
import { fakeConnectorRegistry } from '../../fakes/fakeConnectorRegistry.js'
import { fakeHostEnvironment } from '../../fakes/fakeHostEnvironment.js'
import { fakeKeyValueStore } from '../../fakes/fakeKeyValueStore.js'
import { fakeNetworkMemory } from '../../fakes/fakeNetworkMemory.js'
import { fakeStandardWallet } from '../../fakes/fakeStandardWallet.js'
import { bitcoinSpeech } from '../../fakes/standardWallet/bitcoinSpeech.js'
import { FAKE_SIGNATURE } from '../../fakes/standardWallet/FAKE_SIGNATURE.js'
import { until } from '../../support/until.js'
import { rejectionOf } from './setUpProvider.js'

const KEY = 'So11111111111111111111111111111111111111112'
const OTHER_KEY = 'TokenkegQfeZyiNwAJbNbGKPFXCWuBVf9Ss623VQ5DA'
const BTC = 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4'
const TEXT = new TextEncoder().encode('hello')

/** A page on EVM, Solana and Bitcoin, with a wallet that is not connected. */
const setUp = (namespace: StandardNamespace = 'solana', remembered = false) => {
  const isSolana = namespace === 'solana'
  const fake = fakeStandardWallet({
    name: 'Heron',
    account: isSolana ? KEY : BTC,
    chains: [isSolana ? 'solana:mainnet' : 'bip122:000000000019d6689c085ae165831e93'],
    scheduler: asyncScheduler,
    ...(!isSolana && { speech: bitcoinSpeech }),
  })
  if (remembered) fake.script.remembersPage()
  const wallet = pinWallet(fake.wallet)
  if (wallet === undefined) throw new Error('no wallet')
  const connector = makeStandardConnector({
    wallet,
    adapter: isSolana ? SOLANA_ADAPTER : BITCOIN_ADAPTER,
    info: { id: 'heron', name: 'Heron' },
    preferred: () => [isSolana ? solana.caipNetworkId : bitcoin.caipNetworkId],
    scheduler: asyncScheduler,
  })
  const portico = createPortico({
    networks: [mainnet, solana, bitcoin],
    override: ({ value }) => {
      value(CONNECTOR_REGISTRY, fakeConnectorRegistry([connector]))
      value(CONNECTION_MEMORY, fakeConnectionMemory(remembered ? { [namespace]: ['heron'] } : {}))
      value(ACCOUNT_MEMORY, fakeAccountMemory())
      value(NETWORK_MEMORY, fakeNetworkMemory())
      value(KEY_VALUE_STORE, fakeKeyValueStore())
      value(HOST_ENVIRONMENT, fakeHostEnvironment())
    },
  })
  return { portico, fake }
}

describe('portico.provider("solana")', () => {
  it('is one Wallet Standard wallet, without accounts while disconnected', async () => {
    const { portico } = setUp()
    const wallet = await portico.provider('solana')
    assert.strictEqual(await portico.provider('solana'), wallet)
    assert.deepInclude(wallet, { version: '1.0.0', name: 'Portico', chains: ['solana:mainnet'] })
    assert.match(wallet.icon, /^data:image\/svg\+xml;base64,/)
    assert.deepEqual(
      [wallet.accounts, await wallet.features['standard:connect'].connect({ silent: true })],
      [[], { accounts: [] }],
    )
    assert.deepEqual(Object.keys(wallet.features), [
      ...['standard:connect', 'standard:disconnect', 'standard:events'],
      ...['solana:signMessage', 'solana:signTransaction', 'solana:signAndSendTransaction'],
    ])
    assert.equal(portico.modal.value._tag, 'Closed')
    portico.destroy()
  })

  it('opens the modal to connect on Solana, and returns the connected accounts', async () => {
    const { portico } = setUp()
    const { features } = await portico.provider('solana')
    const connecting = features['standard:connect'].connect()
    await until(() => portico.modal.value._tag === 'Open')
    assert.equal(portico.network.value.activeNamespace, 'solana')
    portico.commands.chooseWallet('heron', 'solana')
    const { accounts } = await connecting
    assert.lengthOf(accounts, 1)
    const [account] = accounts
    assert.deepInclude(account, { address: KEY, chains: ['solana:mainnet'] })
    assert.lengthOf(account?.publicKey ?? [], 32)
    assert.strictEqual((await portico.provider('solana')).accounts[0], account)
    portico.destroy()
  })

  it('rejects with 4001 if the visitor closes the modal', async () => {
    const { portico } = setUp()
    const { features } = await portico.provider('solana')
    const failed = rejectionOf(features['standard:connect'].connect())
    await until(() => portico.modal.value._tag === 'Open')
    portico.close()
    assert.deepInclude(await failed, { code: 4001, data: { portico: 'PTC-MODAL-CLOSED' } })
    portico.destroy()
  })

  it('waits for a wallet that is being restored with the page', async () => {
    const { portico } = setUp('solana', true)
    const { features } = await portico.provider('solana')
    const { accounts } = await features['standard:connect'].connect({ silent: true })
    assert.equal(accounts[0]?.address, KEY)
    portico.destroy()
  })

  it('signs bytes from libraries: messages, one transaction, several at once, and sends [S5-03]', async () => {
    const { portico, fake } = setUp()
    await portico.connect('heron', 'solana')
    const { features, accounts } = await portico.provider('solana')
    const [account] = accounts
    assert.isDefined(account)
    const [one, two] = [Uint8Array.of(1, 2, 3), Uint8Array.of(4, 5, 6)]
    const chain = 'solana:mainnet'
    assert.deepEqual(await features['solana:signMessage'].signMessage({ account, message: TEXT }), [
      { signedMessage: TEXT, signature: FAKE_SIGNATURE, signatureType: 'ed25519' },
    ])
    const { signTransaction } = features['solana:signTransaction']
    assert.lengthOf(await signTransaction({ account, transaction: one, chain }), 1)
    assert.lengthOf(await signTransaction({ account, transaction: one }, { account, transaction: two }), 2)
    assert.deepEqual(
      await features['solana:signAndSendTransaction'].signAndSendTransaction({ account, transaction: one, chain }),
      [{ signature: FAKE_SIGNATURE }],
    )
    const [, single, both] = fake.script.requests()
    assert.lengthOf(fake.script.requests(), 4)
    assert.deepNestedPropertyVal(single, 'params.transactions.length', 1)
    assert.deepNestedPropertyVal(both, 'params.transactions.length', 2, 'one prompt for both')
    portico.destroy()
  })

  it('sends the wallet no request for an account that is not connected, or for another chain', async () => {
    const { portico, fake } = setUp()
    await portico.connect('heron', 'solana')
    const { features, accounts } = await portico.provider('solana')
    const [account] = accounts
    assert.isDefined(account)
    const transaction = Uint8Array.of(1)
    const { signTransaction } = features['solana:signTransaction']
    const foreign = { ...account, address: OTHER_KEY }
    assert.deepInclude(await rejectionOf(signTransaction({ account: foreign, transaction })), { code: 4100 })
    const elsewhere = signTransaction({ account, transaction, chain: 'solana:devnet' })
    assert.deepInclude(await rejectionOf(elsewhere), { code: 4901 })
    fake.script.answersWith('reject')
    const refused = features['solana:signMessage'].signMessage({ account, message: TEXT })
    assert.deepInclude(await rejectionOf(refused), { code: 4001 })
    assert.lengthOf(fake.script.requests(), 1)
    portico.destroy()
  })

  it('notifies listeners of account changes until they unsubscribe, and disconnects', async () => {
    const { portico, fake } = setUp()
    const { features } = await portico.provider('solana')
    const told: (readonly string[])[] = []
    const off = features['standard:events'].on('change', ({ accounts }) =>
      told.push(accounts.map(({ address }) => address)),
    )
    await portico.connect('heron', 'solana')
    await fake.script.movesToAccount(OTHER_KEY)
    await fake.script.repeatsItself()
    await features['standard:disconnect'].disconnect()
    assert.deepEqual(told, [[KEY], [OTHER_KEY], []])
    assert.equal(portico.account('solana').value.status, 'disconnected')
    off()
    await portico.connect('heron', 'solana')
    assert.lengthOf(told, 3)
    portico.destroy()
  })

  it('has no chains on a site without Solana, and cannot connect', async () => {
    const portico = createPortico({
      networks: [mainnet],
      override: ({ value }) => value(CONNECTOR_REGISTRY, fakeConnectorRegistry([])),
    })
    const wallet = await portico.provider('solana')
    assert.deepEqual(wallet.chains, [])
    assert.instanceOf(await rejectionOf(wallet.features['standard:connect'].connect()), Error)
    portico.destroy()
    assert.deepInclude(await rejectionOf(portico.provider('solana')), { code: 'PTC-DESTROYED' })
  })
})

describe('portico.provider("bip122")', () => {
  it('is such a wallet for Bitcoin: connects, and signs messages and PSBTs', async () => {
    const { portico, fake } = setUp('bip122')
    await portico.connect('heron', 'bip122')
    const { features, chains } = await portico.provider('bip122')
    assert.deepEqual(chains, ['bitcoin:mainnet'])
    const { accounts } = await features['bitcoin:connect'].connect({ purposes: ['payment'] })
    const [account] = accounts
    assert.isDefined(account)
    assert.deepInclude(account, { address: BTC, chains: ['bitcoin:mainnet'] })
    const [signed] = await features['bitcoin:signMessage'].signMessage({ account, message: TEXT })
    assert.deepEqual(signed?.signature, FAKE_SIGNATURE)
    const psbt = Uint8Array.of(0x70, 0x73, 0x62, 0x74, 0xff, 0)
    const inputsToSign = [{ account, signingIndexes: [0, 1], sigHash: 1 }]
    const [done] = await features['bitcoin:signTransaction'].signTransaction({ psbt, inputsToSign })
    assert.isAbove(done?.signedPsbt.length ?? 0, 5)
    assert.deepEqual(
      fake.script.requests().map(({ method }) => method),
      ['signMessage', 'signPsbt'],
    )
    portico.destroy()
  })
})
