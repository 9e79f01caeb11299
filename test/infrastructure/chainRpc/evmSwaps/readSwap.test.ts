import { assert } from 'chai'
import { type Abi, type AbiFunction, encodeFunctionData, type Hex, parseAbi, toFunctionSelector } from 'viem'
import { canSwapOn } from '../../../../domain/swap/swapNetworks.js'
import { toChecksumAddress } from '../../../../domain/account/addresses/checksum.js'
import { readSwap, ROUTER_CALLS } from '../../../../infrastructure/chainRpc/evmSwaps/readSwap.js'
import { swapRouters } from '../../../../infrastructure/chainRpc/evmSwaps/swapRouters.js'

const DESCRIPTION =
  'struct D { address srcToken; address dstToken; address srcReceiver; address dstReceiver; uint256 amount; uint256 min; uint256 flags; }'
const V6 = parseAbi([
  DESCRIPTION,
  'function swap(address executor, D desc, bytes data) payable',
  'function unoswap(uint256 token, uint256 amount, uint256 min, uint256 dex)',
  'function unoswap2(uint256 token, uint256 amount, uint256 min, uint256 dex, uint256 dex2)',
  'function unoswap3(uint256 token, uint256 amount, uint256 min, uint256 dex, uint256 dex2, uint256 dex3)',
  'function unoswapTo(uint256 to, uint256 token, uint256 amount, uint256 min, uint256 dex)',
  'function unoswapTo2(uint256 to, uint256 token, uint256 amount, uint256 min, uint256 dex, uint256 dex2)',
  'function unoswapTo3(uint256 to, uint256 token, uint256 amount, uint256 min, uint256 dex, uint256 dex2, uint256 dex3)',
  'function ethUnoswap(uint256 min, uint256 dex) payable',
  'function ethUnoswap2(uint256 min, uint256 dex, uint256 dex2) payable',
  'function ethUnoswap3(uint256 min, uint256 dex, uint256 dex2, uint256 dex3) payable',
  'function ethUnoswapTo(uint256 to, uint256 min, uint256 dex) payable',
  'function ethUnoswapTo2(uint256 to, uint256 min, uint256 dex, uint256 dex2) payable',
  'function ethUnoswapTo3(uint256 to, uint256 min, uint256 dex, uint256 dex2, uint256 dex3) payable',
])
const V5 = parseAbi([
  DESCRIPTION,
  'function swap(address executor, D desc, bytes permit, bytes data) payable',
  'function unoswap(address token, uint256 amount, uint256 min, uint256[] pools) payable',
  'function unoswapTo(address to, address token, uint256 amount, uint256 min, uint256[] pools) payable',
  'function uniswapV3Swap(uint256 amount, uint256 min, uint256[] pools) payable',
  'function uniswapV3SwapTo(address to, uint256 amount, uint256 min, uint256[] pools) payable',
])

const ACCOUNT = `0x${'a1'.repeat(20)}` as const
const STRANGER = `0x${'b2'.repeat(20)}` as const
const PAY = `0x${'c3'.repeat(20)}` as const
const GET = `0x${'d4'.repeat(20)}` as const
const NOBODY = `0x${'00'.repeat(20)}` as const
const COIN = '0xEeeeeEeeeEeEeeEeEeEeeEEEeeeeEeeeeeeeEEeE'
/** A Curve pool, and a Uniswap V3 pool: the kind is in the first three bits. */
const DEX = (2n << 253n) + 5n
const V3_POOL = (1n << 253n) + 5n

const functionsOf = (abi: Abi) => abi.filter((each): each is AbiFunction => each.type === 'function')
const read = (data: Hex, value = 0n) => readSwap({ from: ACCOUNT, to: GET, value, data })

interface Change {
  readonly srcToken?: Hex
  readonly dstToken?: Hex
  readonly dstReceiver?: Hex
  readonly flags?: bigint
}
const desc = (change: Change = {}) => ({
  srcToken: PAY,
  dstToken: GET,
  srcReceiver: STRANGER,
  dstReceiver: ACCOUNT,
  amount: 7n,
  min: 3n,
  flags: 0n,
  ...change,
})
const v6 = (change?: Change): Hex =>
  encodeFunctionData({ abi: V6, functionName: 'swap', args: [STRANGER, desc(change), '0x1234'] })
const v5 = (change?: Change): Hex =>
  encodeFunctionData({ abi: V5, functionName: 'swap', args: [STRANGER, desc(change), '0x', '0x1234'] })
const SWAP = { amount: 7n, least: 3n, recipient: ACCOUNT, pay: PAY, get: GET }

/** Arguments of a function, by parameter name. */
const argsOf = ({ inputs }: AbiFunction, addresses: 'word' | 'address') => {
  const address = (of: Hex) => (addresses === 'word' ? BigInt(of) : of)
  const values = { to: address(STRANGER), token: address(PAY), amount: 7n, min: 3n, pools: [DEX] }
  return inputs.map(({ name = '' }) => (name.startsWith('dex') ? DEX : values[name as keyof typeof values]))
}

