import { assert } from 'chai'
import sinon from 'sinon'
import { silence } from '../../support/silence.js'
import { ORIGIN, said, setUp } from './setUp.js'

const MIB = 1_048_576

/** A request whose body is read while it arrives. */
const aStream = (body: ReadableStream, headers: Readonly<Record<string, string>> = {}): Request => {
  // Node needs `duplex`, which the types of the DOM lack.
  const init = {
    method: 'POST',
    body,
    duplex: 'half',
    headers: { origin: ORIGIN, 'content-type': 'application/json', ...headers },
  }
  return new Request(`${ORIGIN}/verify`, init)
}

describe('a request to the sign-in server', () => {
  it('from another site, or without an origin, changes no session [S-17]', async () => {
    const { server, openBrowser, sign, nonceOf } = setUp()
    const browser = openBrowser()
    const signIn = await sign(await nonceOf(browser))
    for (const origin of ['https://evil.example', 'http://shop.example', 'https://shop.example:8443', 'null', ''])
      for (const path of ['verify', 'sign-out'])
        assert.equal(await said(await browser.post(path, signIn, { origin })), '403 Origin', origin)
    const bare = new Request(`${ORIGIN}/verify`, { method: 'POST', body: JSON.stringify(signIn) })
    assert.equal(await said(await server.handle(bare)), '403 Origin')
    assert.equal(await said(await browser.post('verify', signIn)), '200 none')
  })

  it('is accepted as JSON only: HTML forms can post other types without permission [S-17]', async () => {
    const { openBrowser, sign, nonceOf } = setUp()
    const browser = openBrowser()
    const signIn = await sign(await nonceOf(browser))
    for (const type of ['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data', ''])
      assert.equal(await said(await browser.post('verify', signIn, { 'content-type': type })), '415 ContentType', type)
    const response = await browser.post('verify', signIn, { 'content-type': 'Application/JSON; charset=utf-8' })
    assert.equal(await said(response), '200 none')
  })

  it('with 1 MiB is not read to its end, whatever its Content-Length [S-17]', async () => {
    const { server, openBrowser } = setUp()
    assert.equal(await said(await openBrowser().post('verify', 'a'.repeat(MIB))), '413 TooLarge')
    let given = 0
    const body = new ReadableStream<Uint8Array>({
      pull: (stream) => {
        given += 65_536
        stream.enqueue(new Uint8Array(65_536))
        if (given >= 16 * MIB) stream.close()
      },
    })
    const streamed = aStream(body, { 'content-length': '10' })
    assert.equal(await said(await server.handle(streamed)), '413 TooLarge')
    assert.isBelow(given, MIB)
  })

  it('whose body never ends is aborted after ten seconds', async () => {
    const { server } = setUp()
    const clock = sinon.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    try {
      const request = aStream(new ReadableStream({ pull: silence }))
      const answered = server.handle(request)
      await clock.tickAsync(10_000)
      assert.equal(await said(await answered), '408 TooSlow')
    } finally {
      clock.restore()
    }
  })

  it('without JSON, or without a sign-in, is malformed', async () => {
    const browser = setUp().openBrowser()
    for (const body of ['', '{', 'null', '[]', '{"message":1}', '['.repeat(100_000)])
      assert.equal(await said(await browser.post('verify', body)), '400 Malformed', body.slice(0, 20))
  })

  it('for another path or method is refused', async () => {
    const { openBrowser } = setUp()
    const browser = openBrowser()
    for (const path of ['', 'nonce/', 'Nonce', 'constructor', '__proto__', 'verify%2f'])
      assert.equal(await said(await browser.ask(path)), '404 NotFound', path)
    for (const [path, method] of [
      ['nonce', 'POST'],
      ['me', 'POST'],
      ['verify', 'GET'],
      ['sign-out', 'GET'],
      ['sign-out', 'PUT'],
    ] as const) {
      const response = await browser.ask(path, { method, headers: { origin: ORIGIN } })
      assert.equal(response.headers.get('allow'), ['nonce', 'me'].includes(path) ? 'GET' : 'POST')
      assert.equal(await said(response), '405 Method', path)
    }
  })

  it('gets an uncacheable JSON answer, refused or not', async () => {
    const { openBrowser, sign, nonceOf } = setUp()
    const browser = openBrowser()
    const answers = [
      await browser.ask('nonce'),
      await browser.post('verify', {}),
      await browser.post('verify', await sign(await nonceOf(browser))),
      await browser.ask('me'),
      await browser.ask('nothing'),
    ]
    for (const { headers } of answers) {
      assert.equal(headers.get('cache-control'), 'no-store')
      assert.equal(headers.get('content-type'), 'application/json')
      assert.equal(headers.get('x-content-type-options'), 'nosniff')
    }
  })

  it('is answered even if the nonce store fails or is silent, or the clock throws', async () => {
    const clock = sinon.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    try {
      for (const store of [() => Promise.reject(new Error('no store')), silence]) {
        const browser = setUp({ nonces: { put: store, take: store } }).openBrowser()
        const given = browser.ask('nonce')
        await clock.tickAsync(5_000)
        assert.equal(await said(await given), '503 StoreUnavailable')
      }
      // A leftover timer would keep the process alive.
      assert.equal((await setUp().openBrowser().ask('nonce')).status, 200)
      assert.equal(clock.countTimers(), 0)
    } finally {
      clock.restore()
    }
    const broken = setUp({
      now: () => {
        throw new Error('no clock')
      },
    })
    assert.equal(await said(await broken.openBrowser().ask('nonce')), '500 Failed')
  })
})
