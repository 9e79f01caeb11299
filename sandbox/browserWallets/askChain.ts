import { RpcFailure } from './RpcFailure.js'

/** Asks the chain's node; its errors come through with their codes. */
export const askChain = async (rpcUrl: string, method: string, params: unknown): Promise<unknown> => {
  const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method, params: params ?? [] })
  const reply: unknown = await fetch(rpcUrl, { method: 'POST', body })
    .then((answer) => answer.json())
    .catch(() => undefined)
  if (typeof reply !== 'object' || reply === null) throw new RpcFailure(-32603, 'the chain gave no answer')
  if ('error' in reply && typeof reply.error === 'object' && reply.error !== null) {
    const { error } = reply
    throw new RpcFailure(
      'code' in error && typeof error.code === 'number' ? error.code : -32603,
      'message' in error ? String(error.message) : 'the chain refused',
    )
  }
  return 'result' in reply ? reply.result : null
}
