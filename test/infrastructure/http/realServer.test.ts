import { assert } from 'chai'
import * as t from 'io-ts'
import { asyncScheduler } from 'rxjs'
import { pageFetch } from '../../../infrastructure/http/HttpClient.js'
import { makeHttpClient } from '../../../infrastructure/http/makeHttpClient.js'
import { leftOf } from '../../support/leftOf.js'
import { rightOf } from '../../support/rightOf.js'
import { type FaultyServer, startFaultyServer } from '../../support/startFaultyServer.js'

const Anything = t.unknown

describe('makeHttpClient over a real socket', () => {
  let server: FaultyServer
  beforeEach(async () => {
    server = await startFaultyServer()
  })
  afterEach(() => server.close())

  const ask = (deadlineMs = 10_000) =>
    makeHttpClient({
      baseUrl: server.url,
      common: {},
      fetch: pageFetch,
      scheduler: asyncScheduler,
      deadlineMs,
    }).get('x', { chains: 'eip155:1,eip155:10' }, Anything)

  it('returns the answer, and the server gets the parameters unchanged', async () => {
    server.answer({ a: 1 })
    assert.deepEqual(await rightOf(ask()), { a: 1 })
    assert.equal(server.asked[0]?.url.searchParams.get('chains'), 'eip155:1,eip155:10')
  })

  it('is Unreachable without a server', async () => {
    await server.close()
    assert.equal((await leftOf(ask()))._tag, 'Unreachable')
  })

  it('is Unreachable when the connection breaks in the middle of the body', async () => {
    server.treat('drop')
    assert.equal((await leftOf(ask()))._tag, 'Unreachable')
  })

  it('follows no redirect, so that a server cannot make the page call another [S-12]', async () => {
    server.treat({ status: 302, headers: { location: `${server.url}/elsewhere` } })
    assert.equal((await leftOf(ask()))._tag, 'Unreachable')
    assert.lengthOf(server.asked, 1)
  })

  it('times out on a server that never answers', async () => {
    server.treat('hang')
    assert.deepEqual(await leftOf(ask(30)), { _tag: 'TimedOut', afterMs: 30 })
  })
})
