import * as E from 'fp-ts/Either'
import type { TaskEither } from 'fp-ts/TaskEither'
import {
  decodeFunctionData,
  encodeAbiParameters,
  encodeErrorResult,
  encodeFunctionResult,
  getAddress,
  type Hex,
  hexToBytes,
  namehash,
  parseAbi,
} from 'viem'
import type { NodeError } from '../../application/ports/chainRpc.js'
import type { Network } from '../../domain/network/network.js'
import type { WalletRequest } from '../../domain/connect/walletRequest.js'

const RESOLVER = '0x000000000000000000000000000000000000bEEF'

const UNIVERSAL = parseAbi([
  'function resolve(bytes name, bytes data) view returns (bytes, address)',
  'function reverse(bytes address_, uint256 coinType) view returns (string, address, address)',
  'error ResolverNotFound(bytes name)',
  'error UnsupportedResolverProfile(bytes4 selector)',
  'error ResolverError(bytes errorData)',
  'error OffchainLookup(address sender, string[] urls, bytes callData, bytes4 callback, bytes extraData)',
])
const PROFILE = parseAbi([
  'function addr(bytes32 node) view returns (address)',
  'function addr(bytes32 node, uint256 coinType) view returns (bytes)',
])

const readDnsName = (dns: Hex): string => {
  const bytes = hexToBytes(dns)
  const labels: string[] = []
  for (let at = 0; (bytes[at] ?? 0) > 0; at += 1 + (bytes[at] ?? 0))
    labels.push(new TextDecoder().decode(bytes.subarray(at + 1, at + 1 + (bytes[at] ?? 0))))
  return labels.join('.')
}

export interface EnsRecord {
  /** By coin type. */
  readonly addresses?: Readonly<Record<number, Hex>>
  readonly is?: 'Offchain' | 'Failing'
}

const revert = (data: Hex): E.Either<NodeError, never> =>
  E.left({
    _tag: 'RequestFailed',
    code: 3,
    message: 'execution reverted',
    cause: { code: 3, message: 'execution reverted', data },
  })

type Reverted = 'ResolverNotFound' | 'UnsupportedResolverProfile' | 'ResolverError'

const error = (errorName: Reverted, data: Hex): E.Either<NodeError, never> =>
  revert(encodeErrorResult({ abi: UNIVERSAL, errorName, args: [data] }))

/** The Universal Resolver, with calls encoded by viem: it shares no code with the tested implementation. */
export const ensOnChain = () => {
  let records: Readonly<Record<string, EnsRecord>> = {}
  let primary: Readonly<Record<string, string>> = {}
  let answer: E.Either<NodeError, unknown> | undefined
  const asked: string[] = []
  const askedOn: Network[] = []

  const addressIn = ({ addresses = {} }: EnsRecord, name: string, question: Hex): E.Either<NodeError, Hex> => {
    const { args } = decodeFunctionData({ abi: PROFILE, data: question })
    const [node, coinType] = args
    if (node !== namehash(name)) throw new Error(`the hash is not of ${name}`)
    const address = addresses[Number(coinType ?? 60n)]
    const inner =
      coinType === undefined
        ? encodeAbiParameters([{ type: 'address' }], [address ?? `0x${'0'.repeat(40)}`])
        : encodeAbiParameters([{ type: 'bytes' }], [address ?? '0x'])
    return E.right(encodeFunctionResult({ abi: UNIVERSAL, functionName: 'resolve', result: [inner, RESOLVER] }))
  }

  const call = (data: Hex): E.Either<NodeError, unknown> => {
    const { functionName, args } = decodeFunctionData({ abi: UNIVERSAL, data })
    if (functionName === 'reverse') {
      const [address, coinType] = args
      if (coinType !== 60n) return error('UnsupportedResolverProfile', '0xf1cb7e06')
      const name = primary[getAddress(address)]
      asked.push(`reverse ${getAddress(address)}`)
      return name === undefined
        ? error('ResolverNotFound', '0x00')
        : E.right(encodeFunctionResult({ abi: UNIVERSAL, functionName, result: [name, RESOLVER, RESOLVER] }))
    }
    const [dns, question] = args
    const name = readDnsName(dns)
    asked.push(name)
    const record = records[name]
    if (record === undefined) return error('ResolverNotFound', dns)
    if (record.is === 'Failing') return error('ResolverError', '0x1234')
    if (record.is === 'Offchain')
      return revert(
        encodeErrorResult({
          abi: UNIVERSAL,
          errorName: 'OffchainLookup',
          args: [RESOLVER, ['https://gateway.example'], '0x', '0x12345678', '0x'],
        }),
      )
    return addressIn(record, name, question)
  }

  return {
    /** The URL of a node on Ethereum. */
    request:
      (network: Network, { method, params }: WalletRequest): TaskEither<NodeError, unknown> =>
      async () => {
        askedOn.push(network)
        if (answer !== undefined) return answer
        if (method !== 'eth_call' || !Array.isArray(params)) throw new Error(`asked ${method}`)
        const [{ to, data }] = params as [{ readonly to: Hex; readonly data: Hex }]
        if (getAddress(to) !== '0xeEeEEEeE14D718C2B47D9923Deab1335E144EeEe') throw new Error(`asked ${to}`)
        return call(data)
      },
    asked: asked as readonly string[],
    askedOn: askedOn as readonly Network[],
    register: (next: Readonly<Record<string, EnsRecord>>) => {
      records = next
    },
    call: (next: Readonly<Record<string, string>>) => {
      primary = next
    },
    /** For any query. */
    answerWith: (next: E.Either<NodeError, unknown>) => {
      answer = next
    },
    revertWith: (data: Hex) => {
      answer = revert(data)
    },
  }
}
