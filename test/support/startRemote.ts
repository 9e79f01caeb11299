import { commonQuery, type HttpClient } from '../../infrastructure/http/HttpClient.js'
import { makeHttpClient } from '../../infrastructure/http/makeHttpClient.js'
import { makeVirtualTime, type VirtualTime } from './makeVirtualTime.js'
import { type FaultyServer, startFaultyServer } from './startFaultyServer.js'

export interface Remote {
  readonly server: FaultyServer
  readonly client: HttpClient
  readonly time: VirtualTime
}

/** The common query of every test client. */
export const COMMON = { projectId: 'sandbox', st: 'portico', sv: 'react-eip155-0.1.0' } as const

/** A scripted server and a client of it, whose deadlines run in virtual time. */
export const startRemote = async (): Promise<Remote> => {
  const server = await startFaultyServer()
  const time = makeVirtualTime()
  const client = makeHttpClient({
    baseUrl: server.url,
    common: commonQuery({ projectId: 'sandbox', ui: 'react', adapters: ['eip155'], version: '0.1.0' }),
    fetch: globalThis.fetch,
    scheduler: time.scheduler,
  })
  return { server, client, time }
}
