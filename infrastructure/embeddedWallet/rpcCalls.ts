import * as t from 'io-ts'
import { isTransactionHash } from '../../domain/account/addresses/patterns.js'
import { isSignedMessage } from '../../domain/login/rpcMethods.js'
import { bothOf, exactly, fromRefinement, oneOf, onlyOne, stringMatching } from '../http/codecs/combinators.js'
import type { WalletRequest } from '../../domain/connect/walletRequest.js'
import type { LoginNamespace } from '../../domain/login/loginMethods.js'
import { frameCodecs } from './frameCodecs.js'

const hexOf = (value: bigint): string => (value < 0n ? `-0x${(-value).toString(16)}` : `0x${value.toString(16)}`)

/** Converts bigints, which JSON lacks, to `0x…` at any depth. */
const bigintsToHex = (value: unknown): unknown => {
  if (typeof value === 'bigint') return hexOf(value)
  if (Array.isArray(value)) return value.map(bigintsToHex)
  if (typeof value !== 'object' || value === null || Object.getPrototypeOf(value) !== Object.prototype) return value
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, bigintsToHex(each)]))
}

interface RpcShape {
  readonly params: (params: unknown) => boolean
  readonly answer: (answer: unknown) => boolean
}

const list = t.readonlyArray(t.unknown)
const texts = t.readonlyArray(t.string)
const hex = stringMatching(/^0x/i)
const base58 = stringMatching(/^[1-9A-HJ-NP-Za-km-z]+$/)
const transaction = t.type({ transaction: t.string })
const calls = bothOf(
  t.type({ calls: t.readonlyArray(bothOf(t.type({ to: hex }), t.partial({ data: hex, value: t.string }))) }),
  t.partial({ chainId: frameCodecs.chainId, from: t.string, version: t.string }),
)
const sendOptions = t.partial({
  skipPreflight: t.boolean,
  preflightCommitment: stringMatching(/^(?:processed|confirmed|finalized|recent|single|singleGossip|root|max)$/),
  maxRetries: t.number,
  minContextSlot: t.number,
})

/** Shape of most methods. */
const DEFAULT_SHAPE: RpcShape = { params: oneOf(t.undefined, list).is, answer: t.unknown.is }
const signed = { params: list.is, answer: isSignedMessage }
const signature = t.type({ signature: base58 }).is
const empty = { params: (params: unknown) => params === undefined || (list.is(params) && params.length === 0) }
/** The protocol does not specify the method's parameters. */
const anything = { params: t.unknown.is }

const METHOD_SHAPES: Readonly<Record<string, Partial<RpcShape>>> = {
  personal_sign: signed,
  eth_signTypedData_v4: signed,
  eth_sendTransaction: { params: list.is, answer: isTransactionHash },
  eth_sendRawTransaction: { answer: isTransactionHash },
  eth_accounts: empty,
  eth_blockNumber: empty,
  eth_chainId: empty,
  eth_gasPrice: empty,
  eth_maxPriorityFeePerGas: empty,
  eth_newBlockFilter: empty,
  eth_newPendingTransactionFilter: empty,
  eth_getUserOperationReceipt: anything,
  eth_estimateUserOperationGas: anything,
  eth_getUserOperationByHash: anything,
  eth_supportedEntryPoints: anything,
  eth_sendUserOperation: anything,
  wallet_grantPermissions: { params: list.is },
  wallet_revokePermissions: anything,
  wallet_getAssets: anything,
  wallet_sendCalls: { params: onlyOne(calls).is },
  wallet_getCallsStatus: { params: texts.is },
  wallet_getCapabilities: { params: oneOf(t.undefined, t.readonlyArray(frameCodecs.chainId)).is },
  solana_signMessage: { params: t.type({ message: t.string, pubkey: t.string }).is, answer: signature },
  solana_signTransaction: { params: transaction.is, answer: t.type({ transaction: base58 }).is },
  solana_signAllTransactions: {
    params: t.type({ transactions: texts }).is,
    answer: t.type({ transactions: t.readonlyArray(base58) }).is,
  },
  solana_signAndSendTransaction: {
    params: bothOf(transaction, t.partial({ options: sendOptions })).is,
    answer: signature,
  },
}

/** Parameters and result of a method (S5-16, S5-17); called only with existing methods. */
export const rpcShapeOf = (method: string): RpcShape => ({
  ...DEFAULT_SHAPE,
  ...(Object.hasOwn(METHOD_SHAPES, method) && METHOD_SHAPES[method]),
})

interface RpcCall extends WalletRequest {
  readonly chainNamespace: LoginNamespace
  /** A number on EVM, the genesis hash on Solana. */
  readonly chainId: string | number
  readonly rpcUrl?: string
}

const Envelope = exactly(
  { method: t.string, chainNamespace: t.keyof({ eip155: null, solana: null }), chainId: frameCodecs.chainId },
  { params: t.unknown, rpcUrl: t.string },
)

const rpcCallGuard = fromRefinement(
  'rpcCall',
  (value): value is RpcCall => Envelope.is(value) && rpcShapeOf(value.method).params(bigintsToHex(value.params)),
)

/** A wallet call with valid parameters for its method. */
export const rpcCall = new t.Type<RpcCall, unknown, unknown>(
  rpcCallGuard.name,
  rpcCallGuard.is,
  rpcCallGuard.validate,
  bigintsToHex,
)
