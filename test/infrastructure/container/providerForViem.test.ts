import { assert } from 'chai'
import * as TE from 'fp-ts/TaskEither'
import {
  BaseError,
  ContractFunctionRevertedError,
  createPublicClient,
  createWalletClient,
  custom,
  encodeErrorResult,
  parseAbi,
  UserRejectedRequestError,
} from 'viem'
import { mainnet } from 'viem/chains'
import { ACCOUNT, rejectionOf, setUpProvider } from './setUpProvider.js'

const abi = parseAbi(['error TooPoor(uint256 has)', 'function pay() view returns (uint256)'])
const ADDRESS = '0xa1a1a1a1a1a1a1a1a1a1a1a1a1a1a1a1a1a1a1a1'
const custodial = encodeErrorResult({ abi, errorName: 'TooPoor', args: [7n] })
const reason = encodeErrorResult({
  abi: parseAbi(['error Error(string)']),
  errorName: 'Error',
  args: ['the shop is closed'],
})

/** A host that uses viem over Portico's provider. */
const setUp = () => {
  const page = setUpProvider()
  const transport = custom(page.provider, { retryCount: 0 })
  return {
    ...page,
    reader: createPublicClient({ chain: mainnet, transport }),
    wallet: createWalletClient({ chain: mainnet, transport }),
  }
}
/** The revert that viem decoded. */
const revertIn = (error: unknown): ContractFunctionRevertedError => {
  const found = error instanceof BaseError && error.walk((each) => each instanceof ContractFunctionRevertedError)
  return found instanceof ContractFunctionRevertedError ? found : assert.fail(String(error))
}

describe('viem over portico.provider', () => {
  const read = { abi, address: ADDRESS, functionName: 'pay' } as const

  it('reads while disconnected, and decodes why a contract reverts', async () => {
    const { portico, reader, chainRpc } = setUp()
    chainRpc.answerRequestsWith(TE.right(`0x${'0'.repeat(62)}2a`))
    assert.equal(await reader.readContract(read), 42n)
    const cause = { code: 3, message: 'execution reverted', data: custodial }
    chainRpc.answerRequestsWith(TE.left({ _tag: 'RequestFailed', code: 3, message: cause.message, cause }))
    const { data } = revertIn(await rejectionOf(reader.readContract(read)))
    assert.deepEqual([data?.errorName, data?.args], ['TooPoor', [7n]])
    portico.destroy()
  })

  for (const [what, thrown, expected] of [
    ['a reason', { code: 3, data: reason }, 'the shop is closed'],
    ['an error of its own, which the wallet wraps', { code: -32603, data: { code: 3, data: custodial } }, 'TooPoor'],
  ] as const) {
    it(`decodes ${what} from the error data of a connected wallet`, async () => {
      const { portico, reader, fake } = setUp()
      await portico.connect('heron')
      fake.answer('eth_call', () => Promise.reject(Object.assign(new Error('execution reverted'), thrown)))
      const reverted = revertIn(await rejectionOf(reader.readContract(read)))
      assert.equal(reverted.reason ?? reverted.data?.errorName, expected)
      portico.destroy()
    })
  }

  it('requests accounts, signs, and gets a rejection', async () => {
    const { portico, wallet, fake } = setUp()
    await portico.connect('heron')
    assert.equal((await wallet.requestAddresses())[0]?.toLowerCase(), ACCOUNT)
    assert.equal(await wallet.signMessage({ account: ADDRESS, message: 'hello' }), '0x5161')
    fake.wallet.answersWith('reject')
    const refused = await rejectionOf(wallet.sendTransaction({ account: ADDRESS, to: ADDRESS, value: 1n }))
    assert.isTrue(refused instanceof BaseError && refused.walk((e) => e instanceof UserRejectedRequestError) !== null)
    portico.destroy()
  })
})
