import { createPublicKey, verify } from 'node:crypto'
import { PublicKey, SystemProgram, Transaction, TransactionMessage, VersionedTransaction } from '@solana/web3.js'
import { assert } from 'chai'
import type { Sandbox } from '../../sandbox/Sandbox.js'
import { base58 } from '@scure/base'
import { registerWallet } from '../../sandbox/solanaWallets/registerWallet.js'
import { signInText } from '../../sandbox/solanaWallets/signing.js'
import { startSandbox } from '../../sandbox/startSandbox.js'
import { aPage } from './support/aPage.js'
import { aSolanaWallet } from './support/aSolanaWallet.js'
import { codeOf } from './support/codeOf.js'
import { solanaOf } from './support/solanaOf.js'

const CONNECTION = 'Kestrel Wallet: connection request'
const SIGNATURE = 'Kestrel Wallet: signature request'
const TRANSACTION = 'Kestrel Wallet: transaction request'
const SIGN_IN = 'Osprey Wallet: sign-in request'

const isSignedBy = (address: string, message: Uint8Array, signature: Uint8Array): boolean => {
  const x = Buffer.from(new PublicKey(address).toBytes()).toString('base64url')
  return verify(null, message, createPublicKey({ key: { kty: 'OKP', crv: 'Ed25519', x }, format: 'jwk' }), signature)
}

