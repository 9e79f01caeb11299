import { makeParams, RpcError, type RpcMethod } from './rpcParams.js'

/** JSON with bigints as plain numbers: Solana's integers exceed `number` precision. */
export const toJson = (value: unknown): string => {
  if (typeof value === 'bigint') return String(value)
  if (Array.isArray(value)) return `[${value.map(toJson).join(',')}]`
  if (typeof value !== 'object' || value === null) return JSON.stringify(value ?? null)
  const fields = Object.entries(value).filter(([, held]) => held !== undefined)
  return `{${fields.map(([name, held]) => `${JSON.stringify(name)}:${toJson(held)}`).join(',')}}`
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const refusal = (id: unknown, code: number, message: string, data?: unknown): object => ({
  jsonrpc: '2.0',
  error: { code, message, data },
  id,
})

const answerOne = (methods: Readonly<Record<string, RpcMethod>>, call: unknown): object | undefined => {
  if (!isRecord(call) || call['jsonrpc'] !== '2.0' || typeof call['method'] !== 'string')
    return refusal(null, -32600, 'Invalid request')
  const { id, method: name, params = [] } = call
  // Notifications have no id and get no answer; clients ping with them.
  if (id === undefined) return undefined
  const method = Object.hasOwn(methods, name) ? methods[name] : undefined
  if (method === undefined) return refusal(id, -32601, 'Method not found')
  if (!Array.isArray(params)) return refusal(id, -32602, '`params` should be an array')
  try {
    return { jsonrpc: '2.0', result: method(makeParams(params)), id }
  } catch (error) {
    if (error instanceof RpcError) return refusal(id, error.code, error.message, error.data)
    return refusal(id, -32603, 'Internal error')
  }
}

/** Answers a JSON-RPC text, which may be a batch; `undefined` if it has only notifications. */
export const answerRpc = (methods: Readonly<Record<string, RpcMethod>>, text: string): string | undefined => {
  let asked: unknown
  try {
    asked = JSON.parse(text)
  } catch {
    return toJson(refusal(null, -32700, 'Parse error'))
  }
  if (!Array.isArray(asked)) {
    const answer = answerOne(methods, asked)
    return answer && toJson(answer)
  }
  if (asked.length === 0) return toJson(refusal(null, -32600, 'Invalid request'))
  const answers = asked.flatMap((call) => answerOne(methods, call) ?? [])
  return answers.length === 0 ? undefined : toJson(answers)
}
