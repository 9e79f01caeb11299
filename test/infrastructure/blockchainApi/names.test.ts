import { assert } from 'chai'
import type { TaskEither } from 'fp-ts/TaskEither'
import type { RemoteError } from '../../../domain/errors/remoteError.js'
import { accountNameQuestion, reverseNamesQuestion } from '../../../infrastructure/blockchainApi/names.lazy.js'
import type { HttpClient } from '../../../infrastructure/http/HttpClient.js'
import { BAD_REPLIES } from '../../support/badReplies.js'
import { leftOf } from '../../support/leftOf.js'
import { rightOf } from '../../support/rightOf.js'
import { COMMON, startRemote } from '../../support/startRemote.js'

const ADA = '0x52908400098527886E0F7030069857D2E4169EE7'
const NAME = 'falcon.reown.id'
const ask = { name: NAME, attempt: 0 }

/** As the server writes names (wire reference 2.B.12). */
const aReply = (change: object = {}) => ({
  name: NAME,
  registered_at: '2026-01-01T00:00:00Z',
  updated_at: null,
  addresses: { 60: { address: ADA.toLowerCase(), created_at: '2026-01-01T00:00:00Z' } },
  attributes: {},
  ...change,
})

describe('GET /v1/profile/account/{name}', () => {
  const answerTo = async (reply: unknown) => {
    const { server, client } = await startRemote()
    server.answer(reply)
    const answer = await accountNameQuestion.ask(client)(ask)()
    await server.close()
    return { answer, asked: server.asked[0]?.url }
  }
  const recordFrom = async (reply: unknown) => rightOf(async () => (await answerTo(reply)).answer)
  const errorFrom = async (reply: unknown) => leftOf(async () => (await answerTo(reply)).answer)

  it('sends the API version [S7-21]', async () => {
    const { asked } = await answerTo(aReply())
    assert.equal(asked?.pathname, '/v1/profile/account/falcon.reown.id')
    assert.deepEqual(Object.fromEntries(asked?.searchParams ?? []), { apiVersion: '2', ...COMMON })
  })

  it('gives addresses by coin type, with their checksum', async () => {
    assert.deepEqual(await recordFrom(aReply()), { name: NAME, addresses: { 60: ADA } })
  })

  it('reads an empty list as an unregistered name', async () => assert.isUndefined(await recordFrom([])))

  for (const status of [400, 404])
    it(`reads ${status} as an unregistered name`, async () => {
      const { server, client } = await startRemote()
      server.treat({ status })
      assert.isUndefined(await rightOf(accountNameQuestion.ask(client)(ask)))
      assert.deepEqual(await rightOf(reverseNamesQuestion.ask(client)(ADA)), [])
      await server.close()
    })

  for (const [what, entry] of [
    ['no address', { address: '0x12' }],
    ['an address with a wrong letter', { address: ADA.replace('E', 'e') }],
    ['a number', { address: 60 }],
    ['nothing', null],
    ['a text', ADA],
  ] as const)
    it(`keeps the other addresses if one entry is ${what}`, async () => {
      const addresses = { 60: { address: ADA }, 2147492101: entry }
      assert.deepEqual((await recordFrom(aReply({ addresses })))?.addresses, { 60: ADA, 2147492101: undefined })
    })

  it('rejects an answer for another name', async () => {
    assert.deepEqual(await errorFrom(aReply({ name: 'heron.reown.id' })), { _tag: 'Malformed', detail: 'name' })
  })

  it('uses one cache key per name and attempt', () => {
    const { key } = accountNameQuestion
    assert.notEqual(key({ name: NAME, attempt: 0 }), key({ name: NAME, attempt: 1 }))
    assert.notEqual(key({ name: NAME, attempt: 0 }), key({ name: 'heron.reown.id', attempt: 0 }))
    assert.equal(accountNameQuestion.ttlMs, 300_000)
  })

  for (const reply of [
    ...[{}, { name: NAME }, aReply({ name: 5 }), aReply({ name: `${NAME}\u202e` }), aReply({ name: 'é'.repeat(128) })],
    ...[aReply({ addresses: [] }), aReply({ addresses: null }), [aReply()], 'x', 5],
  ])
    it(`ends ${JSON.stringify(reply).slice(0, 60)} in Malformed`, async () =>
      assert.equal((await errorFrom(reply))._tag, 'Malformed'))
})

describe('GET /v1/profile/reverse/{address}', () => {
  it('returns the names registered for an address, without malformed entries [S7-22]', async () => {
    const { server, client } = await startRemote()
    server.answer([aReply(), { name: 5 }, null, aReply({ name: 'heron.reown.id' })])
    assert.deepEqual(await rightOf(reverseNamesQuestion.ask(client)(ADA)), [NAME, 'heron.reown.id'])
    assert.equal(server.asked[0]?.url.pathname, `/v1/profile/reverse/${ADA}`)
    assert.deepEqual(Object.fromEntries(server.asked[0]?.url.searchParams ?? []), { apiVersion: '2', ...COMMON })
    await server.close()
  })
})

const CALLS = {
  account: (client: HttpClient) => accountNameQuestion.ask(client)(ask),
  reverse: (client: HttpClient) => reverseNamesQuestion.ask(client)(ADA),
}

for (const [call, question] of Object.entries<(client: HttpClient) => TaskEither<RemoteError, unknown>>(CALLS))
  describe(`GET /v1/profile/${call}: bad input`, () => {
    // Both calls accept an empty list.
    for (const [what, treatment, expected] of BAD_REPLIES.filter(([each]) => each !== 'a list'))
      it(`ends ${what} in ${expected._tag}`, async () => {
        const { server, client } = await startRemote()
        server.treat(treatment)
        assert.deepInclude(await leftOf(question(client)), expected)
        await server.close()
      })

    it('ends silence in TimedOut after 10 s', async () => {
      const { server, client, time } = await startRemote()
      server.treat('hang')
      const error = leftOf(question(client))
      await time.advance(10_000)
      assert.deepEqual(await error, { _tag: 'TimedOut', afterMs: 10_000 })
      await server.close()
    })
  })
