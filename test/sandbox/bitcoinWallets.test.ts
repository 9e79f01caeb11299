import { schnorr, secp256k1 } from '@noble/curves/secp256k1'
import { NETWORK, SigHash, Transaction, WIF } from '@scure/btc-signer'
import { assert } from 'chai'
import { isBitcoinAddress } from '../../domain/account/addresses/bitcoin.js'
import { BITCOIN_WALLETS, SANDBOX_BITCOIN } from '../../sandbox/bitcoinWallets/bitcoinWallets.js'
import { signBip322, verifyBip322 } from '../../sandbox/bitcoinWallets/bip322.js'
import { openBitcoinAccount, openBitcoinKey } from '../../sandbox/bitcoinWallets/keys.js'
import { openBitcoinWallet } from '../../sandbox/bitcoinWallets/openBitcoinWallet.lazy.js'
import { isSignedByBip322 } from '../support/isSignedByBip322.js'
import { aPage } from './support/aPage.js'
import { codeOf } from './support/codeOf.js'

const CONNECTION = 'Sandpiper Wallet: connection request'
const SIGNATURE = 'Sandpiper Wallet: signature request'
const TRANSACTION = 'Sandpiper Wallet: transaction request'
const CHAIN = 'bitcoin:regtest'

const bytesOf = (text: string): Uint8Array => new TextEncoder().encode(text)
const aWallet = (key = 'sandpiper') =>
  openBitcoinWallet(BITCOIN_WALLETS.find((wallet) => wallet.key === key) ?? assert.fail(key))
const [first, second] = [openBitcoinAccount(0), openBitcoinAccount(1)]

/** A transaction as a site builds it: both addresses of the account pay one output. */
const aPsbt = (): Uint8Array => {
  const transaction = new Transaction()
  for (const [index, { script }] of [first.payment, first.ordinals].entries())
    transaction.addInput({ txid: 'ab'.repeat(32), index, witnessUtxo: { amount: 50_000n, script } })
  transaction.addOutput({ amount: 90_000n, script: second.payment.script })
  return transaction.toPSBT()
}

