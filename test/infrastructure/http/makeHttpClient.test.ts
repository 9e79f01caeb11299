import { assert } from 'chai'
import * as t from 'io-ts'
import { describeError } from '../../../domain/errors/domainError.js'
import type { Fetch } from '../../../infrastructure/http/HttpClient.js'
import { makeHttpClient } from '../../../infrastructure/http/makeHttpClient.js'
import { leftOf } from '../../support/leftOf.js'
import { makeVirtualTime } from '../../support/makeVirtualTime.js'
import { rightOf } from '../../support/rightOf.js'

const Greeting = t.type({ greeting: t.string })

interface Sent {
  readonly url: string
  readonly init: RequestInit
}

const json = (reply: unknown, init?: ResponseInit): Response => new Response(JSON.stringify(reply), init)

const setUp = (answer: () => Promise<Response> = async () => json({ greeting: 'hi' })) => {
  const time = makeVirtualTime()
  const sent: Sent[] = []
  let respond = answer
  const fetch: Fetch = (url, init) => {
    sent.push({ url, init })
    return respond()
  }
  const client = makeHttpClient({
    baseUrl: 'https://api.example/base/',
    common: { projectId: 'p', st: 'portico' },
    fetch,
    scheduler: time.scheduler,
  })
  const respondWith = (next: () => Promise<Response>): void => {
    respond = next
  }
  return { time, sent, client, respondWith, ask: client.get('/v1/hello', { who: 'me' }, Greeting) }
}

const never = (): Promise<Response> => new Promise(() => undefined)

describe('makeHttpClient: what is sent', () => {
  it('puts the path below the base path, then its own parameters, then the common ones', async () => {
    const { sent, ask } = setUp()
    await ask()
    assert.equal(sent[0]?.url, 'https://api.example/base/v1/hello?who=me&projectId=p&st=portico')
  })

  it('leaves out what is absent or empty, and lets no call change a common parameter', async () => {
    const { sent, client } = setUp()
    await client.get('x', { none: undefined, empty: '', projectId: 'other' }, Greeting)()
    assert.equal(sent[0]?.url, 'https://api.example/base/x?projectId=p&st=portico')
  })

  it('sends no cookies, no referrer and no header that would cause a preflight', async () => {
    const { sent, ask } = setUp()
    await ask()
    assert.equal(sent[0]?.init.credentials, 'omit')
    assert.equal(sent[0]?.init.referrerPolicy, 'no-referrer')
    assert.isUndefined(sent[0]?.init.headers)
  })

  it('sends one request for 20 identical ones at once, and another for a later one (U-58)', async () => {
    const { sent, ask } = setUp()
    const replies = await Promise.all(Array.from({ length: 20 }, () => rightOf(ask)))
    assert.deepEqual(replies[19], { greeting: 'hi' })
    assert.lengthOf(sent, 1)
    await ask()
    assert.lengthOf(sent, 2)
  })

  it('shares nothing between different requests', async () => {
    const { sent, client } = setUp()
    await Promise.all([client.get('x', { q: '1' }, Greeting)(), client.get('x', { q: '2' }, Greeting)()])
    assert.lengthOf(sent, 2)
  })
})

