import * as E from 'fp-ts/Either'
import * as t from 'io-ts'
import { serverFetch } from '../http/HttpClient.js'
import { readBodyText } from '../http/responseBody.js'
import { oneOf } from '../http/codecs/combinators.js'
import type { RpcCall } from '../shared/signatures/verification.js'
import { within } from '../shared/within.js'
import { ANSWER_MS } from './within.js'

/** Nodes of the server's own choice: an address of JSON-RPC over HTTP, or what asks one. By the chain's CAIP-2 id. */
export type RpcNodes = Readonly<Record<string, string | RpcCall>>

/** One byte is asked for; an error may say a lot. */
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
  // Rejections are how an RpcCall tells of errors; they end in `askContract`.
  if (E.isLeft(answer)) throw new TypeError('no JSON-RPC')
  if ('error' in answer.right) throw answer.right.error
  return answer.right.result
}

/** What asks the node of a chain, within 5 s; `undefined` where the server has none. */
export const rpcCallOf = (nodes: RpcNodes, chainId: string): RpcCall | undefined => {
  const node = Object.hasOwn(nodes, chainId) ? nodes[chainId] : undefined
  if (node === undefined) return undefined
  const call: RpcCall = typeof node === 'string' ? (...asked) => post(node, ...asked) : node
  return (...asked) => within(ANSWER_MS, call(...asked), undefined)
}
