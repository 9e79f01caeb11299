import { Keypair, PublicKey, Transaction } from '@solana/web3.js'
import { assert } from 'chai'
import * as E from 'fp-ts/Either'
import { asyncScheduler, ReplaySubject } from 'rxjs'
import type { Transfers } from '../../application/ports/transfers.js'
import type { TransferUnits } from '../../domain/payment/amount.js'
import type { PreparedTransfer, Transfer, TransferAsset } from '../../domain/send/transfer.js'
import { makeHttpTransfers } from '../../infrastructure/chainRpc/transfers.js'
import { readField } from '../../infrastructure/shared/safeRead.js'
import type { Sandbox } from '../../sandbox/Sandbox.js'
import { startSandbox } from '../../sandbox/startSandbox.js'
import { fakeChainRpc } from '../fakes/fakeChainRpc.js'
import { leftOf } from '../support/leftOf.js'
import { rightOf } from '../support/rightOf.js'
import { solanaOf } from './support/solanaOf.js'
import { splToken } from './support/splToken.js'
import { token2022 } from './support/token2022.js'
import { until } from '../support/until.js'

const SOL = 1_000_000_000n
/** One signature, and compute units at the price paid for them. */
const COIN_FEE = 5_050n
const TOKEN_RENT = 2_039_280n

const coins = (units: TransferUnits): TransferAsset => ({ _tag: 'Coin', units })
const tokens = (contract: string, units: TransferUnits): TransferAsset => ({ _tag: 'Token', contract, units })

