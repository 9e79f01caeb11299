import * as TE from 'fp-ts/TaskEither'
import { decodeReply } from '../../infrastructure/http/fetchJson.js'
import type { HttpClient } from '../../infrastructure/http/HttpClient.js'

/** A server that gives this text to each question; what is told of it has passed the question's codec. */
export const clientThatSays = (text: string): HttpClient => ({
  get: (_path, _query, codec) => TE.fromEither(decodeReply(codec)(JSON.parse(text))),
  post: (_path, _body, codec) => TE.fromEither(decodeReply(codec)(JSON.parse(text))),
  address: (path) => `https://api.example/${path}`,
  destroy: () => undefined,
})
