import * as t from 'io-ts'
import type { WalletRequest } from '../../application/ports/WalletConnector.js'
import type { LoginNamespace } from '../../domain/login/LoginNamespace.js'
import { guarded } from '../http/codecs/guarded.js'
import { frameCodecs } from './frameCodecs.js'
import { hexBigints } from './hexBigints.js'
import { rpcShapeOf } from './rpcShapeOf.js'

interface RpcCall extends WalletRequest {
  readonly chainNamespace: LoginNamespace
  /** A number on EVM, the genesis hash on Solana. */
  readonly chainId: string | number
  readonly rpcUrl?: string
}

const Envelope = frameCodecs.fields(
  { method: t.string, chainNamespace: t.keyof({ eip155: null, solana: null }), chainId: frameCodecs.chainId },
  { params: t.unknown, rpcUrl: t.string },
)

const calls = guarded(
  'rpcCall',
  (value): value is RpcCall => Envelope.is(value) && rpcShapeOf(value.method).params(hexBigints(value.params)),
)

/** A call to the wallet, with such parameters as its method takes. */
export const rpcCall = new t.Type<RpcCall, unknown, unknown>(calls.name, calls.is, calls.validate, hexBigints)
