import * as TE from 'fp-ts/TaskEither'
import { decodeReply } from '../../infrastructure/http/fetchJson.js'
import type { HttpClient } from '../../infrastructure/http/HttpClient.js'

/** A server that answers each query with this text; its results have passed the query's codec. */
export const clientThatSays = (text: string): HttpClient => ({
  get: (_path, _query, codec) => TE.fromEither(decodeReply(codec)(JSON.parse(text))),
  post: (_path, _body, codec) => TE.fromEither(decodeReply(codec)(JSON.parse(text))),
  address: (path) => `https://api.example/${path}`,
  destroy: () => undefined,
})
