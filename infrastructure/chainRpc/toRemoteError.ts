import type { RemoteError } from '../../domain/errors/RemoteError.js'
import { RemoteFailure } from './RemoteFailure.js'

const causes = (error: unknown): readonly unknown[] => (error instanceof Error ? [error, ...causes(error.cause)] : [])

/** JSON-RPC's own error, as viem throws it; its text and ours hold neither the address nor the question. */
const rpcError = (error: unknown): RemoteError | undefined =>
  error instanceof Error && error.name === 'RpcRequestError' && 'code' in error
    ? { _tag: 'Unreachable', cause: new Error(`The node answered with error ${String(error.code)}.`) }
    : undefined

/**
 * What an exception of viem means. Failures of the network arrive as `RemoteFailure`, somewhere among the
 * causes; what is neither that nor an error of the node is an answer viem or a codec could not read.
 */
export const toRemoteError = (thrown: unknown): RemoteError => {
  const chain = causes(thrown)
  const failure = chain.find((error) => error instanceof RemoteFailure)
  const refusal = chain.map(rpcError).find((error) => error !== undefined)
  return failure?.error ?? refusal ?? { _tag: 'Malformed', detail: 'not an answer of JSON-RPC' }
}
