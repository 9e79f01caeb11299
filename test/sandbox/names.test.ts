import { assert } from 'chai'
import * as TE from 'fp-ts/TaskEither'
import { asyncScheduler } from 'rxjs'
import { makeOutagesFeature } from '../../application/config/outagesFeature.js'
import type { Names } from '../../application/ports/names.js'
import { accountNameQuestion, reverseNamesQuestion } from '../../infrastructure/blockchainApi/names.lazy.js'
import { openQuestion } from '../../infrastructure/blockchainApi/question.js'
import { commonQuery } from '../../infrastructure/http/HttpClient.js'
import { makeHttpClient } from '../../infrastructure/http/makeHttpClient.js'
import { openNames } from '../../infrastructure/names/openNames.lazy.js'
import type { Sandbox } from '../../sandbox/Sandbox.js'
import { startSandbox } from '../../sandbox/startSandbox.js'
import { leftOf } from '../support/leftOf.js'
import { rightOf } from '../support/rightOf.js'
import { ask } from './support/ask.js'
import { COMMON } from './support/common.js'

const BASE_COIN = 2_147_492_101

describe('the sandbox names', () => {
  let sandbox: Sandbox
  before(async () => {
    sandbox = await startSandbox()
  })
  after(() => sandbox.close())

  const account = (index: number): `0x${string}` => sandbox.accounts[index] ?? '0x'
  /** Name lookups of a new page, without a chain. */
  const open = (): Names => {
    const client = makeHttpClient({
      baseUrl: sandbox.blockchainApi,
      common: commonQuery({ projectId: 'sandbox', ui: 'test', adapters: [], version: '0' }),
      fetch,
      scheduler: asyncScheduler,
    })
    const deps = { client, scheduler: asyncScheduler, outages: makeOutagesFeature() }
    return openNames({
      recordOf: openQuestion(accountNameQuestion, deps),
      namesOf: openQuestion(reverseNamesQuestion, deps),
      chainRpc: { request: () => TE.left({ _tag: 'NotConfigured' }) },
      networks: sandbox.networks,
      scheduler: asyncScheduler,
    })
  }

  it('resolve to its accounts and back, on each network [S7-21] [S7-22]', async () => {
    for (const [index, { name, address }] of sandbox.names.list().entries()) {
      assert.equal(address, account(index))
      for (const network of sandbox.networks) assert.equal(await rightOf(open().resolve(name, network)), address)
      assert.equal(await rightOf(open().nameOf(address)), name)
    }
    assert.lengthOf(sandbox.names.list(), sandbox.accounts.length)
  })

  it('resolve to another address on demand, for fresh queries; the reverse name is gone [X-11]', async () => {
    const names = open()
    assert.equal(await rightOf(names.resolve('otter.reown.id', sandbox.network)), account(0))
    sandbox.names.point('otter.reown.id', account(1))
    assert.equal(await rightOf(names.resolve('otter.reown.id', sandbox.network)), account(0))
    assert.equal(await rightOf(names.resolve('otter.reown.id', sandbox.network, { fresh: true })), account(1))
    assert.isUndefined(await rightOf(names.nameOf(account(0))))
    const order = { name: 'otter.reown.id', address: account(0) }
    await ask(`${sandbox.control}names`, { method: 'PUT', body: JSON.stringify(order) })
    assert.equal(await rightOf(open().resolve('otter.reown.id', sandbox.network)), account(0))
    assert.include(JSON.stringify((await ask(`${sandbox.control}names`)).body), 'otter.reown.id')
  })

  it('differ by chain, and can be registered and released', async () => {
    sandbox.names.point('shop.wcn.id', account(2), BASE_COIN)
    assert.deepEqual(await leftOf(open().resolve('shop.wcn.id', sandbox.network)), { _tag: 'NameNotFound' })
    const base = { ...sandbox.network, id: 8453 }
    assert.equal(await rightOf(open().resolve('shop.wcn.id', base)), account(2))
    await ask(`${sandbox.control}names`, { method: 'PUT', body: '{"name":"shop.wcn.id"}' })
    assert.deepEqual(await leftOf(open().resolve('shop.wcn.id', base)), { _tag: 'NameNotFound' })
  })

  for (const order of ['', '{}', '{"name":"otter.eth"}', '{"name":"otter.reown.id","address":"0x12"}'])
    it(`reject an invalid command: ${order}`, async () => {
      assert.equal((await ask(`${sandbox.control}names`, { method: 'PUT', body: order })).status, 400)
      assert.equal(await rightOf(open().resolve('otter.reown.id', sandbox.network)), account(0))
    })

  it('answer like the real server if there is no record', async () => {
    const call = (path: string, version = '&apiVersion=2') =>
      ask(`${sandbox.blockchainApi}v1/profile/${path}?${COMMON}${version}`)
    for (const path of ['account/nobody.reown.id', 'reverse/0x0000000000000000000000000000000000000001']) {
      assert.deepEqual((await call(path)).body, [])
      assert.equal((await call(path, '')).status, 404)
    }
    for (const path of ['account/otter.eth', 'account/ab.reown.id', 'reverse/otter'])
      assert.equal((await call(path)).status, 400)
  })
})
