import {
  ComputeBudgetProgram,
  Keypair,
  MessageV0,
  type PublicKey,
  SystemProgram,
  Transaction,
  TransactionInstruction,
  VersionedTransaction,
} from '@solana/web3.js'
import { assert } from 'chai'
import { ReplaySubject } from 'rxjs'
import { makeHttpTransfers } from '../../../infrastructure/chainRpc/transfers.js'
import { readField } from '../../../infrastructure/shared/safeRead.js'
import { fakeChainRpc } from '../../fakes/fakeChainRpc.js'
import { leftOf } from '../../support/leftOf.js'
import { makeVirtualTime } from '../../support/makeVirtualTime.js'
import { rightOf } from '../../support/rightOf.js'
import { aSolanaNetwork } from './aSolanaNetwork.js'
import { SOLANA_NODE } from './solanaNode.js'

const { SENDER, RECEIVER, MINT, ACCOUNTS, open } = SOLANA_NODE
const NETWORK = aSolanaNetwork(['https://a.example/'])
const KEY = Keypair.fromSeed(new Uint8Array(32).fill(1))
const OTHER = Keypair.fromSeed(new Uint8Array(32).fill(9))
const REFUSED = { _tag: 'SimulationFailed', reason: 'Signed something else' } as const

/** Prepares half a SOL, or 7 units of a token for a receiver without a token account, as a wallet is asked for it. */
const prepare = async (what: 'coin' | 'token') => {
  const { scheduler } = makeVirtualTime()
  let simulations = 0
  const node = open({
    getMultipleAccounts: (params) => ({
      value: JSON.stringify(params).includes(SENDER)
        ? [ACCOUNTS.wallet, null, ACCOUNTS.mint].slice(0, what === 'coin' ? 2 : 3)
        : [ACCOUNTS.tokens('100'), null],
    }),
    simulateTransaction: () => ({
      value: { err: null, accounts: what === 'coin' || simulations++ > 0 ? null : [ACCOUNTS.tokens('7', RECEIVER)] },
    }),
  })
  const transfers = makeHttpTransfers({
    chainRpc: fakeChainRpc(),
    fetch: node.fetch,
    scheduler,
    closed: new ReplaySubject<void>(1),
  })
  const asset =
    what === 'coin'
      ? ({ _tag: 'Coin', units: 500_000_000n } as const)
      : ({ _tag: 'Token', contract: MINT, units: 7n } as const)
  const { request } = await rightOf(transfers.prepare(NETWORK, { from: SENDER, to: RECEIVER, asset }))
  const { instructions } = Transaction.from(Buffer.from(String(readField(request.params, 'transaction')), 'base64'))
  const submit = (signed: string) => transfers.submit(NETWORK, signed, request)
  return { submit, request, instructions, asked: node.asked }
}

/** What a wallet signs, with its own blockhash. */
const signed = (instructions: readonly TransactionInstruction[], payer = KEY): string => {
  const transaction = new Transaction({ feePayer: payer.publicKey, blockhash: RECEIVER, lastValidBlockHeight: 1 })
  transaction.add(...instructions).sign(...new Set([payer, KEY]))
  return transaction.serialize().toString('base64')
}
const signedAsV0 = (instructions: readonly TransactionInstruction[]): string => {
  const transaction = new VersionedTransaction(
    MessageV0.compile({ payerKey: KEY.publicKey, recentBlockhash: RECEIVER, instructions: [...instructions] }),
  )
  transaction.sign([KEY])
  return Buffer.from(transaction.serialize()).toString('base64')
}
const remade = (
  { programId, keys, data }: TransactionInstruction,
  change: Partial<Pick<TransactionInstruction, 'keys' | 'data'>>,
): TransactionInstruction => new TransactionInstruction({ programId, keys, data, ...change })
const pay = (toPubkey: PublicKey, lamports: number): TransactionInstruction =>
  SystemProgram.transfer({ fromPubkey: KEY.publicKey, toPubkey, lamports })

describe('a transaction signed by a Solana wallet, compared with the request', () => {
  for (const what of ['coin', 'token'] as const)
    it(`is sent if the wallet changed blockhash or price, or added instructions: ${what} [S5-07]`, async () => {
      const { instructions, submit, asked } = await prepare(what)
      const [limit, price, ...moves] = instructions
      assert.isDefined(price)
      const dearer = ComputeBudgetProgram.setComputeUnitPrice({ microLamports: 7 })
      const forms = [
        signed(instructions),
        signed(moves),
        signed([...(limit === undefined ? [] : [limit]), dearer, ...moves, pay(OTHER.publicKey, 5)]),
        signedAsV0([dearer, ...moves]),
      ]
      for (const form of forms) assert.isNotEmpty(await rightOf(submit(form)))
      assert.lengthOf(
        asked.filter((method) => method === 'sendTransaction'),
        forms.length,
      )
    })

  it('is not sent if the payer, a receiver, an amount or an instruction differs [S-28]', async () => {
    for (const what of ['coin', 'token'] as const) {
      const { instructions, submit, asked } = await prepare(what)
      const last = instructions.length - 1
      const changed = instructions.map((each, at) =>
        at < last ? each : remade(each, { data: Buffer.from(each.data.map((byte, i) => (i === 4 ? byte ^ 1 : byte))) }),
      )
      const elsewhere = instructions.map((each, at) =>
        at < 2
          ? each
          : remade(each, { keys: each.keys.map((key, i) => (i === 1 ? { ...key, pubkey: OTHER.publicKey } : key)) }),
      )
      const others = [
        signed([pay(OTHER.publicKey, 4_000_000_000)]),
        signed(instructions.slice(0, -1)),
        signed([...instructions, ...instructions.slice(-1)]),
        signed(instructions, OTHER),
        ...[changed, elsewhere].map((list) => signed(list)),
        Buffer.from([1, ...new Uint8Array(128).fill(7)]).toString('base64'),
      ]
      const before = asked.length
      for (const [at, other] of others.entries())
        assert.deepEqual(await leftOf(submit(other)), REFUSED, `${what} ${at}`)
      assert.lengthOf(asked, before, 'no node hears of it')
    }
  })

  it('is not sent without a signature or with a wrong one, which no node gets to check [S-28]', async () => {
    const { instructions, submit, asked } = await prepare('coin')
    const before = asked.length
    for (const wrong of [new Uint8Array(64), new Uint8Array(64).fill(7)]) {
      const transaction = Buffer.from(signed(instructions), 'base64')
      transaction.set(wrong, 1)
      assert.deepEqual(await leftOf(submit(transaction.toString('base64'))), {
        _tag: 'SimulationFailed',
        reason: 'SignatureFailure',
      })
    }
    assert.lengthOf(asked, before)
  })

  it('is not sent if the request is malformed', async () => {
    const { scheduler } = makeVirtualTime()
    const { instructions } = await prepare('coin')
    const { fetch, asked } = open()
    const transfers = makeHttpTransfers({
      chainRpc: fakeChainRpc(),
      fetch,
      scheduler,
      closed: new ReplaySubject<void>(1),
    })
    for (const params of [undefined, {}, { transaction: 5 }, { transaction: 'AA==' }, { transaction: '!' }])
      assert.deepEqual(await leftOf(transfers.submit(NETWORK, signed(instructions), { method: 'a', params })), REFUSED)
    assert.isEmpty(asked)
  })
})