describe('the parameters of a router call [S-24]', () => {
  it('are recognized by the selectors of the functions’ signatures', () => {
    const selectors = [...functionsOf(V6), ...functionsOf(V5)].map((each) => toFunctionSelector(each).slice(2))
    assert.sameMembers(Object.keys(ROUTER_CALLS), selectors)
  })
  for (const [version, swap] of [
    ['V6', v6],
    ['V5', v5],
  ] as const) {
    it(`include for ${version}'s swap the paid and received token, the minimum, and the receiver`, () => {
      assert.deepEqual(read(swap()), SWAP)
      assert.deepEqual(read(swap({ dstReceiver: STRANGER })), { ...SWAP, recipient: STRANGER })
      assert.deepEqual(read(swap({ dstReceiver: NOBODY })), SWAP, 'nobody is whoever signs')
      for (const coin of [COIN, NOBODY] as const) {
        assert.deepEqual(read(swap({ srcToken: coin }), 7n), { ...SWAP, pay: 'coin' })
        assert.deepEqual(read(swap({ dstToken: coin })), { ...SWAP, get: 'coin' })
      }
      assert.deepEqual(read(swap({ flags: 6n })), SWAP)
    })
    it(`include no minimum for ${version}'s swap if partial fills are allowed`, () => {
      for (const flags of [1n, 5n, 2n ** 256n - 1n]) assert.isUndefined(read(swap({ flags })))
    })
  }
  it('include for pool swaps the paid token and the receiver, but not the received token', () => {
    for (const [abi, addresses] of [
      [V6, 'word'],
      [V5, 'address'],
    ] as const)
      for (const each of functionsOf(abi)) {
        if (each.name === 'swap') continue
        const names = each.inputs.map(({ name }) => name)
        const data = encodeFunctionData({ abi: [each], args: argsOf(each, addresses) })
        const pay = names.includes('token') ? PAY : names.includes('amount') ? undefined : 'coin'
        const recipient = names.includes('to') ? STRANGER : ACCOUNT
        assert.deepEqual(read(data, 7n), { ...SWAP, get: undefined, pay, recipient }, each.name)
      }
  })
  it('omit the paid token if the first pool is Uniswap V3: the pool takes what it trades', () => {
    const single = (dex: bigint): Hex =>
      encodeFunctionData({ abi: V6, functionName: 'unoswap', args: [BigInt(PAY), 7n, 3n, dex] })
    assert.deepEqual(read(single(5n)), { ...SWAP, get: undefined })
    assert.deepEqual(read(single(V3_POOL)), { ...SWAP, get: undefined, pay: undefined })
    const twice = (first: bigint, second: bigint): Hex =>
      encodeFunctionData({
        abi: V6,
        functionName: 'unoswapTo2',
        args: [BigInt(ACCOUNT), BigInt(PAY), 7n, 3n, first, second],
      })
    assert.equal(read(twice(V3_POOL, DEX))?.pay, undefined)
    assert.equal(read(twice(DEX, V3_POOL))?.pay, PAY, 'what the first pool gave is not taken of the account')
    const coins = encodeFunctionData({ abi: V6, functionName: 'ethUnoswap', args: [3n, V3_POOL] })
    assert.equal(read(coins, 7n)?.pay, 'coin')
  })
  it('read the zero address as the coin for a pool, and as the zero address for a receiver', () => {
    const unoswapTo = encodeFunctionData({ abi: V5, functionName: 'unoswapTo', args: [NOBODY, NOBODY, 7n, 3n, [DEX]] })
    assert.deepEqual(read(unoswapTo, 7n), { ...SWAP, get: undefined, pay: 'coin', recipient: NOBODY })
  })
  it('are not read from other functions, or from a truncated call', () => {
    for (const data of ['0x', '0x07', '0x07ed2379', '0xdeadbeef', `0xa9059cbb${'0'.repeat(128)}`] as const)
      assert.isUndefined(read(data))
    for (const whole of [v6(), v5()])
      for (let length = 10; length < whole.length - 62; length += 2)
        assert.isUndefined(read(`0x${whole.slice(2, length)}`), String(length))
    assert.isUndefined(read(`0x${v6().slice(2).replaceAll('c3', 'zz')}`))
  })
  it('are not read if an address has nonzero padding, or an offset points out of the call', () => {
    const words = v6().slice(10).match(/.{64}/g) ?? []
    const withWord = (index: number, word: string): Hex =>
      `0x07ed2379${words.map((each, at) => (at === index ? word : each)).join('')}${v6().slice(10 + 64 * words.length)}`
    assert.deepEqual(read(withWord(99, '')), SWAP)
    for (const index of [0, 1, 2, 3, 4]) assert.isUndefined(read(withWord(index, `1${words[index]?.slice(1)}`)))
    for (const offset of ['f'.repeat(64), '2'.padStart(64, '0'), '1000'.padStart(64, '0')])
      assert.isUndefined(read(withWord(8, offset)), offset)
    assert.isUndefined(read(withWord(9, 'f'.repeat(64))), 'a length')
    const [unoswap] = [
      encodeFunctionData({ abi: V6, functionName: 'unoswap', args: [BigInt(PAY) + 2n ** 160n, 7n, 3n, DEX] }),
    ]
    assert.isUndefined(read(unoswap))
    const pools = encodeFunctionData({ abi: V5, functionName: 'unoswap', args: [PAY, 7n, 3n, [DEX, DEX]] })
    assert.isUndefined(read(`0x${pools.slice(2, -64)}`))
  })
})

describe('the allowed routers', () => {
  it('are listed for each network with swaps, in EIP-55 spelling [S9-18]', () => {
    const networks = Object.keys(swapRouters)
    assert.lengthOf(networks, 12)
    for (const [id, routers = []] of Object.entries(swapRouters)) {
      const reference = id.slice('eip155:'.length)
      assert.isTrue(canSwapOn({ caipNetworkId: `eip155:${reference}` }), id)
      assert.lengthOf(new Set(routers), 2, id)
      for (const router of routers) assert.equal(router, toChecksumAddress(router.toLowerCase()))
    }
  })
})
