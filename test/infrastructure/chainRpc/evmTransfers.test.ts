import { assert } from 'chai'
import { encodeFunctionData, erc20Abi, getAddress, type Hex } from 'viem'
import type { TransferAsset } from '../../../domain/send/transfer.js'
import { readField } from '../../../infrastructure/shared/safeRead.js'
import { leftOf } from '../../support/leftOf.js'
import { rightOf } from '../../support/rightOf.js'
import { EVM_NODE } from './evmNode.js'
import { setUpEvm } from './evmSetUp.js'

const { SENDER, RECEIVER, TOKEN, word, refusal, callIn, tokenCall } = EVM_NODE
const COIN = { _tag: 'Coin', units: 7n } as const
const ERC20 = { _tag: 'Token', contract: TOKEN, units: 7n } as const
const ERC721 = { _tag: 'Nft', contract: TOKEN, tokenId: 3n } as const
const ERC1155 = { _tag: 'MultiToken', contract: TOKEN, tokenId: 3n, units: 7n } as const
const ASSETS: readonly TransferAsset[] = [COIN, ERC20, ERC721, ERC1155]
/** The price of 50,000 units of gas at the node's rates. */
const FEE = 1_050_000n
const HELD = 5_000_000_000_000_000_000n

/** The sender with the case of one letter changed: the checksum does not match. */
const MISSPELT = SENDER.replace('5aA', '5AA')

