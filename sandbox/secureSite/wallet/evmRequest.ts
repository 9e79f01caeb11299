import { type Address, encodeFunctionData, type Hex, isAddress, isHex, type LocalAccount, numberToHex } from 'viem'
import { type Fields, readFields, SiteError } from '../frame/fields.js'
import { callRpc } from '../../browserWallets/rpc.js'
import type { EvmChain } from './chains.js'
import { ACCOUNT_ABI } from '../../contracts/abis.js'
import { dataOf, executeEvmRequest, permittedAccount } from '../../phone/evmRequests.js'

/** Calls of `wallet_sendCalls` (wire reference 1.7). */
const readCalls = (value: unknown): readonly { readonly to: Address; readonly value: bigint; readonly data: Hex }[] => {
  if (!Array.isArray(value) || value.length === 0) throw new SiteError('"calls" must be a list of calls')
  return value.map((given: unknown) => {
    const call = readFields.fields(given)
    const { to, value: amount } = call
    if (typeof to !== 'string' || !isAddress(to, { strict: false })) throw new SiteError('A call needs an address')
    return {
      to,
      value: typeof amount === 'string' && /^(0x[0-9a-f]+|\d+)$/i.test(amount) ? BigInt(amount) : 0n,
      data: dataOf(call) ?? '0x',
    }
  })
}

const PENDING = 100
const CONFIRMED = 200
const REVERTED = 500

/** Status of a batch by EIP-5792; its id is its transaction hash. */
const callsStatus = async (id: unknown, chain: EvmChain, atomic: boolean): Promise<unknown> => {
  const receipt = await callRpc(chain.rpcUrl, 'eth_getTransactionReceipt', [id])
  const said = { version: '2.0.0', id, chainId: numberToHex(chain.id), atomic }
  if (receipt === null) return { ...said, status: PENDING }
  const { status, logs, blockHash, blockNumber, gasUsed, transactionHash } = readFields.fields(receipt)
  return {
    ...said,
    status: status === '0x1' ? CONFIRMED : REVERTED,
    receipts: [{ status, logs, blockHash, blockNumber, gasUsed, transactionHash }],
  }
}

interface EvmDeps {
  readonly owner: LocalAccount
  readonly smartAccount: Address
  /** Account that the app was told. */
  readonly current: Address
  readonly chain: EvmChain
  readonly smartAccountNetworks: readonly number[]
}

const READY = { atomic: { status: 'supported' } }

/** Account for a request: the current one unless it names the other of the owner's two. */
const accountFor = (method: string, params: unknown, deps: EvmDeps): Address => {
  const { owner, smartAccount, current, chain, smartAccountNetworks } = deps
  const others = smartAccountNetworks.includes(chain.id) ? [owner.address, smartAccount] : [owner.address]
  return permittedAccount(method, params, { accounts: [current, ...others], chain: `eip155:${chain.id}` })
}

const send = ({ owner, chain }: EvmDeps, transaction: Fields): Promise<Hex> =>
  executeEvmRequest('eth_sendTransaction', [transaction], { account: owner, rpcUrl: chain.rpcUrl })

const sendFrom = (from: Address, transaction: Fields, deps: EvmDeps): Promise<Hex> => {
  if (from !== deps.smartAccount) return send(deps, transaction)
  const { to, value } = transaction
  if (typeof to !== 'string' || !isAddress(to, { strict: false }))
    throw new SiteError('A smart account sends to somebody')
  const args = [to, isHex(value) ? BigInt(value) : 0n, dataOf(transaction) ?? '0x'] as const
  return send(deps, { to: from, data: encodeFunctionData({ abi: ACCOUNT_ABI, functionName: 'execute', args }) })
}

const sendCalls = async (from: Address, given: Fields, deps: EvmDeps): Promise<unknown> => {
  const calls = readCalls(given['calls'])
  const [first] = calls
  if (from !== deps.smartAccount && calls.length > 1)
    throw new SiteError('Only a smart account makes several calls at once')
  const id =
    from === deps.smartAccount
      ? await send(deps, {
          to: from,
          data: encodeFunctionData({ abi: ACCOUNT_ABI, functionName: 'executeBatch', args: [calls] }),
        })
      : await send(deps, { ...first, value: numberToHex(first?.value ?? 0n) })
  // EIP-5792 returned a bare text before version 2.0.0.
  return given['version'] === '1.0' ? id : { id }
}

/** Executes a request that is approved or needs no approval. */
export const evmRequest = async (method: string, params: unknown, deps: EvmDeps): Promise<unknown> => {
  const { owner, current, chain, smartAccountNetworks, smartAccount } = deps
  const list: readonly unknown[] = Array.isArray(params) ? params : []
  switch (method) {
    case 'personal_sign':
    case 'eth_signTypedData_v4':
      accountFor(method, params, deps)
      return executeEvmRequest(method, params, { account: owner, rpcUrl: chain.rpcUrl })
    case 'eth_sendTransaction':
      return sendFrom(accountFor(method, params, deps), readFields.fields(list[0]), deps)
    case 'wallet_sendCalls':
      return sendCalls(accountFor(method, params, deps), readFields.fields(list[0]), deps)
    case 'wallet_getCallsStatus':
      return callsStatus(list[0], chain, current === smartAccount)
    case 'wallet_getCapabilities':
      return Object.fromEntries(
        current === smartAccount ? smartAccountNetworks.map((id) => [numberToHex(id), READY]) : [],
      )
    case 'eth_accounts':
      return [current]
    case 'wallet_grantPermissions':
    case 'wallet_revokePermissions':
    case 'wallet_getAssets':
    case 'eth_sendUserOperation':
      throw new SiteError(`${method} is not supported`)
    default:
      return callRpc(chain.rpcUrl, method, params)
  }
}