describe('makeHttpClient: what is posted', () => {
  it('is JSON with its header, below the base path and without the common parameters', async () => {
    const { sent, client } = setUp()
    assert.deepEqual(await rightOf(client.post('/v1/hello', { who: 'me', none: undefined }, Greeting)), {
      greeting: 'hi',
    })
    const [{ url, init }] = sent as [Sent]
    assert.equal(url, 'https://api.example/base/v1/hello')
    assert.deepEqual([init.method, init.body], ['POST', '{"who":"me"}'])
    assert.deepEqual(init.headers, { 'content-type': 'application/json' })
    assert.deepEqual([init.credentials, init.referrerPolicy], ['omit', 'no-referrer'])
  })

  it('is deduplicated if identical, and separate with another body', async () => {
    const { sent, client } = setUp()
    const ask = (who: string) => client.post('x', { who }, Greeting)()
    await Promise.all([ask('me'), ask('me'), ask('you')])
    assert.deepEqual(
      sent.map(({ init }) => init.body),
      ['{"who":"me"}', '{"who":"you"}'],
    )
  })

  it('respects Retry-After per body, and has a deadline (U-59)', async () => {
    const { time, sent, client, respondWith } = setUp(async () =>
      json({}, { status: 429, headers: { 'retry-after': '2' } }),
    )
    const ask = (who: string) => leftOf(client.post('x', { who }, Greeting))
    assert.equal((await ask('me'))._tag, 'HttpStatus')
    assert.deepEqual(await ask('me'), { _tag: 'RetryBlocked', retryAt: 2_000 })
    assert.equal((await ask('you'))._tag, 'HttpStatus')
    assert.lengthOf(sent, 2)
    respondWith(never)
    const late = ask('them')
    await time.advance(10_000)
    assert.deepEqual(await late, { _tag: 'TimedOut', afterMs: 10_000 })
  })

  it('is aborted on destroy', async () => {
    const { sent, client } = setUp(never)
    const error = leftOf(client.post('x', {}, Greeting))
    client.destroy()
    assert.deepEqual(await error, { _tag: 'Unreachable', cause: { _tag: 'Destroyed' } })
    assert.isTrue(sent.every(({ init }) => init.signal?.aborted))
  })
})

describe('makeHttpClient: the reason of a refusal', () => {
  const failureWith = (body: ConstructorParameters<typeof Response>[0]) => {
    const { time, client } = setUp(async () => new Response(body, { status: 400 }))
    const why = { time, get: client.get('x', {}, Greeting, t.string), post: client.post('x', {}, Greeting, t.string) }
    return { ...why, unread: client.get('y', {}, Greeting) }
  }
  it('is reported if the request reads it', async () => {
    const { get, post, unread } = failureWith('"too much"')
    for (const ask of [get, post])
      assert.deepEqual(await leftOf(ask), { _tag: 'HttpStatus', status: 400, reason: 'too much' })
    assert.deepEqual(await leftOf(unread), { _tag: 'HttpStatus', status: 400 })
  })
  for (const body of ['', '<html>', 'null', '5', `"${'x'.repeat(8_192)}"`]) {
    it(`is not read from ${body.slice(0, 30) || 'an empty body'}, ${body.length} characters long`, async () => {
      assert.deepEqual(await leftOf(failureWith(body).get), { _tag: 'HttpStatus', status: 400 })
    })
  }
  it('is not read from a broken body; an endless body times out, and is ignored if no request reads it', async () => {
    const broken = failureWith(new ReadableStream({ start: (it) => it.error(new Error('broken')) }))
    assert.deepEqual(await leftOf(broken.get), { _tag: 'HttpStatus', status: 400 })
    assert.deepEqual(await leftOf(failureWith(new ReadableStream()).unread), { _tag: 'HttpStatus', status: 400 })
    const { time, get } = failureWith(new ReadableStream())
    const error = leftOf(get)
    await time.advance(10_000)
    assert.equal((await error)._tag, 'TimedOut')
  })
})