describe('transfers on the sandbox’s Solana chain', () => {
  let sandbox: Sandbox
  let solana: ReturnType<typeof solanaOf>
  let transfers: Transfers
  const closed = new ReplaySubject<void>(1)
  before(async () => {
    sandbox = await startSandbox()
    transfers = makeHttpTransfers({ fetch, scheduler: asyncScheduler, chainRpc: fakeChainRpc(), closed })
  })
  beforeEach(() => {
    solanaOf(sandbox).reset()
    solana = solanaOf(sandbox)
  })
  afterEach(() => sandbox.clearFaults())
  after(async () => {
    closed.next()
    await sandbox.close()
  })

  const of = (change: Partial<Transfer> = {}): Transfer => ({
    from: solana.accounts[0] ?? '',
    to: solana.accounts[4] ?? '',
    asset: coins(SOL),
    ...change,
  })
  const prepare = (change?: Partial<Transfer>) => rightOf(transfers.prepare(solana.network, of(change)))
  const refused = (change?: Partial<Transfer>) => leftOf(transfers.prepare(solana.network, of(change)))
  const signed = ({ request }: PreparedTransfer, signer = solana.key(0)): string => {
    const text = readField(request.params, 'transaction')
    const transaction = Transaction.from(Buffer.from(typeof text === 'string' ? text : '', 'base64'))
    transaction.partialSign(signer)
    return transaction.serialize().toString('base64')
  }
  const send = async (prepared: PreparedTransfer): Promise<void> => {
    const id = await rightOf(transfers.submit(solana.network, signed(prepared)))
    await rightOf(transfers.settled(solana.network, id))
  }
  const coinsOf = async (address: string): Promise<bigint> =>
    BigInt(await solana.connection.getBalance(new PublicKey(address)))
  const tokensAt = async (account: PublicKey): Promise<bigint> =>
    BigInt((await solana.connection.getTokenAccountBalance(account)).value.amount)

  it('send coins to the last lamport, for the stated fee', async () => {
    const prepared = await prepare({ asset: coins(1_000_000_001n) })
    assert.deepInclude(prepared, {
      fee: COIN_FEE,
      deposit: 0n,
      arrives: 1_000_000_001n,
      remains: 12n * SOL + SOL / 2n - 1_000_000_001n - COIN_FEE,
    })
    assert.equal(prepared.request.method, 'solana_signAndSendTransaction')
    assert.equal(readField(prepared.request.params, 'pubkey'), solana.accounts[0])
    assert.equal(prepared.validUntilBlock, BigInt((await solana.connection.getLatestBlockhash()).lastValidBlockHeight))
    await send(prepared)
    assert.equal(await coinsOf(of().from), 12n * SOL + SOL / 2n - 1_000_000_001n - COIN_FEE)
    assert.equal(await coinsOf(of().to), 101n * SOL + 1n)
  })
  it('send all coins except the fee, so that none remain', async () => {
    await send(await prepare({ asset: coins(12n * SOL + SOL / 2n - COIN_FEE) }))
    assert.equal(await coinsOf(of().from), 0n)
  })
  it('send the whole balance: coins minus the fee, and all units of a token', async () => {
    const all = await prepare({ to: solana.accounts[1] ?? '', asset: tokens(solana.token.mint, 'All') })
    assert.deepInclude(all, { units: 150_250_000n, arrives: 150_250_000n, remains: 0n })
    const prepared = await prepare({ asset: coins('All') })
    assert.deepInclude(prepared, { units: 12n * SOL + SOL / 2n - COIN_FEE, fee: COIN_FEE })
    await send(prepared)
    assert.equal(await coinsOf(of().from), 0n)
    assert.deepEqual(await refused({ asset: coins('All') }), {
      _tag: 'NotEnoughFunds',
      of: 'coin',
      needed: COIN_FEE + 1n,
      available: 0n,
    })
  })
  it('send tokens to a receiver with a token account', async () => {
    const to = solana.accounts[1] ?? ''
    const prepared = await prepare({ to, asset: tokens(solana.token.mint, 250_001n) })
    assert.deepInclude(prepared, { fee: 8_000n, deposit: 0n, arrives: 250_001n })
    await send(prepared)
    assert.equal(await tokensAt(splToken.accountOf(solana.key(0).publicKey, solana.mint)), 149_999_999n)
    assert.equal(await tokensAt(splToken.accountOf(new PublicKey(to), solana.mint)), 40_250_001n)
  })
  it('open an account for a receiver without one, with a deposit stated in advance', async () => {
    const to = Keypair.generate().publicKey
    const prepared = await prepare({ to: to.toBase58(), asset: tokens(solana.token.mint, 1n) })
    assert.deepInclude(prepared, { fee: 10_000n, deposit: TOKEN_RENT, arrives: 1n })
    await send(prepared)
    assert.equal(await tokensAt(splToken.accountOf(to, solana.mint)), 1n)
    assert.equal(await coinsOf(of().from), 12n * SOL + SOL / 2n - TOKEN_RENT - 10_000n)
  })
  it("send tokens of Token-2022, with the received amount and the account's cost", async () => {
    const { mint, accountOf } = await token2022(solana, solana.key(0), 1_000_000n)
    const to = Keypair.generate().publicKey
    const before = await coinsOf(of().from)
    const prepared = await prepare({ to: to.toBase58(), asset: tokens(mint.toBase58(), 50_000n) })
    assert.equal(prepared.arrives, 49_500n)
    assert.isAbove(Number(prepared.deposit), Number(TOKEN_RENT))
    await send(prepared)
    assert.equal(await tokensAt(accountOf(to)), 49_500n)
    assert.equal(await tokensAt(accountOf(solana.key(0).publicKey)), 950_000n)
    assert.equal(before - (await coinsOf(of().from)), prepared.fee + prepared.deposit)
  })
  it('are refused with insufficient funds: coins, coins for the fee, for the deposit, tokens, or no token account', async () => {
    assert.deepEqual(await refused({ asset: coins(12n * SOL + SOL / 2n) }), {
      _tag: 'NotEnoughFunds',
      of: 'coin',
      needed: 12n * SOL + SOL / 2n + COIN_FEE,
      available: 12n * SOL + SOL / 2n,
    })
    await send(await prepare({ asset: coins(12n * SOL + SOL / 2n - COIN_FEE - 1_000_000n) }))
    const stranger = Keypair.generate().publicKey.toBase58()
    assert.deepEqual(await refused({ to: stranger, asset: tokens(solana.token.mint, 1n) }), {
      _tag: 'NotEnoughFunds',
      of: 'coin',
      needed: 10_000n + TOKEN_RENT,
      available: 1_000_000n,
    })
    assert.deepEqual(await refused({ asset: tokens(solana.token.mint, 150_250_001n) }), {
      _tag: 'NotEnoughFunds',
      of: 'token',
      needed: 150_250_001n,
      available: 150_250_000n,
    })
    assert.deepEqual(await refused({ from: solana.accounts[2] ?? '', asset: tokens(solana.token.mint, 1n) }), {
      _tag: 'NotEnoughFunds',
      of: 'token',
      needed: 1n,
      available: 0n,
    })
  })
  it('are refused to a program, a mint or a token account, and for an unknown token', async () => {
    const account = splToken.accountOf(solana.key(1).publicKey, solana.mint).toBase58()
    for (const to of [account, solana.token.mint, splToken.program.toBase58()]) {
      assert.deepEqual(await refused({ to }), { _tag: 'ReceiverIsNoWallet' }, to)
      assert.deepEqual(await refused({ to, asset: tokens(solana.token.mint, 1n) }), { _tag: 'ReceiverIsNoWallet' }, to)
    }
    for (const contract of [Keypair.generate().publicKey.toBase58(), account, solana.accounts[1] ?? ''])
      assert.deepEqual(await refused({ asset: tokens(contract, 1n) }), { _tag: 'UnknownToken' }, contract)
    const contract = solana.token.mint
    for (const asset of [
      { _tag: 'Nft', contract, tokenId: 1n },
      { _tag: 'MultiToken', contract, tokenId: 1n, units: 1n },
    ] as const)
      assert.deepEqual(await refused({ asset }), { _tag: 'UnknownToken' }, asset._tag)
  })
  it('report why the chain would refuse them: below the rent-exempt minimum', async () => {
    const error = await refused({ to: Keypair.generate().publicKey.toBase58(), asset: coins(1n) })
    assert.deepEqual(error, { _tag: 'SimulationFailed', reason: 'InsufficientFundsForRent:account_index:1' })
  })
  it('have to be prepared again after 150 blocks, whether or not they were sent in time', async () => {
    const text = signed(await prepare())
    solana.advance(151)
    assert.deepEqual(await leftOf(transfers.submit(solana.network, text)), { _tag: 'TransferExpired' })
    sandbox.clearRequests()
    const waiting = leftOf(transfers.settled(solana.network, '1'.repeat(64)))
    await until(() => sandbox.requests().length >= 2)
    solana.advance(151)
    assert.deepEqual(await waiting, { _tag: 'TransferExpired' })
  })
  it('fail after changes in between, before sending or on the chain', async () => {
    const [one, other] = [
      signed(await prepare({ asset: coins(12n * SOL) })),
      signed(await prepare({ asset: coins(11n * SOL) })),
    ]
    await rightOf(transfers.submit(solana.network, one))
    const late = await leftOf(transfers.submit(solana.network, other))
    assert.equal(late._tag, 'SimulationFailed')
    const id = await solana.connection.sendRawTransaction(Buffer.from(other, 'base64'), { skipPreflight: true })
    assert.deepEqual(await leftOf(transfers.settled(solana.network, id)), {
      _tag: 'TransferFailed',
      reason: 'InstructionError:2,Custom:1',
    })
  })
  it('map failures of the node by kind', async () => {
    for (const status of [429, 500, 503]) {
      sandbox.fault({ match: 'rpc/solana', status })
      assert.deepEqual(await refused(), { _tag: 'HttpStatus', status })
      sandbox.clearFaults()
    }
    sandbox.fault({ match: 'rpc/solana', body: '<html>' })
    assert.equal((await refused())._tag, 'Malformed')
  })
  it('are NotConfigured on other namespaces', async () => {
    const bitcoin = { ...sandbox.network, chainNamespace: 'bip122' } as const
    assert.deepEqual(await transfers.prepare(bitcoin, of())(), E.left({ _tag: 'NotConfigured' }))
  })
})
