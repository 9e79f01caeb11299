import * as t from 'io-ts'
import type { WalletRequest } from '../../application/ports/WalletConnector.js'
import type { LoginNamespace } from '../../domain/login/LoginNamespace.js'
import { areRpcParams } from './areRpcParams.js'
import { defineMessage } from './defineMessage.js'
import { hexBigints } from './hexBigints.js'
import { LIMITS_MS } from './LIMITS_MS.js'
import { nothing } from './nothing.js'

interface RpcCall extends WalletRequest {
  readonly chainNamespace: LoginNamespace
  /** A number on EVM, the genesis hash on Solana. */
  readonly chainId: string | number
  readonly rpcUrl?: string
}

const Envelope = t.intersection([
  t.type({ method: t.string, chainNamespace: t.keyof({ eip155: null, solana: null }), chainId: t.union([t.string, t.number]) }),
  t.partial({ params: t.unknown, rpcUrl: t.string }),
])

const isRpcCall = (value: unknown): value is RpcCall => Envelope.is(value) && areRpcParams(value.method, hexBigints(value.params))

const rpcCall = new t.Type<RpcCall, unknown, unknown>('RpcCall', isRpcCall, (value, context) => (isRpcCall(value) ? t.success(value) : t.failure(value, context)), hexBigints)

/** Calls to the wallet, and their end (S7-39). Nobody waits for an answer to the latter. */
export const rpcMessages = {
  rpcRequest: defineMessage('RPC_REQUEST', rpcCall, t.unknown, { afterMs: LIMITS_MS.visitor }),
  rpcAbort: defineMessage('RPC_ABORT', nothing, nothing),
} as const