describe('a sandbox Bitcoin wallet', () => {
  before(() => aPage.open())
  afterEach(() => {
    localStorage.clear()
    document.querySelectorAll('[role=dialog]').forEach((dialog) => dialog.remove())
  })
  after(() => aPage.close())

  const connected = async () => {
    const found = aWallet()
    found.access.grant([first.payment.address, second.payment.address])
    const [payment, ordinals] = found.standard.accounts
    if (payment === undefined || ordinals === undefined) return assert.fail('no accounts')
    return { ...found, payment, ordinals, features: found.standard.features }
  }

  it('has its own keys, with addresses of the chain that hosts configure', () => {
    for (const { address } of [first.payment, first.ordinals, second.payment, second.ordinals])
      assert.isTrue(isBitcoinAddress(address, SANDBOX_BITCOIN.caipNetworkId), address)
    assert.match(first.payment.address, /^bcrt1q/)
    assert.match(first.ordinals.address, /^bcrt1p/)
  })
  it('has the features of its kind', () => {
    const basic = ['bitcoin:connect', 'bitcoin:signMessage', 'standard:events']
    assert.sameMembers(Object.keys(aWallet('dunlin').standard.features), basic)
    assert.sameMembers(Object.keys(aWallet().standard.features), [
      ...basic,
      'bitcoin:signTransaction',
      'standard:connect',
      'standard:disconnect',
    ])
  })
  it('exposes the active one of the accounts its owner chose, an address per purpose in the requested order, and reports each change', async () => {
    const { standard, access } = aWallet()
    const heard: (readonly string[])[] = []
    standard.features['standard:events'].on('change', ({ accounts }) =>
      heard.push(accounts.map(({ address }) => address)),
    )
    const asked = standard.features['bitcoin:connect'].connect({ purposes: ['ordinals', 'payment'] })
    aPage.press(aPage.dialog(CONNECTION), 'Approve')
    assert.deepEqual(
      (await asked).accounts.map(({ address }) => address),
      [first.ordinals.address, first.payment.address],
    )
    access.grant([second.payment.address, first.payment.address])
    assert.deepEqual(
      standard.accounts.map(({ address }) => address),
      [second.payment.address, second.ordinals.address],
    )
    await standard.features['standard:disconnect']?.disconnect()
    assert.deepEqual(heard, [
      [first.payment.address, first.ordinals.address],
      [second.payment.address, second.ordinals.address],
      [],
    ])
  })
  it('has only a payment address if it knows no other purpose, and returns 4001 when its owner rejects', async () => {
    const dunlin = aWallet('dunlin')
    const rejected = codeOf(dunlin.standard.features['bitcoin:connect'].connect({ purposes: ['payment', 'ordinals'] }))
    aPage.press(aPage.dialog('Dunlin Wallet: connection request'), 'Reject')
    assert.equal(await rejected, 4001)
    const asked = dunlin.standard.features['bitcoin:connect'].connect({ purposes: ['payment', 'ordinals'] })
    aPage.press(aPage.dialog('Dunlin Wallet: connection request'), 'Approve')
    assert.deepEqual(
      (await asked).accounts.map(({ address }) => address),
      [openBitcoinAccount(2).payment.address],
    )
  })
  it('signs messages by BIP-322, matching its test vectors', () => {
    const key = openBitcoinKey(
      WIF(NETWORK).decode('L3VFeEujGtevx9w18HD1fhRbCH67Az2dpCymeRE1SoPK6XQtaN2k'),
      'payment',
      NETWORK,
    )
    const vectors = {
      '': 'AkgwRQIhAPkJ1Q4oYS0htvyuSFHLxRQpFAY56b70UvE7Dxazen0ZAiAtZfFz1S6T6I23MWI2lK/pcNTWncuyL8UL+oMdydVgzAEhAsfxIAMZZEKUPYWI4BruhAQjzFT8FSFSajuFwrDL1Yhy',
      'Hello World':
        'AkgwRQIhAOzyynlqt93lOKJr+wmmxIens//zPzl9tqIOua93wO6MAiBi5n5EyAcPScOjf1lAqIUIQtr3zKNeavYabHyR8eGhowEhAsfxIAMZZEKUPYWI4BruhAQjzFT8FSFSajuFwrDL1Yhy',
    }
    assert.equal(key.address, 'bc1q9vza2e8x573nczrlzms0wvx3gsqjx7vavgkx0l')
    for (const [message, signature] of Object.entries(vectors)) {
      assert.equal(Buffer.from(signBip322(bytesOf(message), key)).toString('base64'), signature)
      assert.isTrue(isSignedByBip322(key.address, bytesOf(message), Buffer.from(signature, 'base64'), NETWORK))
      assert.isFalse(isSignedByBip322(key.address, bytesOf(`${message}.`), Buffer.from(signature, 'base64'), NETWORK))
    }
  })
  it('shows a message before it signs it, with the requested address', async () => {
    const { features, payment } = await connected()
    const asked = features['bitcoin:signMessage'].signMessage({ account: payment, message: bytesOf('Grüße') })
    assert.include(aPage.dialog(SIGNATURE)?.textContent, 'Grüße')
    aPage.press(aPage.dialog(SIGNATURE), 'Approve')
    const [output] = await asked
    const signature = output?.signature ?? new Uint8Array()
    // Verified by the demo's code, and by independent code.
    for (const looks of [isSignedByBip322, verifyBip322]) {
      assert.isTrue(looks(payment.address, bytesOf('Grüße'), signature))
      assert.isFalse(looks(payment.address, bytesOf('grüße'), signature))
      assert.isFalse(looks(second.payment.address, bytesOf('Grüße'), signature))
    }
  })
  it('signs the requested inputs of a transaction, with the key of each, and shows the outputs', async () => {
    const { features, payment, ordinals } = await connected()
    const signTransaction = features['bitcoin:signTransaction']?.signTransaction ?? assert.fail('it signs none')
    const inputsToSign = [
      { account: payment, signingIndexes: [0] },
      { account: ordinals, signingIndexes: [1] },
    ]
    const asked = signTransaction({ psbt: aPsbt(), chain: CHAIN, inputsToSign })
    assert.include(aPage.dialog(TRANSACTION)?.textContent, `90000 satoshi to ${second.payment.address}`)
    aPage.press(aPage.dialog(TRANSACTION), 'Approve')
    const transaction = Transaction.fromPSBT((await asked)[0]?.signedPsbt ?? new Uint8Array())
    const [[publicKey, signature] = []] = transaction.getInput(0).partialSig ?? []
    const hash = transaction.preimageWitnessV0(
      0,
      Buffer.from(`76a914${Buffer.from(first.payment.script.subarray(2)).toString('hex')}88ac`, 'hex'),
      SigHash.ALL,
      50_000n,
    )
    const compact = secp256k1.Signature.fromDER(signature?.subarray(0, -1) ?? '')
    assert.deepEqual(publicKey, first.payment.publicKey)
    assert.isTrue(secp256k1.verify(compact, hash, first.payment.publicKey))
    const scripts = [first.payment.script, first.ordinals.script]
    const tapHash = transaction.preimageWitnessV1(1, scripts, SigHash.DEFAULT, [50_000n, 50_000n])
    assert.isTrue(schnorr.verify(transaction.getInput(1).tapKeySig ?? '', tapHash, first.ordinals.script.subarray(2)))
    transaction.finalize()
    assert.lengthOf(transaction.id, 64)
  })
  it('refuses a foreign address, another chain, and access revoked meanwhile', async () => {
    const { features, payment, access } = await connected()
    const signTransaction = features['bitcoin:signTransaction']?.signTransaction ?? assert.fail('it signs none')
    const inputsToSign = [{ account: payment, signingIndexes: [0] }]
    assert.equal(
      await codeOf(features['bitcoin:signMessage'].signMessage({ account: second.payment, message: bytesOf('x') })),
      4100,
    )
    assert.equal(await codeOf(signTransaction({ psbt: aPsbt(), chain: 'bitcoin:mainnet', inputsToSign })), 4901)
    assert.equal(
      await codeOf(
        signTransaction({
          psbt: aPsbt(),
          chain: CHAIN,
          inputsToSign: [{ account: second.payment, signingIndexes: [0] }],
        }),
      ),
      4100,
    )
    const asked = codeOf(signTransaction({ psbt: aPsbt(), chain: CHAIN, inputsToSign }))
    access.grant([])
    aPage.press(aPage.dialog(TRANSACTION), 'Approve')
    assert.equal(await asked, 4100)
  })
})
