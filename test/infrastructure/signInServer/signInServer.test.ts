import { assert } from 'chai'
import { SignJWT } from 'jose/jwt/sign'
import { createSignInServer } from '../../../infrastructure/signInServer/createSignInServer.js'
import { memoryNonceStore, type NonceStore } from '../../../infrastructure/signInServer/NonceStore.js'
import { ORIGIN, said, SECRET, setUp, START } from './setUp.js'

describe('the sign-in server', () => {
  it('signs in the signer of its nonce, reports the session, and signs out again [S-17]', async () => {
    const { server, openBrowser, account, sign, nonceOf } = setUp()
    const browser = openBrowser()
    assert.equal(await said(await browser.ask('me')), '200 null')
    const nonce = await nonceOf(browser)
    const verified = await browser.post('verify', await sign(nonce))
    assert.equal(verified.status, 200)
    const expected = {
      account: { chainId: 'eip155:1' as const, address: account.address },
      nonce,
      expiresAt: '2026-01-02T10:00:00.000Z',
    }
    assert.deepEqual(await verified.json(), expected)
    assert.deepEqual(await (await browser.ask('me')).json(), expected)
    const cookie = [...browser.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    assert.deepEqual(await server.sessionOf(new Request(ORIGIN, { headers: { cookie } })), {
      account: expected.account,
      nonce,
      issuedAt: START,
      expiresAt: Date.parse(expected.expiresAt),
    })
    assert.equal((await browser.post('sign-out')).status, 200)
    assert.equal(await said(await browser.ask('me')), '200 null')
  })

  it('gives each browser unique nonces of 128 bits, and the time of its own clock [S-16]', async () => {
    const { openBrowser } = setUp()
    const browser = openBrowser()
    const answers = await Promise.all(
      Array.from(
        { length: 100 },
        async () => (await (await browser.ask('nonce')).json()) as { readonly nonce: string },
      ),
    )
    const nonces = answers.map(({ nonce }) => nonce)
    assert.lengthOf(new Set(nonces), 100)
    for (const nonce of nonces) assert.match(nonce, /^[0-9a-f]{32}$/)
    assert.propertyVal(answers[0], 'issuedAt', '2026-01-01T10:00:00.000Z')
    assert.propertyVal(answers[0], 'expirationTime', '2026-01-02T10:00:00.000Z')
    for (const shorter of [{ session: { secret: SECRET, lifetimeMs: 60_000 } }, { messageLifetimeMs: 60_000 }])
      assert.deepInclude(await (await setUp(shorter).openBrowser().ask('nonce')).json(), {
        expirationTime: '2026-01-01T10:01:00.000Z',
      })
  })

  it('hides its cookies from scripts, other sites and pages without TLS [S-17]', async () => {
    const { openBrowser, sign, nonceOf } = setUp()
    const browser = openBrowser()
    const [nonce] = (await browser.ask('nonce')).headers.getSetCookie()
    assert.match(
      nonce ?? '',
      /^__Host-portico-nonce=[0-9a-f]{32}; Max-Age=300; Path=\/; HttpOnly; SameSite=Strict; Secure$/,
    )
    const [session] = (await browser.post('verify', await sign(await nonceOf(browser)))).headers.getSetCookie()
    assert.match(
      session ?? '',
      /^__Host-portico-session=[\w.-]+; Max-Age=86400; Path=\/; HttpOnly; SameSite=Lax; Secure$/,
    )
    const local = setUp({ origin: 'http://localhost:5173' }).openBrowser()
    const [plain] = (await local.ask('nonce')).headers.getSetCookie()
    assert.match(plain ?? '', /^portico-nonce=[0-9a-f]{32}; Max-Age=300; Path=\/; HttpOnly; SameSite=Strict$/)
  })

  it('accepts a nonce once: one of two concurrent sign-ins succeeds [S-17]', async () => {
    const { openBrowser, sign, nonceOf } = setUp()
    const browser = openBrowser()
    const signIn = await sign(await nonceOf(browser))
    const both = await Promise.all([1, 2].map(async () => said(await browser.post('verify', signIn))))
    assert.sameMembers(both, ['200 none', '403 NonceUsed'])
    assert.equal(await said(await browser.post('verify', signIn)), '403 NonceUsed')
  })

  it('refuses a nonce that is foreign, five minutes old, or issued to another browser [S-17]', async () => {
    const { time, openBrowser, sign, nonceOf } = setUp()
    const [browser, other] = [openBrowser(), openBrowser()]
    assert.equal(await said(await browser.post('verify', await sign('0123456789abcdef'))), '403 Nonce')
    const nonce = await nonceOf(browser)
    await nonceOf(other)
    assert.equal(await said(await browser.post('verify', await sign('0123456789abcdef'))), '403 NonceUsed')
    assert.equal(await said(await other.post('verify', await sign(nonce))), '403 Nonce')
    const late = await nonceOf(browser)
    time.now += 5 * 60_000
    assert.equal(await said(await browser.post('verify', await sign(late))), '403 NonceUsed')
    const last = await nonceOf(browser)
    time.now += 5 * 60_000 - 1
    assert.equal(await said(await browser.post('verify', await sign(last))), '200 none')
  })

  it('keeps a nonce for its browser if a client without a cookie tries it', async () => {
    const { openBrowser, sign, nonceOf } = setUp()
    const browser = openBrowser()
    const signIn = await sign(await nonceOf(browser))
    assert.equal(await said(await openBrowser().post('verify', signIn)), '403 Nonce')
    assert.equal(await said(await browser.post('verify', signIn)), '200 none')
  })

  it('allows two tabs of a browser to sign in at the same time', async () => {
    const { openBrowser, sign, nonceOf } = setUp()
    const browser = openBrowser()
    const nonces = [await nonceOf(browser), await nonceOf(browser)]
    for (const nonce of nonces) assert.equal(await said(await browser.post('verify', await sign(nonce))), '200 none')
  })

  it('ends a session after its lifetime, and no later than its message', async () => {
    const { time, openBrowser, sign, nonceOf } = setUp({ session: { secret: SECRET, lifetimeMs: 3_600_000 } })
    const browser = openBrowser()
    await browser.post('verify', await sign(await nonceOf(browser)))
    time.now += 3_599_000
    assert.equal((await browser.ask('me')).status, 200)
    time.now += 1_000
    assert.equal(await said(await browser.ask('me')), '200 null')
    const ends = new Date(time.now + 60_000).toISOString()
    const short = await browser.post('verify', await sign(await nonceOf(browser), [`Expiration Time: ${ends}`]))
    assert.propertyVal(await short.json(), 'expiresAt', ends)
    time.now += 60_000
    assert.equal(await said(await browser.ask('me')), '200 null')
  })

  it('trusts no session that it did not sign itself, by its one algorithm [S-17]', async () => {
    const { openBrowser, account } = setUp()
    const key = new TextEncoder().encode(SECRET)
    const jwt = (header: { alg: string; typ?: string }, secret = key, issuer = ORIGIN, audience = ORIGIN, id = 'a1') =>
      new SignJWT(id === '' ? {} : { jti: id })
        .setProtectedHeader(header)
        .setIssuer(issuer)
        .setAudience(audience)
        .setSubject(`eip155:1:${account.address}`)
        .setIssuedAt(START / 1_000)
        .setExpirationTime(START / 1_000 + 60)
        .sign(secret)
    const typ = 'portico-session+jwt'
    const good = await jwt({ alg: 'HS256', typ })
    const [, claims = ''] = good.split('.')
    const encode = (text: string): string => Buffer.from(text).toString('base64url')
    const meets = async (token: string): Promise<string> => {
      const browser = openBrowser()
      browser.cookies.set('__Host-portico-session', token)
      return said(await browser.ask('me'))
    }
    assert.equal(await meets(good), '200 none')
    for (const bad of [
      await jwt({ alg: 'HS256', typ }, new TextEncoder().encode(`another ${SECRET}`)),
      await jwt({ alg: 'HS512', typ }),
      await jwt({ alg: 'HS256' }),
      await jwt({ alg: 'HS256', typ }, key, 'https://other.example'),
      await jwt({ alg: 'HS256', typ }, key, ORIGIN, 'https://other.example'),
      await jwt({ alg: 'HS256', typ }, key, ORIGIN, ORIGIN, ''),
      `${encode(JSON.stringify({ alg: 'none', typ }))}.${claims}.`,
      ...['', 'a', 'a.b.c', `${good}a`, good.repeat(20)],
    ])
      assert.equal(await meets(bad), '200 null', bad)
  })

  it('returns the session as a token if configured, and then ignores cookies', async () => {
    const { server, openBrowser, account, sign, nonceOf } = setUp({ session: { secret: SECRET, carrier: 'bearer' } })
    const browser = openBrowser()
    const verified = await browser.post('verify', await sign(await nonceOf(browser)))
    const { token } = (await verified.json()) as { readonly token: string }
    assert.isEmpty(verified.headers.getSetCookie())
    const found = await server.sessionOf(new Request(ORIGIN, { headers: { authorization: `Bearer ${token}` } }))
    assert.equal(found?.account.address, account.address)
    browser.cookies.set('__Host-portico-session', token)
    assert.equal(await said(await browser.ask('me')), '200 null')
  })

  it('does not start with an insecure option', () => {
    const good = {
      origin: ORIGIN,
      chains: ['eip155:1'],
      nonces: memoryNonceStore(),
      session: { secret: SECRET },
    } as const
    assert.doesNotThrow(() => createSignInServer(good))
    for (const [wrong, words] of [
      [{ origin: 'shop.example' }, /origin/],
      [{ origin: 'https://shop.example/' }, /origin/],
      [{ origin: 'http://shop.example' }, /origin/],
      [{ origin: 'http://localhost.evil.example' }, /origin/],
      [{ chains: [] }, /chains/],
      [{ chains: ['cosmos:cosmoshub-4'] }, /not cosmos:cosmoshub-4/],
      [{ rpc: { 'eip155:10': 'https://node.example' } }, /eip155:10/],
      [{ session: { secret: 'short' } }, /32 bytes/],
      ...[() => SECRET, [SECRET], { toString: () => SECRET }, 10n ** 40n].map(
        (secret) => [{ session: { secret: secret as unknown as string } }, /secret has to be a text/] as const,
      ),
      ...[undefined, {}, { put: async () => undefined }].map(
        (nonces) => [{ nonces: nonces as unknown as NonceStore }, /nonces/] as const,
      ),
      ...[0, -1, 999, Number.NaN, Infinity, '3600000' as unknown as number].flatMap((ms) => [
        [{ session: { secret: SECRET, lifetimeMs: ms } }, /session\.lifetimeMs/] as const,
        [{ messageLifetimeMs: ms }, /messageLifetimeMs/] as const,
      ]),
      [{ session: { secret: SECRET, carrier: 'Cookie' as 'cookie' } }, /carrier/],
    ] as const)
      assert.throws(() => createSignInServer({ ...good, ...wrong }), TypeError, words)
  })
})
