import * as E from 'fp-ts/Either'
import * as t from 'io-ts'
import { serverFetch } from '../http/HttpClient.js'
import { readBodyText } from '../http/responseBody.js'
import { oneOf } from '../http/codecs/combinators.js'
import type { RpcCall } from '../shared/signatures/verification.js'
import { within } from '../shared/within.js'

/** Deadline of nodes and stores, in ms. */
export const ANSWER_MS = 5_000

/** Nodes chosen by the server, by CAIP-2 id: a JSON-RPC endpoint over HTTP, or a function that queries one. */
export type RpcNodes = Readonly<Record<string, string | RpcCall>>

/** The answer is a single byte, but error messages may be long. */
const MOST_BYTES = 65_536

const Answer = oneOf(t.type({ error: t.type({ code: t.number, message: t.string }) }), t.type({ result: t.unknown }))

const post = async (url: string, method: string, params: readonly unknown[]): Promise<unknown> => {
  const response = await serverFetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ jsonrpc: '2.0', id: 1, method, params }),
    signal: AbortSignal.timeout(ANSWER_MS),
  })
  const text = await readBodyText(response, MOST_BYTES)
  const answer = Answer.decode(JSON.parse(text ?? ''))
  // An `RpcCall` rejects with the node's error; `askContract` handles it.
  if (E.isLeft(answer)) throw new TypeError('no JSON-RPC')
  if ('error' in answer.right) throw answer.right.error
  return answer.right.result
}

/** Queries the node of a chain, within 5 s; `undefined` if no node is configured. */
export const rpcCallOf = (nodes: RpcNodes, chainId: string): RpcCall | undefined => {
  const node = Object.hasOwn(nodes, chainId) ? nodes[chainId] : undefined
  if (node === undefined) return undefined
  const call: RpcCall = typeof node === 'string' ? (...args) => post(node, ...args) : node
  return (...args) => within(ANSWER_MS, call(...args), undefined)
}
