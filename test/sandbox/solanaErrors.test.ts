import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import {
  Keypair,
  SendTransactionError,
  SystemProgram,
  Transaction,
  TransactionMessage,
  VersionedTransaction,
} from '@solana/web3.js'
import { assert } from 'chai'
import { WebSocket } from 'ws'
import type { Sandbox } from '../../sandbox/Sandbox.js'
import { INSTRUCTION_ERRORS, TRANSACTION_ERRORS } from '../../sandbox/solana/failures.js'
import { startSandbox } from '../../sandbox/startSandbox.js'
import { ask } from './support/ask.js'
import { solanaOf } from './support/solanaOf.js'
import { splToken } from './support/splToken.js'

describe("the Solana chain's errors", () => {
  let sandbox: Sandbox
  let solana: ReturnType<typeof solanaOf>
  before(async () => {
    sandbox = await startSandbox()
    solana = solanaOf(sandbox)
  })
  after(() => sandbox.close())

  const post = async (body: string): Promise<unknown> => (await ask(solana.url, { method: 'POST', body })).body
  const call = (method: string, ...params: readonly unknown[]): Promise<unknown> =>
    post(JSON.stringify({ jsonrpc: '2.0', id: 7, method, params }))
  const failing = async (work: Promise<unknown>): Promise<unknown> =>
    work.then(
      () => assert.fail('it was taken'),
      (error: unknown) => error,
    )
  const signed = async (lamports: number, from = solana.key(2)): Promise<Transaction> => {
    const { blockhash, lastValidBlockHeight } = await solana.connection.getLatestBlockhash()
    const transaction = new Transaction({ feePayer: from.publicKey, blockhash, lastValidBlockHeight })
    transaction
      .add(SystemProgram.transfer({ fromPubkey: from.publicKey, toPubkey: solana.key(3).publicKey, lamports }))
      .sign(from)
    return transaction
  }

  it("have the names and order of the VM's errors", () => {
    const declared = readFileSync(createRequire(import.meta.url).resolve('litesvm/dist/internal.d.ts'), 'utf8')
    const namesOf = (list: string): readonly string[] =>
      [...(new RegExp(`enum ${list} {([^}]*)}`).exec(declared)?.[1] ?? '').matchAll(/(\w+) = \d+/g)].map(
        ([, name]) => name ?? '',
      )
    assert.deepEqual(
      TRANSACTION_ERRORS.map(([name]) => name),
      namesOf('TransactionErrorFieldless'),
    )
    assert.deepEqual(
      INSTRUCTION_ERRORS.map(([name]) => name),
      namesOf('InstructionErrorFieldless'),
    )
  })
  it("report a transfer above the balance, with the program's log", async () => {
    const error = await failing(solana.connection.sendRawTransaction((await signed(4_000_000_000)).serialize()))
    assert.instanceOf(error, SendTransactionError)
    assert.match(
      error.message,
      /Transaction simulation failed: Error processing Instruction 0: custom program error: 0x1/,
    )
    assert.include(error.logs?.join('\n'), 'Transfer: insufficient lamports 2999995000, need 4000000000')
  })
  it('report a payer without funds', async () => {
    const error = await failing(solana.connection.sendRawTransaction((await signed(1, Keypair.generate())).serialize()))
    assert.match(
      String(error),
      /Transaction simulation failed: Attempt to debit an account but found no record of a prior credit\./,
    )
  })
  it('report a blockhash that is unknown or expired', async () => {
    const transaction = await signed(1_000_000)
    transaction.recentBlockhash = Keypair.generate().publicKey.toBase58()
    transaction.sign(solana.key(2))
    assert.match(
      String(await failing(solana.connection.sendRawTransaction(transaction.serialize()))),
      /Transaction simulation failed: Blockhash not found/,
    )
    const old = await signed(1_000_000)
    solana.advance(151)
    assert.match(String(await failing(solana.connection.sendRawTransaction(old.serialize()))), /Blockhash not found/)
    const signature = await solana.connection.sendRawTransaction(old.serialize(), { skipPreflight: true })
    assert.isNull(
      (await solana.connection.getSignatureStatus(signature)).value,
      'without the look before, it is dropped',
    )
  })
  it('report a signature that is not the payer’s', async () => {
    const wire = (await signed(1_000_000)).serialize()
    wire.writeUInt8(wire.readUInt8(9) ^ 1, 9)
    assert.match(
      String(await failing(solana.connection.sendRawTransaction(wire))),
      /Transaction signature verification failure/,
    )
  })
  it('report a duplicate transaction', async () => {
    const wire = (await signed(1_000_000)).serialize()
    await solana.connection.sendRawTransaction(wire)
    assert.match(
      String(await failing(solana.connection.sendRawTransaction(wire))),
      /This transaction has already been processed/,
    )
  })
  it('record a failed transaction with its fee, if sent without preflight', async () => {
    const before = await solana.connection.getBalance(solana.key(2).publicKey)
    const transaction = await signed(4_000_000_000)
    const signature = await solana.connection.sendRawTransaction(transaction.serialize(), { skipPreflight: true })
    const { recentBlockhash: blockhash = '', lastValidBlockHeight = 0 } = transaction
    const { value } = await solana.connection.confirmTransaction({ signature, blockhash, lastValidBlockHeight })
    assert.deepEqual(value.err, { InstructionError: [0, { Custom: 1 }] })
    assert.equal(before - (await solana.connection.getBalance(solana.key(2).publicKey)), 5000)
    assert.deepEqual(
      (await solana.connection.getTransaction(signature, { maxSupportedTransactionVersion: 0 }))?.meta?.err,
      value.err,
    )
  })
  it('occur in a simulation, signed or not, with the resulting accounts', async () => {
    const payer = solana.key(0).publicKey
    const message = (lamports: number) =>
      new TransactionMessage({
        payerKey: payer,
        recentBlockhash: Keypair.generate().publicKey.toBase58(),
        instructions: [SystemProgram.transfer({ fromPubkey: payer, toPubkey: solana.key(3).publicKey, lamports })],
      }).compileToV0Message()
    const simulate = async (lamports: number, replaceRecentBlockhash = true) =>
      (
        await solana.connection.simulateTransaction(new VersionedTransaction(message(lamports)), {
          replaceRecentBlockhash,
          accounts: { encoding: 'base64', addresses: [payer.toBase58()] },
        })
      ).value
    const fine = await simulate(2_500_000_000)
    assert.isNull(fine.err)
    assert.equal(fine.accounts?.[0]?.lamports, 10_000_000_000 - 5000)
    assert.deepEqual((await simulate(90_000_000_000)).err, { InstructionError: [0, { Custom: 1 }] })
    assert.equal((await simulate(1, false)).err, 'BlockhashNotFound')
    assert.equal(await solana.connection.getBalance(payer), 12_500_000_000, 'nothing happened')
  })
  it("report insufficient tokens, in the token program's words", async () => {
    const [sender, receiver] = [solana.key(3), solana.key(1)]
    const transaction = new Transaction({
      feePayer: sender.publicKey,
      ...(await solana.connection.getLatestBlockhash()),
    })
    transaction
      .add(
        splToken.transferChecked(sender.publicKey, receiver.publicKey, solana.mint, 1_000_001n, solana.token.decimals),
      )
      .sign(sender)
    const error = await failing(solana.connection.sendRawTransaction(transaction.serialize()))
    assert.instanceOf(error, SendTransactionError)
    assert.include(error.logs?.join('\n'), 'Error: insufficient funds')
  })
  it('answer malformed requests as JSON-RPC requires', async () => {
    assert.deepEqual(await post('{'), { jsonrpc: '2.0', error: { code: -32700, message: 'Parse error' }, id: null })
    assert.deepEqual(await post('{"id":1}'), {
      jsonrpc: '2.0',
      error: { code: -32600, message: 'Invalid request' },
      id: null,
    })
    assert.deepEqual(await post('[]'), {
      jsonrpc: '2.0',
      error: { code: -32600, message: 'Invalid request' },
      id: null,
    })
    assert.deepEqual(await call('getMoney'), {
      jsonrpc: '2.0',
      error: { code: -32601, message: 'Method not found' },
      id: 7,
    })
    assert.deepEqual(await call('toString'), {
      jsonrpc: '2.0',
      error: { code: -32601, message: 'Method not found' },
      id: 7,
    })
    assert.equal((await ask(solana.url)).status, 405)
    const batch = await post(
      '[{"jsonrpc":"2.0","id":1,"method":"getGenesisHash"},{"jsonrpc":"2.0","method":"ping"},{"jsonrpc":"2.0","id":2,"method":"nothing"}]',
    )
    assert.deepEqual(batch, [
      { jsonrpc: '2.0', result: solana.genesisHash, id: 1 },
      { jsonrpc: '2.0', error: { code: -32601, message: 'Method not found' }, id: 2 },
    ])
  })
  const refused: readonly (readonly [method: string, params: readonly unknown[], message: string])[] = [
    ['getBalance', [], '`params` should have at least 1 argument(s)'],
    ['getBalance', [5], 'Invalid params: invalid type: integer `5`, expected a string.'],
    ['getBalance', ['0OIl'], 'Invalid param: Invalid'],
    ['getBalance', ['abc'], 'Invalid param: WrongSize'],
    [
      'getBalance',
      ['11111111111111111111111111111111', { minContextSlot: 9e12 }],
      'Minimum context slot has not been reached',
    ],
    ['getMultipleAccounts', [Array(101).fill('11111111111111111111111111111111')], 'Too many inputs provided; max 100'],
    [
      'getTokenAccountsByOwner',
      ['11111111111111111111111111111111', { mint: '11111111111111111111111111111111' }],
      'Invalid param: could not find mint',
    ],
    [
      'getTokenAccountsByOwner',
      ['11111111111111111111111111111111', { programId: '11111111111111111111111111111111' }],
      'Invalid param: unrecognized Token program id',
    ],
    ['getTokenAccountBalance', ['11111111111111111111111111111111'], 'Invalid param: not a Token account'],
    ['sendTransaction', ['!!', { encoding: 'base64' }], 'invalid base64 encoding: InvalidByte(0, 33)'],
    ['sendTransaction', ['a0'], "invalid base58 encoding: InvalidCharacter { character: '0', index: 1 }"],
    [
      'sendTransaction',
      ['AAAA', { encoding: 'base64' }],
      'failed to deserialize solana_transaction::versioned::VersionedTransaction: io error: failed to fill whole buffer',
    ],
    [
      'sendTransaction',
      ['A'.repeat(1648), { encoding: 'base64' }],
      'decoded solana_transaction::versioned::VersionedTransaction too large: 1236 bytes (max: 1232 bytes)',
    ],
    [
      'simulateTransaction',
      ['AA==', { encoding: 'base64', sigVerify: true, replaceRecentBlockhash: true }],
      'sigVerify may not be used with replaceRecentBlockhash',
    ],
  ]
  for (const [method, params, message] of refused) {
    it(`answer ${method}(${JSON.stringify(params).slice(0, 60)}) with "${message.slice(0, 60)}"`, async () => {
      assert.nestedPropertyVal(await call(method, ...params), 'error.message', message)
    })
  }
  it('occur on the socket, too', async () => {
    const socket = new WebSocket(solana.wsUrl)
    const said = new Promise<unknown>((resolve) =>
      socket.once('message', (data: Buffer) => resolve(JSON.parse(data.toString('utf8')))),
    )
    socket.once('open', () => socket.send('{"jsonrpc":"2.0","id":1,"method":"accountUnsubscribe","params":[99]}'))
    assert.deepEqual(await said, {
      jsonrpc: '2.0',
      error: { code: -32602, message: 'Invalid subscription id.' },
      id: 1,
    })
    socket.close()
  })
})
