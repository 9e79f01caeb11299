import { assert } from 'chai'
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts'
import { serverSessions } from '../../../infrastructure/siwx/serverSessions.js'
import { SERVER_KEY } from '../../../infrastructure/siwx/sessionOptions.js'
import { ACCOUNT, codeOf, sessionOf, setUpTools, signedBy } from './setUpSessions.js'
import { json, SECRET, setUpPage } from './setUpServer.js'

const TWO_CHAINS = { server: { chains: ['eip155:1', 'eip155:137'] as const } }

describe('server sessions', () => {
  it('use the server’s nonce and time, for the page itself [S1-07] [S-16]', async () => {
    const { config, browser } = setUpPage({ options: { statement: 'Sign in.', resources: ['https://shop.example/a'] } })
    const account = { accountAddress: ACCOUNT.address, chainId: 'eip155:1' } as const
    const made = await config.createMessage(account)
    assert.match(made.nonce, /^[0-9a-f]{32}$/)
    assert.deepEqual(made, {
      ...account,
      domain: 'shop.example',
      uri: 'https://shop.example/',
      version: '1',
      nonce: made.nonce,
      issuedAt: '2026-01-01T10:00:00.000Z',
      expirationTime: '2026-01-02T10:00:00.000Z',
      statement: 'Sign in.',
      resources: ['https://shop.example/a'],
    })
    browser.answers(() => json({ nonce: made.nonce, issuedAt: made.issuedAt, domain: 'evil.example' }))
    assert.propertyVal(await config.createMessage(account), 'domain', 'shop.example')
    browser.answers(() => json({ nonce: '0123456789abcdef', issuedAt: made.issuedAt }))
    assert.equal(await codeOf(config.createMessage(account)), 'Malformed')
  })

  it('exist once verified by the server, in other tabs and after a reload, until sign-out [S-17]', async () => {
    const page = setUpPage()
    assert.equal(await page.count(), 0)
    const session = await signedBy(page.config)
    await page.config.addSession(session)
    assert.deepEqual(await page.config.getSessions('eip155:1', ACCOUNT.address.toLowerCase()), [session])
    const reloaded = page.openTab()
    assert.deepEqual(await reloaded.config.getSessions('eip155:1', ACCOUNT.address), [session])
    await reloaded.config.setSessions([])
    assert.deepEqual([await reloaded.count(), await page.count()], [0, 0])
    assert.isFalse(page.browser.cookies.has('__Host-portico-session'))
    assert.notInclude(page.store.read(SERVER_KEY) ?? '', ACCOUNT.address)
    for (const init of page.browser.inits) assert.equal(init.credentials, 'include')
  })

  it('are refused if replayed, of another signer, or with an old nonce [S-17]', async () => {
    const page = setUpPage()
    const session = await signedBy(page.config)
    await page.config.addSession(session)
    assert.equal(await codeOf(page.config.addSession(session)), 'NonceUsed')
    assert.equal(await page.count(), 1)
    await page.config.setSessions([])
    assert.equal(await codeOf(page.config.addSession(session)), 'NonceUsed')
    const forged = { ...(await signedBy(page.config)), signature: session.signature }
    assert.equal(await codeOf(page.config.addSession(forged)), 'Signature')
    const late = await signedBy(page.config)
    page.browser.time.now += 5 * 60_000
    assert.equal(await codeOf(page.config.addSession(late)), 'NonceUsed')
    assert.equal(await page.count(), 0)
  })

  it('are not sent if the text contradicts the fields, is for another page, or has unstated grants [S-16] [S-18]', async () => {
    const page = setUpPage()
    const session = await signedBy(page.config)
    const asked = page.browser.asked.length
    const other = { ...session, data: { ...session.data, nonce: '0'.repeat(32) } }
    assert.equal(await codeOf(page.config.addSession(other)), 'Text')
    assert.equal(await codeOf(page.config.addSession(sessionOf('another domain'))), 'Domain')
    assert.equal(await codeOf(page.config.addSession(sessionOf('a grant that cannot be read'))), 'Recap')
    assert.lengthOf(page.browser.asked, asked)
  })

  it('belong to the account and chain that the server reports only, of which it knows one', async () => {
    const page = setUpPage(TWO_CHAINS)
    await page.config.addSession(await signedBy(page.config))
    assert.equal(await page.count(ACCOUNT.address, 'eip155:137'), 0)
    assert.equal(await page.count(privateKeyToAccount(generatePrivateKey()).address), 0)
    const next = await signedBy(page.config, { fields: { chainId: 'eip155:137' } })
    await page.config.setSessions([next, await signedBy(page.config)])
    assert.deepEqual([await page.count(), await page.count(ACCOUNT.address, 'eip155:137')], [0, 1])
  })

  it('are ignored if this browser lacks what was signed, or has something else', async () => {
    const page = setUpPage()
    const session = await signedBy(page.config)
    await page.config.addSession(session)
    const other = await signedBy(page.config)
    for (const kept of ['', '{', '{"version":2}', JSON.stringify({ version: 1, session: other })]) {
      page.store.write(SERVER_KEY, kept)
      assert.equal(await page.openTab().count(), 0, kept)
    }
    const forged = { ...session, data: { ...session.data, statement: 'Other words.' } }
    page.store.write(SERVER_KEY, JSON.stringify({ version: 1, session: forged }))
    assert.equal(await page.openTab().count(), 0)
  })

  it('end with the session of the server', async () => {
    const page = setUpPage({ server: { session: { secret: SECRET, lifetimeMs: 60_000 } } })
    const session = await signedBy(page.config)
    assert.equal(session.data.expirationTime, '2026-01-01T10:01:00.000Z')
    await page.config.addSession(session)
    page.browser.time.now += 59_000
    assert.equal(await page.count(), 1)
    page.browser.time.now += 1_000
    assert.equal(await page.count(), 0)
  })

  it('are revoked for the exact account and chain only', async () => {
    const page = setUpPage(TWO_CHAINS)
    await page.config.addSession(await signedBy(page.config))
    await page.config.revokeSession('eip155:137', ACCOUNT.address)
    await page.config.revokeSession('eip155:1', privateKeyToAccount(generatePrivateKey()).address)
    assert.equal(await page.count(), 1)
    await page.config.revokeSession('eip155:1', ACCOUNT.address.toLowerCase())
    assert.equal(await page.count(), 0)
    assert.isFalse(page.browser.cookies.has('__Host-portico-session'))
  })

  it('are fetched once for concurrent callers, and again after that and after a sign-out', async () => {
    const page = setUpPage()
    await page.config.addSession(await signedBy(page.config))
    const { asked } = page.browser
    asked.length = 0
    assert.deepEqual(
      await Promise.all([page.count(), page.count(), page.count(ACCOUNT.address, 'eip155:137')]),
      [1, 1, 0],
    )
    assert.deepEqual(asked, ['me'])
    await page.count()
    assert.deepEqual(asked, ['me', 'me'])
    let answer = (response: Response): Response => response
    page.browser.answers((path) =>
      path === 'me' ? new Promise((resolve) => (answer = (response) => (resolve(response), response))) : json({}),
    )
    const before = page.count()
    await page.config.setSessions([])
    page.browser.answers(() => json(null))
    assert.equal(await page.count(), 0)
    answer(json(null))
    assert.equal(await before, 0)
  })

  it('notify other tabs of a sign-in or sign-out', async () => {
    const page = setUpPage()
    let heard = 0
    const stop = page.config.onChange?.(() => (heard += 1))
    const written = new Set([page.store.read(SERVER_KEY)])
    await page.config.addSession(await signedBy(page.config))
    written.add(page.store.read(SERVER_KEY))
    await page.config.addSession(await signedBy(page.config))
    written.add(page.store.read(SERVER_KEY))
    await page.config.setSessions([])
    written.add(page.store.read(SERVER_KEY))
    assert.lengthOf([...written], 4)
    page.store.changeFromAnotherTab(SERVER_KEY, null)
    page.store.changeFromAnotherTab('another', null)
    stop?.()
    page.store.changeFromAnotherTab(SERVER_KEY, null)
    assert.equal(heard, 1)
  })

  it('by a token are kept in the memory of the page only', async () => {
    const bearer = { server: { session: { secret: SECRET, carrier: 'bearer' } }, options: { token: 'bearer' } } as const
    const page = setUpPage(bearer)
    assert.equal(await page.count(), 0)
    assert.deepEqual(page.browser.asked, [])
    const session = await signedBy(page.config)
    await page.config.addSession(session)
    assert.deepEqual(await page.config.getSessions('eip155:1', ACCOUNT.address), [session])
    assert.match(new Headers(page.browser.inits.at(-1)?.headers).get('authorization') ?? '', /^Bearer [\w.-]+$/)
    assert.notMatch(JSON.stringify([...page.store.kept]), /eyJ/)
    const other = page.openTab()
    assert.equal(await other.count(), 0)
    await other.config.addSession(await signedBy(other.config))
    assert.deepEqual([await page.count(), await other.count()], [1, 1])
    await page.config.setSessions([])
    assert.deepEqual([await page.count(), await other.count()], [0, 1])
    const cookies = setUpPage({ options: { token: 'bearer' } })
    assert.equal(await codeOf(cookies.config.addSession(await signedBy(cookies.config))), 'Malformed')
  })

  it('are not requested at an ambiguous origin, or at a URL without a path', () => {
    for (const url of [
      'http://shop.example/api',
      'ftp://shop.example',
      'javascript:alert(1)',
      'https://',
      '/api?a=1',
      '/api#a',
    ])
      assert.throws(() => serverSessions({ url }), TypeError, /url/)
    for (const url of ['/api/sign-in', 'https://api.shop.example/', 'http://localhost:5173/api'])
      assert.doesNotThrow(() => serverSessions({ url }))
  })

  for (const [option, given] of [
    ['url', undefined],
    ['url', new URL('https://api.shop.example/')],
    ['credentials', 'omit'],
    ['token', 'Bearer'],
    ['required', 'no'],
  ] as const)
    it(`reject ${option} ${String(given)}`, () =>
      assert.throws(
        () => serverSessions({ url: '/api', ...({ [option]: given } as object) }),
        TypeError,
        `serverSessions.${option} has to be`,
      ))

  it('reject missing options', () =>
    assert.throws(() => (serverSessions as () => unknown)(), TypeError, 'serverSessions has to be a table'))

  it('are required, and end with the connection, by default', () => {
    const { tools } = setUpTools()
    const config = serverSessions({ url: '/api' })(tools)
    assert.deepEqual([config.getRequired?.(), config.signOutOnDisconnect], [true, true])
    const other = serverSessions({ url: '/api', required: false, signOutOnDisconnect: false })(tools)
    assert.deepEqual([other.getRequired?.(), other.signOutOnDisconnect], [false, false])
  })
})