describe('a sandbox Solana wallet', () => {
  let sandbox: Sandbox
  let solana: ReturnType<typeof solanaOf>
  before(async () => {
    sandbox = await startSandbox()
    solana = solanaOf(sandbox)
    aPage.open()
  })
  afterEach(() => {
    localStorage.clear()
    document.querySelectorAll('[role=dialog]').forEach((dialog) => dialog.remove())
  })
  after(async () => {
    await aPage.close()
    await sandbox.close()
  })

  const transfer = async (from: string, lamports: number, version: 'legacy' | 0 = 'legacy'): Promise<Uint8Array> => {
    const payerKey = new PublicKey(from)
    const { blockhash, lastValidBlockHeight } = await solana.connection.getLatestBlockhash()
    const instruction = SystemProgram.transfer({ fromPubkey: payerKey, toPubkey: solana.key(4).publicKey, lamports })
    return version === 0
      ? new VersionedTransaction(
          new TransactionMessage({
            payerKey,
            recentBlockhash: blockhash,
            instructions: [instruction],
          }).compileToV0Message(),
        ).serialize()
      : new Transaction({ feePayer: payerKey, blockhash, lastValidBlockHeight })
          .add(instruction)
          .serialize({ requireAllSignatures: false })
  }

  it('registers with a page that already listens, and with a later one, and can unregister', async () => {
    // Its event class is read at load time and has to be the page's.
    const { getWallets } = await import('@wallet-standard/app')
    const early = aSolanaWallet(sandbox).standard
    const withdrawEarly = registerWallet(early)
    const registry = getWallets()
    const heard: string[] = []
    registry.on('register', (...wallets) => heard.push(...wallets.map(({ name }) => name)))
    registry.on('unregister', (...wallets) => heard.push(...wallets.map(({ name }) => `no ${name}`)))
    assert.deepEqual(
      registry.get().map(({ name }) => name),
      ['Kestrel Wallet'],
    )
    const withdrawLate = registerWallet(aSolanaWallet(sandbox, 'osprey').standard)
    withdrawEarly()
    assert.deepEqual(heard, ['Osprey Wallet', 'no Kestrel Wallet'])
    assert.deepEqual(
      registry.get().map(({ name }) => name),
      ['Osprey Wallet'],
    )
    withdrawLate()
  })
  it('has the features of its kind', () => {
    const basic = [
      'standard:connect',
      'standard:disconnect',
      'standard:events',
      'solana:signMessage',
      'solana:signTransaction',
    ]
    assert.sameMembers(Object.keys(aSolanaWallet(sandbox).features), [...basic, 'solana:signAndSendTransaction'])
    assert.sameMembers(Object.keys(aSolanaWallet(sandbox, 'osprey').features), [
      ...basic,
      'solana:signAndSendTransaction',
      'solana:signIn',
    ])
    assert.sameMembers(Object.keys(aSolanaWallet(sandbox, 'plover').features), basic)
    assert.include(aSolanaWallet(sandbox).standard.chains, solana.caipNetworkId)
  })
  it('exposes the accounts that its owner chose, reports each change, and keeps them for the next visit', async () => {
    const { standard, features, access } = aSolanaWallet(sandbox)
    const heard: (readonly string[])[] = []
    features['standard:events'].on('change', ({ accounts }) => heard.push(accounts.map(({ address }) => address)))
    assert.isEmpty((await features['standard:connect'].connect({ silent: true })).accounts)
    const asked = features['standard:connect'].connect()
    aPage.press(aPage.dialog(CONNECTION), 'Approve')
    const own = solana.accounts.slice(0, 2)
    assert.deepEqual(
      (await asked).accounts.map(({ address }) => address),
      own,
    )
    assert.deepEqual([...(standard.accounts[0]?.publicKey ?? [])], [...solana.key(0).publicKey.toBytes()])
    assert.lengthOf((await aSolanaWallet(sandbox).features['standard:connect'].connect({ silent: true })).accounts, 2)
    access.grant([...own].reverse())
    await features['standard:disconnect'].disconnect()
    assert.deepEqual(heard, [own, [...own].reverse(), []])
    assert.isEmpty(standard.accounts)
  })
  it('returns 4001 when its owner rejects, and automatically in that mode', async () => {
    const asked = codeOf(aSolanaWallet(sandbox).features['standard:connect'].connect())
    aPage.press(aPage.dialog(CONNECTION), 'Reject')
    assert.equal(await asked, 4001)
    assert.equal(await codeOf(aSolanaWallet(sandbox, 'shrike').features['standard:connect'].connect()), 4001)
  })
  it('signs messages, each with its account, after showing them', async () => {
    const { features, connect } = aSolanaWallet(sandbox)
    const account = connect()
    const message = new TextEncoder().encode('hello')
    const asked = features['solana:signMessage'].signMessage({ account, message })
    assert.include(aPage.dialog(SIGNATURE)?.textContent, 'hello')
    aPage.press(aPage.dialog(SIGNATURE), 'Approve')
    const [output] = await asked
    assert.isTrue(isSignedBy(account.address, message, output?.signature ?? new Uint8Array()))
  })
  it('signs several transactions of both kinds in one prompt, and the chain accepts them', async () => {
    const { features, connect } = aSolanaWallet(sandbox)
    const account = connect()
    const transactions = await Promise.all([
      transfer(account.address, 1_000_000),
      transfer(account.address, 2_000_000, 0),
    ])
    const asked = features['solana:signTransaction'].signTransaction(
      ...transactions.map((transaction) => ({ account, transaction, chain: solana.caipNetworkId })),
    )
    aPage.press(aPage.dialog(TRANSACTION), 'Approve')
    for (const { signedTransaction } of await asked) {
      const signature = await solana.connection.sendRawTransaction(signedTransaction)
      assert.isNull((await solana.connection.getSignatureStatus(signature)).value?.err)
    }
  })
  it('signs and sends to its own chain only', async () => {
    const { features, connect } = aSolanaWallet(sandbox)
    const account = connect()
    const transaction = await transfer(account.address, 3_000_000)
    const send = features['solana:signAndSendTransaction']?.signAndSendTransaction ?? assert.fail('it does not send')
    assert.equal(await codeOf(send({ account, transaction, chain: 'solana:mainnet' })), 4901)
    const asked = send({
      account,
      transaction,
      chain: solana.caipNetworkId,
      options: { preflightCommitment: 'confirmed' },
    })
    aPage.press(aPage.dialog(TRANSACTION), 'Approve')
    const [sent] = await asked
    const status = await solana.connection.getSignatureStatus(base58.encode(sent?.signature ?? new Uint8Array()))
    assert.deepInclude(status.value, { err: null })
    const tooMuch = codeOf(
      send({ account, transaction: await transfer(account.address, 900_000_000_000), chain: solana.caipNetworkId }),
    )
    aPage.press(aPage.dialog(TRANSACTION), 'Approve')
    assert.equal(await tooMuch, -32002, 'the refusal of the chain comes through')
  })
  it('refuses a foreign account, one revoked meanwhile, and an unknown version', async () => {
    const { features, connect, access } = aSolanaWallet(sandbox)
    const account = connect()
    const stranger = { ...account, address: solana.accounts[4] ?? '' }
    const { signTransaction } = features['solana:signTransaction']
    assert.equal(
      await codeOf(features['solana:signMessage'].signMessage({ account: stranger, message: new Uint8Array(1) })),
      4100,
    )
    assert.equal(await codeOf(signTransaction({ account, transaction: await transfer(stranger.address, 1) })), -32602)
    const plover = aSolanaWallet(sandbox, 'plover')
    const own = plover.connect()
    assert.equal(
      await codeOf(
        plover.features['solana:signTransaction'].signTransaction({
          account: own,
          transaction: await transfer(own.address, 1, 0),
        }),
      ),
      -32602,
    )
    const asked = codeOf(signTransaction({ account, transaction: await transfer(account.address, 1) }))
    access.grant([])
    aPage.press(aPage.dialog(TRANSACTION), 'Approve')
    assert.equal(await asked, 4100)
  })
  it('signs in and connects in one prompt, with the text of the standard', async () => {
    const { standard, features } = aSolanaWallet(sandbox, 'osprey')
    const signIn = features['solana:signIn']?.signIn ?? assert.fail('it does not sign in')
    const input = {
      statement: 'Welcome.',
      uri: 'http://shop.localhost/',
      version: '1',
      chainId: 'mainnet',
      nonce: 'abcdefgh',
      resources: ['http://shop.localhost/terms'],
    }
    const asked = signIn(input)
    aPage.press(aPage.dialog(SIGN_IN), 'Approve')
    const [output] = await asked
    const address = solana.accounts[2] ?? ''
    assert.deepEqual(
      standard.accounts.map((account) => account.address),
      [address],
    )
    assert.equal(output?.account?.address, address)
    const text = new TextDecoder().decode(output?.signedMessage)
    assert.equal(
      text,
      `shop.localhost wants you to sign in with your Solana account:\n${address}\n\nWelcome.\n\nURI: http://shop.localhost/\nVersion: 1\nChain ID: mainnet\nNonce: abcdefgh\nResources:\n- http://shop.localhost/terms`,
    )
    assert.isTrue(isSignedBy(address, new TextEncoder().encode(text), output?.signature ?? new Uint8Array()))
    assert.equal(signInText({ domain: 'a.b', address: 'C' }), 'a.b wants you to sign in with your Solana account:\nC')
  })
  it('signs its own text, or with another account, in that mode', async () => {
    const signed = async (key: string, title: string) => {
      const { features, connect } = aSolanaWallet(sandbox, key)
      const { address } = connect()
      const signIn = features['solana:signIn']?.signIn ?? assert.fail('it does not sign in')
      const asked = signIn({ address, statement: 'Welcome.', nonce: 'abcdefgh' })
      aPage.press(aPage.dialog(`${title}: sign-in request`), 'Approve')
      const [output] = await asked
      const { account, signedMessage = new Uint8Array(), signature = new Uint8Array() } = output ?? {}
      assert.isTrue(isSignedBy(account?.address ?? '', signedMessage, signature))
      return { address, account: account?.address, text: new TextDecoder().decode(signedMessage) }
    }
    const whydah = await signed('whydah', 'Whydah Wallet')
    assert.equal(whydah.account, whydah.address)
    assert.notInclude(whydah.text, 'Welcome.')
    const honeyguide = await signed('honeyguide', 'Honeyguide Wallet')
    assert.deepEqual([honeyguide.address, honeyguide.account], solana.accounts.slice(3, 5))
    assert.include(honeyguide.text, 'Welcome.')
  })
  it('encodes base58 as web3.js does', () => {
    for (const bytes of [new Uint8Array(32), Uint8Array.of(0, 0, 1, 255), solana.key(0).publicKey.toBytes()]) {
      const padded = Uint8Array.from([...new Uint8Array(32 - bytes.length), ...bytes])
      assert.equal(base58.encode(padded), new PublicKey(padded).toBase58())
      assert.deepEqual([...base58.decode(base58.encode(padded))], [...padded])
    }
  })
})
