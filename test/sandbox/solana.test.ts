import { ComputeBudgetProgram, Keypair, SystemProgram, Transaction, sendAndConfirmTransaction } from '@solana/web3.js'
import { assert } from 'chai'
import type { Sandbox } from '../../sandbox/Sandbox.js'
import { startSandbox } from '../../sandbox/startSandbox.js'
import { solanaOf } from './support/solanaOf.js'
import { splToken } from './support/splToken.js'

const SOL = 1_000_000_000

describe("the sandbox's Solana chain", () => {
  let sandbox: Sandbox
  let solana: ReturnType<typeof solanaOf>
  before(async () => {
    sandbox = await startSandbox()
  })
  // A client caches a blockhash for 30 s, however many blocks a test makes meanwhile.
  beforeEach(() => {
    solana = solanaOf(sandbox)
  })
  after(() => sandbox.close())

  const transfer = (lamports: number, to = Keypair.generate().publicKey, from = solana.key(1)): Transaction =>
    new Transaction().add(SystemProgram.transfer({ fromPubkey: from.publicKey, toPubkey: to, lamports }))

  it('has the CAIP-2 id of its genesis hash', async () => {
    assert.equal(await solana.connection.getGenesisHash(), solana.genesisHash)
    assert.equal(solana.caipNetworkId, `solana:${solana.genesisHash.slice(0, 32)}`)
    assert.deepInclude(solana.network, { caipNetworkId: solana.caipNetworkId, chainNamespace: 'solana' })
    assert.deepEqual(solana.network.rpcUrls.default.http, [solana.url])
    assert.property(await solana.connection.getVersion(), 'solana-core')
  })
  it('is deterministic for a seed, and different for another', async () => {
    const [again, other] = await Promise.all([startSandbox(), startSandbox({ seed: 'another' })])
    try {
      assert.deepEqual(again.solana?.accounts, solana.accounts)
      assert.equal(again.solana?.token.mint, solana.token.mint)
      assert.equal(other.solana?.genesisHash, solana.genesisHash)
      for (const account of other.solana?.accounts ?? []) assert.notInclude(solana.accounts, account)
    } finally {
      await Promise.all([again.close(), other.close()])
    }
  })
  it('funds the accounts whose keys it publishes', async () => {
    assert.deepEqual(
      solana.secretKeys.map((_, place) => solana.key(place).publicKey.toBase58()),
      solana.accounts,
    )
    assert.equal(await solana.connection.getBalance(solana.key(0).publicKey), 12.5 * SOL)
    assert.equal(await solana.connection.getBalance(Keypair.generate().publicKey), 0)
    assert.isNull(await solana.connection.getAccountInfo(Keypair.generate().publicKey))
  })
  it('mines a transfer, reports it on the socket, and takes the stated fee', async () => {
    const receiver = Keypair.generate().publicKey
    const sender = solana.key(1)
    const before = await solana.connection.getBalance(sender.publicKey)
    const transaction = transfer(SOL, receiver).add(
      ComputeBudgetProgram.setComputeUnitPrice({ microLamports: 20_000_000 }),
      ComputeBudgetProgram.setComputeUnitLimit({ units: 500 }),
    )
    transaction.feePayer = sender.publicKey
    transaction.recentBlockhash = (await solana.connection.getLatestBlockhash()).blockhash
    const fee = await transaction.getEstimatedFee(solana.connection)
    const signature = await sendAndConfirmTransaction(solana.connection, transaction, [sender])
    assert.equal(await solana.connection.getBalance(receiver), SOL)
    assert.equal(fee, 15_000)
    assert.equal(before - (await solana.connection.getBalance(sender.publicKey)), SOL + (fee ?? 0))
    const { value } = await solana.connection.getSignatureStatus(signature)
    assert.deepInclude(value, { err: null, confirmationStatus: 'finalized' })
  })
  it('lists a transaction afterwards, for each account it touched', async () => {
    const receiver = Keypair.generate().publicKey
    const signature = await sendAndConfirmTransaction(solana.connection, transfer(SOL, receiver), [solana.key(1)])
    const shown = await solana.connection.getTransaction(signature, {
      commitment: 'confirmed',
      maxSupportedTransactionVersion: 0,
    })
    assert.deepInclude(shown?.meta, { err: null, fee: 5000 })
    assert.deepEqual(shown?.transaction.message.staticAccountKeys.map(String), [
      solana.accounts[1],
      receiver.toBase58(),
      SystemProgram.programId.toBase58(),
    ])
    assert.equal((shown?.meta?.postBalances[1] ?? 0) - (shown?.meta?.preBalances[1] ?? 0), SOL)
    const [listed] = await solana.connection.getSignaturesForAddress(receiver, {}, 'confirmed')
    assert.deepEqual([listed?.signature, listed?.err, listed?.slot], [signature, null, shown?.slot])
  })
  it('has a token, and sends it to an account created in the same transaction', async () => {
    const [sender, receiver] = [solana.key(0), Keypair.generate().publicKey]
    const { decimals } = solana.token
    const before = await solana.connection.getTokenAccountBalance(splToken.accountOf(sender.publicKey, solana.mint))
    assert.deepEqual(before.value, { amount: '150250000', decimals, uiAmount: 150.25, uiAmountString: '150.25' })
    const transaction = new Transaction().add(
      splToken.createAccount(sender.publicKey, receiver, solana.mint),
      splToken.transferChecked(sender.publicKey, receiver, solana.mint, 50_250_000n, decimals),
    )
    const signature = await sendAndConfirmTransaction(solana.connection, transaction, [sender])
    const held = await solana.connection.getTokenAccountBalance(splToken.accountOf(receiver, solana.mint))
    assert.equal(held.value.uiAmountString, '50.25')
    const shown = await solana.connection.getTransaction(signature, { maxSupportedTransactionVersion: 0 })
    assert.sameMembers(shown?.meta?.postTokenBalances?.map(({ uiTokenAmount }) => uiTokenAmount.amount) ?? [], [
      '100000000',
      '50250000',
    ])
    assert.isNotEmpty(shown?.meta?.innerInstructions)
  })
  it('lists the token accounts of an owner, by mint and by program, parsed or as bytes', async () => {
    const owner = solana.key(1).publicKey
    const account = splToken.accountOf(owner, solana.mint)
    const parsed = await solana.connection.getParsedTokenAccountsByOwner(owner, { programId: splToken.program })
    assert.deepEqual(
      parsed.value.map(({ pubkey }) => pubkey.toBase58()),
      [account.toBase58()],
    )
    assert.deepNestedInclude(parsed.value[0]?.account.data, {
      program: 'spl-token',
      'parsed.info.mint': solana.token.mint,
      'parsed.info.tokenAmount.uiAmountString': '40',
    })
    const raw = await solana.connection.getTokenAccountsByOwner(owner, { mint: solana.mint })
    assert.lengthOf(raw.value[0]?.account.data ?? [], 165)
    assert.isEmpty(
      (await solana.connection.getTokenAccountsByOwner(Keypair.generate().publicKey, { mint: solana.mint })).value,
    )
    const several = await solana.connection.getMultipleAccountsInfo([
      account,
      Keypair.generate().publicKey,
      solana.mint,
    ])
    assert.deepEqual(
      several.map((one) => one?.data.length),
      [165, undefined, 82],
    )
  })
  it('airdrops coins on request, and notifies subscribers of the account', async () => {
    const { publicKey } = Keypair.generate()
    const told = new Promise<number>((resolve) => {
      const id = solana.connection.onAccountChange(publicKey, ({ lamports }) => {
        void solana.connection.removeAccountChangeListener(id).then(() => resolve(lamports))
      })
    })
    // Both wait for the socket, in this order: a confirmed subscription is active.
    const rent = await solana.connection.getMinimumBalanceForRentExemption(0)
    await sendAndConfirmTransaction(solana.connection, transfer(rent), [solana.key(1)])
    await solana.connection.requestAirdrop(publicKey, 2 * SOL)
    assert.equal(await told, 2 * SOL)
  })
  it('expires a blockhash after 150 blocks', async () => {
    const { blockhash, lastValidBlockHeight } = await solana.connection.getLatestBlockhash()
    assert.equal(lastValidBlockHeight, (await solana.connection.getBlockHeight()) + 150)
    solana.advance(150)
    assert.isTrue((await solana.connection.isBlockhashValid(blockhash)).value)
    solana.advance(1)
    assert.isFalse((await solana.connection.isBlockhashValid(blockhash)).value)
    assert.isAbove(await solana.connection.getBlockHeight(), lastValidBlockHeight)
    assert.isAtLeast(await solana.connection.getSlot(), 151)
  })
  it('resets on demand, and continues from there as before', async () => {
    const receiver = Keypair.generate().publicKey
    const { blockhash } = await solana.connection.getLatestBlockhash()
    const signature = await sendAndConfirmTransaction(solana.connection, transfer(SOL, receiver), [solana.key(1)])
    solana.reset()
    assert.equal(await solana.connection.getBalance(receiver), 0)
    assert.equal(await solana.connection.getBalance(solana.key(1).publicKey), 250 * SOL)
    assert.isNull((await solana.connection.getSignatureStatus(signature)).value)
    assert.isFalse((await solana.connection.isBlockhashValid(blockhash)).value)
    solana = solanaOf(sandbox)
    await sendAndConfirmTransaction(solana.connection, transfer(SOL, receiver), [solana.key(1)])
    assert.equal(await solana.connection.getBalance(receiver), SOL)
  })
  it('does not answer with a fault set, and is in the log', async () => {
    sandbox.clearRequests()
    sandbox.fault({ match: 'rpc/solana', status: 503 })
    await solana.connection.getSlot().then(
      () => assert.fail('it answered'),
      (error: unknown) => assert.match(String(error), /503/),
    )
    sandbox.clearFaults()
    assert.deepInclude(sandbox.requests()[0], { path: '/rpc/solana', status: 503 })
  })
})
