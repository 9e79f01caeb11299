import * as E from 'fp-ts/Either'
import type { HttpClient } from '../../infrastructure/http/HttpClient.js'
import type { MakeRemoteWorld } from './RemoteWorld.js'
import { startRemote } from './startRemote.js'

/** The world of a real adapter: a server on a socket, with answers formatted by `toWire`. */
export const httpRemoteWorld =
  <Api, Answer>(
    makeApi: (deps: { readonly client: HttpClient }) => Api,
    toWire: (answer: Answer) => unknown,
  ): MakeRemoteWorld<Api, Answer> =>
  async (served) => {
    const { server, client } = await startRemote()
    if (E.isRight(served)) server.answer(toWire(served.right))
    else server.treat({ status: served.left })
    return { api: makeApi({ client }), close: server.close }
  }
