import { assert } from 'chai'
import fc from 'fast-check'
import { encodeFunctionData, erc20Abi, parseAbi, toFunctionSelector } from 'viem'
import type { TransferAsset } from '../../../domain/send/transfer.js'
import { encodeCall, SELECTORS } from '../../../infrastructure/chainRpc/evmTransfers/tokenCalls.js'
import { UPPER_BOUND_SELECTOR } from '../../../infrastructure/chainRpc/evmTransfers/fees.js'
import { rightOf } from '../../support/rightOf.js'
import { EVM_NODE } from './evmNode.js'
import { setUpEvm } from './evmSetUp.js'

const { SENDER, RECEIVER, TOKEN, word, tokenCall } = EVM_NODE
/** A number with 78 digits. */
const MOST = 2n ** 256n - 1n
const FEE = 1_050_000n
const numbers = fc.bigInt({ min: 0n, max: MOST })
const amounts = fc.bigInt({ min: 1n, max: MOST })
const ABI = parseAbi([
  'function safeTransferFrom(address from, address to, uint256 id)',
  'function safeTransferFrom(address from, address to, uint256 id, uint256 value, bytes data)',
])

/** A sender with the largest balance that a chain can represent. */
const rich = {
  eth_getBalance: () => `0x${MOST.toString(16)}`,
  eth_call: (params: readonly unknown[]) => {
    const answer = tokenCall(params)
    return answer === word(100n) ? word(MOST) : answer
  },
}
const transactionOf = async (asset: TransferAsset): Promise<unknown> => {
  const { request } = await rightOf(setUpEvm(rich).prepare(asset))
  return Array.isArray(request.params) ? (request.params as readonly unknown[])[0] : undefined
}

describe('the amounts of EVM transfers', () => {
  it('are exact for coins, to the last wei of 78 digits', async () => {
    await fc.assert(
      fc.asyncProperty(fc.bigInt({ min: 1n, max: MOST - FEE }), async (units) => {
        const value = `0x${units.toString(16)}`
        assert.deepEqual(await transactionOf({ _tag: 'Coin', units }), {
          chainId: '0x7a69',
          from: SENDER,
          to: RECEIVER,
          value,
          data: '0x',
        })
      }),
      { numRuns: 30 },
    )
  })
  it('are exact for tokens, to the last unit of 78 digits, encoded as viem does', async () => {
    const asTransfer = (data: string) => ({ chainId: '0x7a69', from: SENDER, to: TOKEN, value: '0x0', data })
    await fc.assert(
      fc.asyncProperty(amounts, numbers, async (units, tokenId) => {
        assert.deepEqual(
          await transactionOf({ _tag: 'Token', contract: TOKEN, units }),
          asTransfer(encodeFunctionData({ abi: erc20Abi, functionName: 'transfer', args: [RECEIVER, units] })),
        )
        assert.deepEqual(
          await transactionOf({ _tag: 'Nft', contract: TOKEN, tokenId }),
          asTransfer(
            encodeFunctionData({ abi: ABI, functionName: 'safeTransferFrom', args: [SENDER, RECEIVER, tokenId] }),
          ),
        )
        assert.deepEqual(
          await transactionOf({ _tag: 'MultiToken', contract: TOKEN, tokenId, units }),
          asTransfer(
            encodeFunctionData({
              abi: ABI,
              functionName: 'safeTransferFrom',
              args: [SENDER, RECEIVER, tokenId, units, '0x'],
            }),
          ),
        )
      }),
      { numRuns: 30 },
    )
  })
  it('are encoded after the function selector', () => {
    for (const [signature, selector] of Object.entries({
      ...SELECTORS,
      'getL1FeeUpperBound(uint256)': UPPER_BOUND_SELECTOR,
    }))
      assert.equal(toFunctionSelector(signature), `0x${selector}`, signature)
    assert.equal(encodeCall('ownerOf(uint256)', 3n), `0x6352211e${word(3n).slice(2)}`)
  })
})
