import { assert } from 'chai'
import type { Address, Hash } from 'viem'
import type { PreparedTransfer, TransferAsset } from '../../domain/send/transfer.js'
import { readField } from '../../infrastructure/shared/safeRead.js'
import { CONTRACT_ARTIFACTS } from '../../sandbox/contracts/contractArtifacts.gen.js'
import { ACCOUNT_ABI } from '../../sandbox/contracts/abis.js'
import type { Sandbox } from '../../sandbox/Sandbox.js'
import { startSandbox } from '../../sandbox/startSandbox.js'
import { leftOf } from '../support/leftOf.js'
import { rightOf } from '../support/rightOf.js'
import { ask } from './support/ask.js'
import { evmChain } from './support/evmChain.js'

const COIN = 10n ** 18n
const HELD = 12_345_678_900_000_000_000n

describe('transfers on the sandbox’s EVM chain', () => {
  let sandbox: Sandbox
  let chain: Awaited<ReturnType<typeof evmChain>>
  let start: Hash
  before(async () => {
    sandbox = await startSandbox()
    chain = await evmChain(sandbox)
    start = await chain.client.snapshot()
  })
  afterEach(async () => {
    sandbox.clearFaults()
    await chain.client.revert({ id: start })
    start = await chain.client.snapshot()
  })
  after(async () => {
    chain.close()
    await sandbox.close()
  })

  const of = (asset: TransferAsset, change: { readonly from?: Address; readonly to?: string } = {}) =>
    chain.transfers.prepare(sandbox.network, { from: chain.sender, to: chain.receiver, asset, ...change })
  const prepare = (...asked: Parameters<typeof of>) => rightOf(of(...asked))
  const refused = (...asked: Parameters<typeof of>) => leftOf(of(...asked))
  /** Sends it with the wallet, waits for it, and returns its cost. */
  const settle = async (prepared: PreparedTransfer): Promise<bigint> => {
    const id = await chain.send(prepared.request)
    await rightOf(chain.transfers.settled(sandbox.network, id))
    assert.deepEqual(await rightOf(chain.transfers.compare(sandbox.network, prepared.request, id)), { _tag: 'Same' })
    const { gasUsed, effectiveGasPrice } = await chain.client.getTransactionReceipt({ hash: id })
    return gasUsed * effectiveGasPrice
  }

  it('send coins to the last wei, at most for the stated fee, and match the request [X-20] [U-103]', async () => {
    const before = await chain.coinsOf(chain.receiver)
    const prepared = await prepare({ _tag: 'Coin', units: COIN + 1n })
    assert.deepInclude(prepared, { units: COIN + 1n, arrives: COIN + 1n, deposit: 0n })
    const cost = await settle(prepared)
    assert.isTrue(cost <= prepared.fee && prepared.expectedFee <= prepared.fee)
    assert.equal(await chain.coinsOf(chain.receiver), before + COIN + 1n)
    assert.equal(await chain.coinsOf(chain.sender), HELD - COIN - 1n - cost)
    assert.equal(prepared.remains, HELD - COIN - 1n - prepared.fee)
  })
  it('send all coins except the stated fee', async () => {
    const prepared = await prepare({ _tag: 'Coin', units: 'All' })
    assert.equal(prepared.units, HELD - prepared.fee)
    const cost = await settle(prepared)
    assert.equal(await chain.coinsOf(chain.sender), prepared.fee - cost)
  })
  it('send ERC-20 tokens, and all of them, including those that return nothing', async () => {
    await chain.mint(chain.silent, 1_000n)
    await settle(await prepare({ _tag: 'Token', contract: chain.silent, units: 999n }))
    assert.deepEqual(
      [await chain.tokensOf(chain.silent, chain.sender), await chain.tokensOf(chain.silent, chain.receiver)],
      [1n, 999n],
    )
    const all = await prepare({ _tag: 'Token', contract: chain.silent, units: 'All' })
    assert.deepInclude(all, { units: 1n, arrives: 1n })
    await settle(all)
    assert.deepEqual(await refused({ _tag: 'Token', contract: chain.silent, units: 'All' }), {
      _tag: 'NotEnoughFunds',
      of: 'token',
      needed: 1n,
      available: 0n,
    })
  })
  it('support odd tokens that an account received: the API knows their owners', async () => {
    const held = async (): Promise<readonly unknown[]> => {
      const { body } = await ask(`${sandbox.blockchainApi}v1/account/${chain.sender}/balance?projectId=sandbox&sv=test`)
      const { balances } = body as {
        readonly balances: readonly { readonly symbol: string; readonly quantity: unknown }[]
      }
      return balances.filter(({ symbol }) => ['OLDH', 'ANCH'].includes(symbol)).map(({ quantity }) => quantity)
    }
    assert.deepEqual(await held(), [])
    await chain.mint(chain.silent, 1_000_000n)
    await chain.mint(chain.stubborn, 1n)
    assert.deepEqual(await held(), [
      { decimals: '6', numeric: '1' },
      { decimals: '6', numeric: '0.000001' },
    ])
  })
  it('send ERC-721 tokens to a new owner, and none that the sender does not own, or that does not exist', async () => {
    await settle(await prepare({ _tag: 'Nft', contract: chain.birds, tokenId: 1n }))
    assert.equal(await chain.ownerOf(1n), chain.receiver)
    for (const tokenId of [1n, 2n, 3n])
      assert.deepEqual(await refused({ _tag: 'Nft', contract: chain.birds, tokenId }), {
        _tag: 'NotEnoughFunds',
        of: 'token',
        needed: 1n,
        available: 0n,
      })
  })
  it('send some units of an ERC-1155 token, and no more than the balance', async () => {
    const prints = { _tag: 'MultiToken', contract: chain.prints, tokenId: 1n } as const
    await settle(await prepare({ ...prints, units: 3n }))
    assert.deepEqual([await chain.printsOf(chain.sender), await chain.printsOf(chain.receiver)], [2n, 3n])
    assert.deepEqual(await refused({ ...prints, units: 3n }), {
      _tag: 'NotEnoughFunds',
      of: 'token',
      needed: 3n,
      available: 2n,
    })
  })
  it('are refused for a token that reverts or returns false, with its reason', async () => {
    await chain.mint(chain.stubborn, 1_000n)
    const asset = { _tag: 'Token', contract: chain.stubborn, units: 1n } as const
    assert.deepEqual(await refused(asset), { _tag: 'SimulationFailed', reason: 'ANCH: the anchor holds' })
    for (const [bytes, reason] of [
      ['0x', 'The token did not answer true'],
      [chain.saying('<b>\u202E'.concat('long '.repeat(200))), 'b '.concat('long '.repeat(16)).slice(0, 80).trim()],
      [chain.saying(''), 'Reverted'],
      [`0x4e487b71${'11'.padStart(64, '0')}`, 'Panic: arithmetic overflow'],
      [`0xec442f05${'0'.repeat(64)}`, 'ERC20InvalidReceiver'],
      ['0xdeadbeef', 'Unknown error deadbeef'],
    ] as const) {
      await chain.refuseWith(bytes)
      assert.deepEqual(await refused(asset), { _tag: 'SimulationFailed', reason })
    }
  })
  it('are refused without coins for amount and fee, distinguished from missing tokens', async () => {
    const missing = await refused({ _tag: 'Coin', units: HELD })
    assert.isTrue(missing._tag === 'NotEnoughFunds' && missing.of === 'coin' && missing.needed > HELD)
    assert.equal(readField(missing, 'available'), HELD)
    await chain.mint(chain.silent, 1_000n)
    await chain.client.setBalance({ address: chain.sender, value: 5n })
    const error = await refused({ _tag: 'Token', contract: chain.silent, units: 1n })
    assert.isTrue(error._tag === 'NotEnoughFunds' && error.of === 'coin' && error.available === 5n)
    await chain.client.setBalance({ address: chain.sender, value: 0n })
    for (const asset of [
      { _tag: 'Coin', units: 1n },
      { _tag: 'Coin', units: 'All' },
    ] as const)
      assert.equal(readField(await refused(asset), 'of'), 'coin')
  })
  it('are refused for an invalid token', async () => {
    for (const contract of [chain.maker, chain.prints])
      assert.deepEqual(await refused({ _tag: 'Token', contract, units: 1n }), { _tag: 'UnknownToken' }, contract)
  })
  it('go to smart accounts, at their cost, and not to contracts that accept no coins', async () => {
    const account = await chain.deploy(chain.maker, {
      abi: ACCOUNT_ABI,
      bytecode: CONTRACT_ARTIFACTS.SandboxAccount,
      args: [chain.maker],
    })
    await settle(await prepare({ _tag: 'Coin', units: 'All' }, { to: account }))
    assert.isTrue((await chain.coinsOf(account)) > 12n * COIN)
    await chain.client.setBalance({ address: chain.sender, value: HELD })
    assert.equal((await refused({ _tag: 'Coin', units: 1n }, { to: chain.birds }))._tag, 'SimulationFailed')
    const who = (address: string) => rightOf(chain.transfers.receiver(sandbox.network, address, [...sandbox.networks]))
    assert.deepEqual(await who(account), { _tag: 'Contract' })
    assert.deepEqual(await who(chain.receiver), { _tag: 'Plain' })
    const [, two] = sandbox.networks
    assert.deepEqual(await rightOf(chain.transfers.receiver(two, account, [...sandbox.networks])), {
      _tag: 'ContractElsewhere',
      on: 'eip155:31337',
    })
    sandbox.fault({ match: 'rpc/eip155-31338', status: 503 })
    assert.deepEqual(await who(chain.receiver), { _tag: 'Unknown' })
  })
  it('fail on the chain after changes in between, and report what a wallet changed [X-20]', async () => {
    await chain.mint(chain.silent, 1_000n)
    const prepared = await prepare({ _tag: 'Token', contract: chain.silent, units: 1_000n })
    await settle(await prepare({ _tag: 'Token', contract: chain.silent, units: 1n }))
    const params = readField(readField(prepared.request.params, '0'), 'data')
    assert.isString(params)
    const late = {
      ...prepared.request,
      params: [{ ...Object(readField(prepared.request.params, '0')), gas: '0x186a0' }],
    }
    const id = await chain.send(late)
    assert.deepEqual(await leftOf(chain.transfers.settled(sandbox.network, id)), {
      _tag: 'TransferFailed',
      reason: 'Reverted',
    })
    const other = await prepare({ _tag: 'Coin', units: 5n }, { to: chain.maker })
    assert.deepEqual(await rightOf(chain.transfers.compare(sandbox.network, other.request, id)), {
      _tag: 'Different',
      fields: ['to', 'value', 'data'],
    })
  })
  it('map failures of the node by kind', async () => {
    for (const status of [401, 403, 429, 500, 503]) {
      sandbox.fault({ match: 'rpc/eip155-31337', status })
      assert.deepEqual(await refused({ _tag: 'Coin', units: 1n }), { _tag: 'HttpStatus', status })
      sandbox.clearFaults()
    }
    sandbox.fault({ match: 'rpc/eip155-31337', body: '<html>' })
    assert.equal((await refused({ _tag: 'Coin', units: 1n }))._tag, 'Malformed')
  })
})
