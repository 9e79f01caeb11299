import { type Address, encodeFunctionData, type Hex, isAddress, isHex, type LocalAccount, numberToHex } from 'viem'
import { askChain } from '../../browserWallets/askChain.js'
import { signerOf } from '../../browserWallets/signerOf.js'
import { ACCOUNT_ABI } from '../../contracts/abis.js'
import { carryOut } from '../../phone/carryOut.js'
import type { Fields } from '../frame/Fields.js'
import { readFields } from '../frame/readFields.js'
import { SiteError } from '../SiteError.js'
import type { EvmChain } from './EvmChain.js'
import { callsStatus } from './callsStatus.js'
import { readCalls } from './readCalls.js'

interface EvmDeps {
  readonly owner: LocalAccount
  readonly smartAccount: Address
  /** Which of the two the app was told of. */
  readonly current: Address
  readonly chain: EvmChain
  readonly smartAccountNetworks: readonly number[]
}

const READY = { atomic: { status: 'supported' } }

/** Whom a request is for; only the two accounts of the owner are served. */
const askedFor = (address: string | undefined, { owner, smartAccount, current }: EvmDeps): Address => {
  if (address === undefined) return current
  const found = [owner.address, smartAccount].find((own) => own.toLowerCase() === address.toLowerCase())
  if (found === undefined) throw new SiteError('This account is not one of the visitor')
  return found
}

const send = ({ owner, chain }: EvmDeps, transaction: Fields): Promise<Hex> =>
  carryOut('eth_sendTransaction', [transaction], { account: owner, rpcUrl: chain.rpcUrl })

const sendFrom = (from: Address, transaction: Fields, deps: EvmDeps): Promise<Hex> => {
  if (from !== deps.smartAccount) return send(deps, transaction)
  const { to, value, data } = transaction
  if (typeof to !== 'string' || !isAddress(to, { strict: false }))
    throw new SiteError('A smart account sends to somebody')
  const args = [to, isHex(value) ? BigInt(value) : 0n, isHex(data) ? data : '0x'] as const
  return send(deps, { to: from, data: encodeFunctionData({ abi: ACCOUNT_ABI, functionName: 'execute', args }) })
}

const sendCalls = async (given: Fields, deps: EvmDeps): Promise<unknown> => {
  const from = askedFor(readFields.maybeText(given, 'from'), deps)
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
  // EIP-5792 gave a bare text before it had versions of two numbers.
  return given['version'] === '1.0' ? id : { id }
}

/** Does what the owner approved, or what needs no approval. */
export const evmRequest = async (method: string, params: unknown, deps: EvmDeps): Promise<unknown> => {
  const { owner, current, chain, smartAccountNetworks, smartAccount } = deps
  const list: readonly unknown[] = Array.isArray(params) ? params : []
  switch (method) {
    case 'personal_sign':
    case 'eth_signTypedData_v4':
      askedFor(signerOf(method, params), deps)
      return carryOut(method, params, { account: owner, rpcUrl: chain.rpcUrl })
    case 'eth_sendTransaction':
      return sendFrom(askedFor(signerOf(method, params), deps), readFields.fields(list[0]), deps)
    case 'wallet_sendCalls':
      return sendCalls(readFields.fields(list[0]), deps)
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
      return askChain(chain.rpcUrl, method, params)
  }
}