describe('makeHttpClient: failures', () => {
  for (const status of [301, 400, 401, 403, 404, 500, 502]) {
    it(`[S8-01] maps status ${status} to an error that reads "HTTP status code: ${status}"`, async () => {
      const { ask } = setUp(async () => json({ greeting: 'hi' }, { status }))
      const error = await leftOf(ask)
      assert.deepEqual(error, { _tag: 'HttpStatus', status })
      assert.equal(describeError(error).message, `HTTP status code: ${status}`)
    })
  }

  for (const status of [429, 503]) {
    it(`[S8-49] does not repeat a request within the Retry-After of a ${status} (U-59)`, async () => {
      const { time, sent, ask, respondWith } = setUp(async () => json({}, { status, headers: { 'retry-after': '2' } }))
      assert.deepEqual(await leftOf(ask), { _tag: 'HttpStatus', status, retryAfterMs: 2_000 })
      respondWith(async () => json({ greeting: 'back' }))
      await time.advance(1_999)
      assert.deepEqual(await leftOf(ask), { _tag: 'RetryBlocked', retryAt: 2_000 })
      assert.lengthOf(sent, 1)
      await time.advance(1)
      assert.deepEqual(await rightOf(ask), { greeting: 'back' })
    })
  }

  it('sends other requests within a Retry-After, and the same one after a status without it', async () => {
    const { sent, client, ask } = setUp(async () => json({}, { status: 429, headers: { 'retry-after': '2' } }))
    await ask()
    await client.get('x', {}, Greeting)()
    assert.lengthOf(sent, 2)
    const other = setUp(async () => json({}, { status: 500, headers: { 'retry-after': '2' } }))
    await other.ask()
    await other.ask()
    assert.lengthOf(other.sent, 2)
  })

  it('is Unreachable when the request fails', async () => {
    const cause = new TypeError('Failed to fetch')
    const { ask } = setUp(() => Promise.reject(cause))
    assert.deepEqual(await leftOf(ask), { _tag: 'Unreachable', cause })
  })

  const malformed: readonly (readonly [string, string, string])[] = [
    ['a body that is not JSON', '<html>', 'not JSON'],
    ['an empty body', '', 'not JSON'],
    ['a body its codec refuses, naming the path only', '{"greeting":{"secret":"0xab"}}', 'greeting'],
    ['null', 'null', ''],
    ['a body longer than 1 MiB', `{"greeting":"${'a'.repeat(1_048_576)}"}`, 'longer than 1 MiB'],
  ]
  for (const [what, body, detail] of malformed) {
    it(`reports ${what} as malformed`, async () => {
      const { ask } = setUp(async () => new Response(body))
      assert.deepEqual(await leftOf(ask), { _tag: 'Malformed', detail })
    })
  }

  it('accepts a body of exactly 1 MiB', async () => {
    const body = `{"greeting":"${'a'.repeat(1_048_576 - '{"greeting":""}'.length)}"}`
    const { ask } = setUp(async () => new Response(body))
    assert.lengthOf((await rightOf(ask)).greeting, 1_048_561)
  })
})

describe('makeHttpClient: time', () => {
  it('times out after 10 s and aborts the request', async () => {
    const { time, sent, ask } = setUp(never)
    const error = leftOf(ask)
    await time.advance(9_999)
    assert.isFalse(sent[0]?.init.signal?.aborted)
    await time.advance(1)
    assert.deepEqual(await error, { _tag: 'TimedOut', afterMs: 10_000 })
    assert.isTrue(sent[0]?.init.signal?.aborted)
  })

  it('times out when the body stalls', async () => {
    const { time, ask } = setUp(async () => new Response(new ReadableStream()))
    const error = leftOf(ask)
    await time.advance(10_000)
    assert.deepEqual(await error, { _tag: 'TimedOut', afterMs: 10_000 })
  })

  it('sends a new request after a timeout', async () => {
    const { time, sent, ask, respondWith } = setUp(never)
    const error = leftOf(ask)
    await time.advance(10_000)
    await error
    respondWith(async () => json({ greeting: 'late' }))
    assert.deepEqual(await rightOf(ask), { greeting: 'late' })
    assert.lengthOf(sent, 2)
  })

  it('leaves no timer after an answer', async () => {
    const { time, ask } = setUp()
    await ask()
    assert.lengthOf(time.scheduler.actions, 0)
  })

  it('aborts pending requests on destroy, and sends nothing afterwards', async () => {
    const { time, sent, client, ask } = setUp(never)
    const error = leftOf(ask)
    await time.advance(1)
    client.destroy()
    assert.deepEqual(await error, { _tag: 'Unreachable', cause: { _tag: 'Destroyed' } })
    assert.isTrue(sent[0]?.init.signal?.aborted)
    assert.deepEqual(await leftOf(ask), { _tag: 'Unreachable', cause: { _tag: 'Destroyed' } })
    assert.lengthOf(sent, 1)
    assert.lengthOf(time.scheduler.actions, 0)
  })
})
