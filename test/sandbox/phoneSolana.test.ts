import { PublicKey, SystemProgram, Transaction, TransactionMessage, VersionedTransaction } from '@solana/web3.js'
import { assert } from 'chai'
import { base58 } from '@scure/base'
import { makeSolanaNamespace } from '../../sandbox/phone/solanaRequests.js'
import { describeRequest } from '../../sandbox/phone/describeRequest.js'
import type { Sandbox } from '../../sandbox/Sandbox.js'
import { startSandbox } from '../../sandbox/startSandbox.js'
import { codeOf } from './support/codeOf.js'
import { solanaOf } from './support/solanaOf.js'

const LAMPORTS = 500_000

describe('the sandbox phone on Solana', () => {
  let sandbox: Sandbox
  before(async () => {
    sandbox = await startSandbox()
  })
  after(() => sandbox.close())

  const setUp = async () => {
    const solana = solanaOf(sandbox)
    const { url, caipNetworkId, connection, secretKeys, accounts } = solana
    const places = sandbox.phone.solanaAccounts.map((address) => accounts.indexOf(address))
    const phone = makeSolanaNamespace({
      url,
      caipNetworkId,
      name: 'Sandbox Solana',
      secretKeys: places.map((place) => [...(secretKeys[place] ?? [])]),
    })
    const [own = '', other = ''] = phone.accounts
    const [payerKey, toPubkey] = [new PublicKey(own), solana.key(0).publicKey]
    const { blockhash, lastValidBlockHeight } = await connection.getLatestBlockhash()
    const pay = SystemProgram.transfer({ fromPubkey: payerKey, toPubkey, lamports: LAMPORTS })
    const legacy = new Transaction({ feePayer: payerKey, blockhash, lastValidBlockHeight })
      .add(pay)
      .serialize({ requireAllSignatures: false })
    const versioned = new VersionedTransaction(
      new TransactionMessage({ payerKey, recentBlockhash: blockhash, instructions: [pay] }).compileToV0Message(),
    ).serialize()
    const inBase64 = (bytes: Uint8Array): string => Buffer.from(bytes).toString('base64')
    return {
      phone,
      own,
      other,
      connection,
      toPubkey,
      caipNetworkId,
      legacy: inBase64(legacy),
      versioned: inBase64(versioned),
    }
  }

  it("has the sandbox's accounts, and grants those its owner chose, the active one first", async () => {
    const { phone, own, other, caipNetworkId } = await setUp()
    assert.deepEqual(phone.accounts, sandbox.phone.solanaAccounts)
    assert.deepEqual(phone.grant(['0xa1', own, other], other).solana?.accounts, [
      `${caipNetworkId}:${other}`,
      `${caipNetworkId}:${own}`,
    ])
    assert.deepEqual(phone.grant(['0xa1'], own), {})
    assert.deepEqual(makeSolanaNamespace(undefined).grant([own], own), {})
  })
  it('signs transactions of both versions, one or several, so that the chain accepts them [S7-34]', async () => {
    const { phone, own, connection, toPubkey, legacy, versioned } = await setUp()
    const before = await connection.getBalance(toPubkey)
    const one: unknown = await phone.carryOut('solana_signTransaction', { transaction: legacy, pubkey: own }, [own])
    const all: unknown = await phone.carryOut('solana_signAllTransactions', { transactions: [legacy, versioned] }, [
      own,
    ])
    const { transaction, transactions } = { ...Object(one), ...Object(all) } as {
      readonly transaction: string
      readonly transactions: readonly string[]
    }
    assert.equal(transactions[0], transaction)
    for (const text of transactions) await connection.sendRawTransaction(Buffer.from(text, 'base64'))
    assert.equal(await connection.getBalance(toPubkey), before + 2 * LAMPORTS)
  })
  it('sends what its owner approves to the chain [S7-34]', async () => {
    const { phone, own, connection, toPubkey, versioned } = await setUp()
    const before = await connection.getBalance(toPubkey)
    const { signature } = (await phone.carryOut(
      'solana_signAndSendTransaction',
      { transaction: versioned, pubkey: own, sendOptions: { skipPreflight: true } },
      [own],
    )) as { readonly signature: string }
    assert.equal(await connection.getBalance(toPubkey), before + LAMPORTS)
    assert.isNull((await connection.getSignatureStatus(signature)).value?.err)
  })
  it('refuses an account that the site was not granted, malformed data, and a transaction that needs none of its signatures', async () => {
    const { phone, own, other, legacy } = await setUp()
    const asked = [
      ['solana_signMessage', { message: 'abc', pubkey: 'somebody' }, 4100],
      ['solana_signMessage', { message: '0OIl' }, -32602],
      ['solana_signTransaction', { transaction: '*' }, -32602],
      ['solana_signTransaction', { transaction: legacy, pubkey: other }, -32602],
      ['solana_signAllTransactions', {}, -32602],
      ['solana_signIn', {}, 4200],
    ] as const
    for (const [method, params, code] of asked)
      assert.equal(await codeOf(phone.carryOut(method, params, [own, other])), code, method)
    const ofOther = { transaction: legacy, pubkey: other }
    assert.equal(await codeOf(phone.carryOut('solana_signAndSendTransaction', ofOther, [own])), 4100)
    assert.equal(await codeOf(makeSolanaNamespace(undefined).carryOut('solana_signMessage', {}, [])), 4901)
  })
  it('shows its owner the text of a message, and the payer of a transaction', async () => {
    const { own, legacy, versioned } = await setUp()
    assert.equal(
      describeRequest('solana_signMessage', { message: base58.encode(new TextEncoder().encode('Hello, Lantern Row')) }),
      'Hello, Lantern Row',
    )
    const words = describeRequest('solana_signAllTransactions', { transactions: [legacy, versioned] })
    for (const part of ['of version legacy', 'of version 0', `paid by ${own}`]) assert.include(words, part)
    assert.include(describeRequest('solana_signTransaction', { transaction: 'AQID' }), 'Nothing that can be read')
  })
})