describe('transfers on EVM', () => {
  it('send nothing for a malformed address, and name it [W-47]', async () => {
    const { prepare, asked } = setUpEvm()
    const wrongs = ['', '0x', SENDER.slice(2), ` ${SENDER}`, `${SENDER}0`, SENDER.replace('0x', '0X'), 'vitalik.eth']
    for (const wrong of wrongs) {
      assert.deepEqual(await leftOf(prepare(COIN, { from: wrong })), { _tag: 'MalformedAddress', which: 'from' })
      assert.deepEqual(await leftOf(prepare(COIN, { to: wrong })), { _tag: 'MalformedAddress', which: 'to' })
      const error = await leftOf(prepare({ ...ERC20, contract: wrong }))
      assert.deepEqual(error, { _tag: 'MalformedAddress', which: 'contract' })
    }
    assert.isEmpty(asked)
  })
  it('report a wrong checksum separately, and accept all-lower and all-upper case (EIP-55) [W-47]', async () => {
    const { prepare } = setUpEvm()
    assert.deepEqual(await leftOf(prepare(COIN, { to: MISSPELT })), { _tag: 'WrongChecksum', which: 'to' })
    assert.deepEqual(await leftOf(prepare({ ...ERC20, contract: MISSPELT })), {
      _tag: 'WrongChecksum',
      which: 'contract',
    })
    for (const to of [RECEIVER, RECEIVER.toLowerCase(), `0x${RECEIVER.slice(2).toUpperCase()}`]) {
      const { request } = await rightOf(prepare(COIN, { to }))
      assert.deepEqual(request.params, [{ chainId: '0x7a69', from: SENDER, to: RECEIVER, value: '0x7', data: '0x' }])
    }
  })
  it('cost the sender nothing if somebody else executes them: all coins can leave, and a token needs none [U-107]', async () => {
    const all = setUpEvm()
    const { request, units, fee, expectedFee, remains } = await rightOf(
      all.prepare({ _tag: 'Coin', units: 'All' }, { feePayer: 'Executor' }),
    )
    assert.deepEqual({ units, fee, expectedFee, remains }, { units: HELD, fee: 0n, expectedFee: 0n, remains: 0n })
    assert.deepEqual(Object.keys(readField(request.params, '0') ?? {}), ['chainId', 'from', 'to', 'value', 'data'])
    const penniless = setUpEvm({ eth_getBalance: () => '0x0' })
    assert.equal((await leftOf(penniless.prepare(ERC20)))._tag, 'NotEnoughFunds')
    assert.equal((await rightOf(penniless.prepare(ERC20, { feePayer: 'Executor' }))).fee, 0n)
  })
  it('do not go to the sender, to the token contract, to the zero address, or to precompiles [W-46]', async () => {
    const { prepare, asked } = setUpEvm()
    for (const to of [SENDER, SENDER.toLowerCase()])
      assert.deepEqual(await leftOf(prepare(COIN, { to })), { _tag: 'ReceiverIsSender' })
    for (const asset of [ERC20, ERC721, ERC1155])
      assert.deepEqual(await leftOf(prepare(asset, { to: TOKEN.toLowerCase() })), { _tag: 'ReceiverIsToken' })
    for (const last of ['0000', '0001', 'ffff'])
      assert.deepEqual(await leftOf(prepare(COIN, { to: `0x${'0'.repeat(36)}${last}` })), {
        _tag: 'ReceiverIsNoWallet',
      })
    assert.isEmpty(asked)
  })
  it('need at least one unit, and at most what the chain can represent', async () => {
    const { prepare, asked } = setUpEvm()
    for (const units of [0n, -1n, 2n ** 256n])
      for (const asset of [COIN, ERC20, ERC1155])
        assert.deepEqual(await leftOf(prepare({ ...asset, units })), { _tag: 'AmountOutOfRange' })
    for (const tokenId of [-1n, 2n ** 256n])
      for (const asset of [ERC721, ERC1155])
        assert.deepEqual(await leftOf(prepare({ ...asset, tokenId })), { _tag: 'UnknownToken' })
    assert.isEmpty(asked)
  })
  it('cost at most the gas at twice the base fee, and report the expected cost (EIP-1559) [U-103]', async () => {
    for (const asset of ASSETS) {
      const { request, fee, expectedFee, deposit, validUntilBlock } = await rightOf(setUpEvm().prepare(asset))
      assert.deepEqual([fee, expectedFee, deposit, validUntilBlock], [FEE, 550_000n, 0n, undefined])
      assert.equal(request.method, 'eth_sendTransaction')
    }
  })
  it('cost the gas price on a chain without a fee market, or if a node proposes no fee', async () => {
    for (const baseFeePerGas of [undefined, null]) {
      const { fee, expectedFee } = await rightOf(
        setUpEvm({ eth_getBlockByNumber: () => ({ baseFeePerGas }) }).prepare(COIN),
      )
      assert.deepEqual([fee, expectedFee], [1_000_000n, 1_000_000n])
    }
    const nothing = { eth_maxPriorityFeePerGas: () => refusal(-32601) }
    const { fee, expectedFee } = await rightOf(setUpEvm(nothing).prepare(COIN))
    assert.deepEqual([fee, expectedFee], [1_500_000n, 1_000_000n])
  })
  it('include the L1 fee of an OP Stack rollup', async () => {
    const oracle = {
      eth_call: (params: readonly unknown[]) =>
        callIn(params).to?.endsWith('0F') === true && callIn(params).data?.startsWith('0xf1c7a58b') === true
          ? word(9n)
          : tokenCall(params),
    }
    const { fee, expectedFee } = await rightOf(setUpEvm(oracle).prepare(ERC20))
    assert.deepEqual([fee, expectedFee], [FEE + 9n, 550_009n])
  })
  it('need coins for amount and fee, and tokens for theirs: each shortage is reported with the balance', async () => {
    const most = await rightOf(setUpEvm().prepare({ ...COIN, units: HELD - FEE }))
    assert.equal(most.units, HELD - FEE)
    for (const units of [HELD - FEE + 1n, HELD, HELD * 2n])
      assert.deepEqual(await leftOf(setUpEvm().prepare({ ...COIN, units })), {
        _tag: 'NotEnoughFunds',
        of: 'coin',
        needed: units + FEE,
        available: HELD,
      })
    for (const asset of [ERC20, ERC721, ERC1155])
      assert.deepEqual(await leftOf(setUpEvm({ eth_getBalance: () => '0x1' }).prepare(asset)), {
        _tag: 'NotEnoughFunds',
        of: 'coin',
        needed: FEE,
        available: 1n,
      })
    for (const asset of [ERC20, ERC1155])
      assert.deepEqual(await leftOf(setUpEvm().prepare({ ...asset, units: 101n })), {
        _tag: 'NotEnoughFunds',
        of: 'token',
        needed: 101n,
        available: 100n,
      })
    const foreign = { eth_call: () => word(BigInt(RECEIVER)) }
    assert.deepEqual(await leftOf(setUpEvm(foreign).prepare(ERC721)), {
      _tag: 'NotEnoughFunds',
      of: 'token',
      needed: 1n,
      available: 0n,
    })
  })
  it('move all units of a token, or all coins but the fee, which the request then states', async () => {
    const tokens = await rightOf(setUpEvm().prepare({ ...ERC20, units: 'All' }))
    const data = encodeFunctionData({ abi: erc20Abi, functionName: 'transfer', args: [RECEIVER, 100n] })
    assert.deepEqual(tokens.request.params, [{ chainId: '0x7a69', from: SENDER, to: TOKEN, value: '0x0', data }])
    assert.deepInclude(tokens, { units: 100n, arrives: 100n, remains: 0n })
    assert.equal((await rightOf(setUpEvm().prepare({ ...ERC20, units: 40n }))).remains, 60n)
    const { prepare, asked } = setUpEvm()
    const coins = await rightOf(prepare({ ...COIN, units: 'All' }))
    const value = `0x${(HELD - FEE).toString(16)}`
    const fields = { gas: '0xc350', maxFeePerGas: '0x15', maxPriorityFeePerGas: '0x1' }
    assert.deepEqual(coins.request.params, [
      { chainId: '0x7a69', from: SENDER, to: RECEIVER, value, data: '0x', ...fields },
    ])
    const { chainId, ...triedOut } = readField(coins.request.params, '0') as Readonly<Record<string, unknown>>
    assert.equal(chainId, '0x7a69', 'a wallet that is elsewhere by now refuses it')
    assert.deepEqual(asked.at(-1)?.params[0], triedOut)
    assert.equal(coins.remains, 0n)
    const legacy = await rightOf(setUpEvm({ eth_getBlockByNumber: () => ({}) }).prepare({ ...COIN, units: 'All' }))
    assert.equal(readField(readField(legacy.request.params, '0'), 'gasPrice'), '0x14')
    assert.deepEqual(await leftOf(setUpEvm({ eth_getBalance: () => '0x5' }).prepare({ ...COIN, units: 'All' })), {
      _tag: 'NotEnoughFunds',
      of: 'coin',
      needed: FEE + 1n,
      available: 5n,
    })
  })
  it('accept tokens that return true or nothing, and no others', async () => {
    const answering = (answer: Hex) => setUpEvm({ eth_call: (params) => tokenCall(params, answer) })
    for (const answer of [word(1n), '0x'] as const) await rightOf(answering(answer).prepare(ERC20))
    for (const answer of [word(0n), word(2n), '0x01', `0x${'0'.repeat(62)}`] as const)
      assert.deepEqual(await leftOf(answering(answer).prepare(ERC20)), {
        _tag: 'SimulationFailed',
        reason: 'The token did not answer true',
      })
    for (const asset of [ERC721, ERC1155]) await rightOf(answering('0x').prepare(asset))
  })
  it('refuse an amount parsed with other decimals than the contract’s, for all units too', async () => {
    const saying = (decimals: unknown) =>
      setUpEvm({
        eth_call: (params) => ((callIn(params).data ?? '').startsWith('0x313ce567') ? decimals : tokenCall(params)),
      })
    const read = (decimals: number) => ({ ...ERC20, decimals })
    assert.equal((await rightOf(setUpEvm().prepare(read(6)))).units, 7n)
    for (const asset of [
      read(8),
      read(0),
      read(NaN),
      { ...read(8), units: 'All' },
      { ...read(8), units: 1_000n },
    ] as const)
      assert.deepEqual(await leftOf(setUpEvm().prepare(asset)), { _tag: 'DecimalsDiffer' })
    for (const silent of ['0x', '0x06', word(2n ** 256n - 1n)])
      assert.deepEqual(await leftOf(saying(silent).prepare(read(6))), { _tag: 'DecimalsDiffer' })
    assert.deepEqual(await leftOf(saying(refusal(3)).prepare(read(6))), { _tag: 'DecimalsDiffer' })
    assert.equal((await leftOf(saying(refusal(-32_005)).prepare(read(6))))._tag, 'Unreachable')
    assert.equal((await rightOf(saying('0x').prepare(ERC20))).units, 7n, 'nobody read it with any')
  })
  it('are UnknownToken if the contract answers nothing, no number, or reverts', async () => {
    for (const answer of [() => '0x', () => '0x64', () => refusal(3, 'execution reverted')])
      for (const asset of [ERC20, ERC721, ERC1155])
        assert.deepEqual(await leftOf(setUpEvm({ eth_call: answer }).prepare(asset)), { _tag: 'UnknownToken' })
    const error = await leftOf(setUpEvm({ eth_call: () => refusal(-32005, getAddress(SENDER)) }).prepare(ERC20))
    assert.equal(error._tag, 'Unreachable', 'a node that is busy says nothing about the token')
  })
})
