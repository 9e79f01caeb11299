/** Error type of EIP-1193: message, code, and the chain's error data. */
export class ProviderRpcError extends Error {
  readonly code: number
  readonly data?: unknown

  constructor(code: number, message: string, data?: unknown) {
    super(message)
    this.code = code
    if (data !== undefined) this.data = data
  }
}

/** Calls a JSON-RPC node; throws its errors with code and data, such as revert data. */
export const callRpc = async (rpcUrl: string, method: string, params: unknown): Promise<unknown> => {
  const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method, params: params ?? [] })
  const reply: unknown = await fetch(rpcUrl, { method: 'POST', body })
    .then((answer) => answer.json())
    .catch(() => undefined)
  if (typeof reply !== 'object' || reply === null) throw new ProviderRpcError(-32603, 'the chain gave no answer')
  if ('error' in reply && typeof reply.error === 'object' && reply.error !== null) {
    const { error } = reply
    throw new ProviderRpcError(
      'code' in error && typeof error.code === 'number' ? error.code : -32603,
      'message' in error ? String(error.message) : 'the chain refused',
      'data' in error ? error.data : undefined,
    )
  }
  return 'result' in reply ? reply.result : null
}

const POSITION: Readonly<Record<string, number>> = { personal_sign: 1, eth_signTypedData_v4: 0, eth_sendTransaction: 0 }

/** Account of a request, in lower case; `undefined` if the request names none. */
export const signerOf = (method: string, params: unknown): string | undefined => {
  const part: unknown = Array.isArray(params) ? params[POSITION[method] ?? 0] : undefined
  const account: unknown = typeof part === 'object' && part !== null && 'from' in part ? part.from : part
  return typeof account === 'string' && /^0x[0-9a-f]{40}$/i.test(account) ? account.toLowerCase() : undefined
}

/** The same params for another account. */
export const withSigner = (method: string, params: unknown, account: string): unknown =>
  Array.isArray(params) ? params.map((part: unknown, at) => (at === (POSITION[method] ?? 0) ? account : part)) : params
