import * as E from 'fp-ts/Either'
import * as t from 'io-ts'
import type { Fetch } from '../http/Fetch.js'
import { parseExactJson } from './parseExactJson.js'
import { RemoteFailure } from './RemoteFailure.js'
import type { RpcEndpoint } from './RpcEndpoint.js'

const Refusal = t.type({ error: t.type({ code: t.number }) })
const Reply = t.type({ result: t.unknown })

const malformed = (detail: string): RemoteFailure => new RemoteFailure({ _tag: 'Malformed', detail })

const read = (text: string): unknown => {
  try {
    return parseExactJson(text)
  } catch {
    throw malformed('not JSON')
  }
}

/** Asks one node by JSON-RPC. Rejects with `RemoteFailure` only; neither its text nor ours holds the question. */
export const askNode =
  <A>({ url, contentType }: RpcEndpoint, fetch: Fetch, answer: t.Decoder<unknown, A>) =>
  async (method: string, params: readonly unknown[]): Promise<A> => {
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'Content-Type': contentType },
      body: JSON.stringify({ jsonrpc: '2.0', id: 1, method, params }),
      credentials: 'omit',
      referrerPolicy: 'no-referrer',
    })
    const reply = read(await response.text())
    if (Refusal.is(reply))
      throw new RemoteFailure({
        _tag: 'Unreachable',
        cause: new Error(`The node answered with error ${reply.error.code}.`),
      })
    const result = answer.decode(Reply.is(reply) ? reply.result : undefined)
    if (E.isLeft(result)) throw malformed(method)
    return result.right
  }
