import { assert } from 'chai'
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts'
import { deviceSessions } from '../../../infrastructure/siwx/deviceSessions.js'
import { DEVICE_KEY } from '../../../infrastructure/siwx/sessionOptions.js'
import vectors from '../../vectors/siwx/signIns.json' with { type: 'json' }
import { ACCOUNT, codeOf, ORIGIN, sessionOf, setUpTools, signedBy, START, textOf } from './setUpSessions.js'

const DAY_MS = 86_400_000
/** Options of server sessions only: the chains, and the proof of a pairing. */
const OF_SERVERS = ['Chain', 'Cacao', 'Malformed']

const setUp = (given: Parameters<typeof setUpTools>[0] = {}, options: Parameters<typeof deviceSessions>[0] = {}) => {
  const page = setUpTools(given)
  const config = deviceSessions(options)(page.tools)
  return {
    ...page,
    config,
    /** Number of valid sessions of an account. */
    count: async (address = ACCOUNT.address as string, chainId: 'eip155:1' | 'eip155:137' = 'eip155:1') =>
      (await config.getSessions(chainId, address)).length,
    /** The same browser after a reload. */
    reload: () => setUp({ ...given, store: page.store }, options),
  }
}

describe('device sessions', () => {
  it('make messages for the page itself, valid for a day, with a unique nonce of 128 bits [S1-07] [S-16]', async () => {
    const { config } = setUp({}, { statement: 'Sign in.', resources: ['https://shop.example/terms'] })
    const account = { accountAddress: ACCOUNT.address, chainId: 'eip155:1' } as const
    const made = await Promise.all(Array.from({ length: 50 }, () => config.createMessage(account)))
    const [first] = made
    assert.deepEqual(first, {
      ...account,
      domain: 'shop.example',
      uri: 'https://shop.example/',
      version: '1',
      nonce: first?.nonce ?? '',
      issuedAt: '2026-01-01T10:00:00.000Z',
      expirationTime: '2026-01-02T10:00:00.000Z',
      statement: 'Sign in.',
      resources: ['https://shop.example/terms'],
    })
    for (const { nonce } of made) assert.match(nonce, /^[0-9a-f]{32}$/)
    assert.lengthOf(new Set(made.map(({ nonce }) => nonce)), made.length)
    const short = await setUp({}, { lifetimeMs: 60_000 }).config.createMessage(account)
    assert.equal(short.expirationTime, '2026-01-01T10:01:00.000Z')
    assert.notProperty(short, 'statement')
  })

  for (const lifetimeMs of [0, -1, DAY_MS + 1, NaN])
    it(`reject a lifetime of ${lifetimeMs} ms [S-16]`, () =>
      assert.throws(() => deviceSessions({ lifetimeMs }), TypeError, /lifetimeMs/))

  for (const [option, given] of [
    ['lifetimeMs', '3600000'],
    ['required', 'no'],
    ['signOutOnDisconnect', 0],
    ['statement', 7],
    ['resources', 'https://shop.example/terms'],
  ] as const)
    it(`reject ${option} ${JSON.stringify(given)}`, () =>
      assert.throws(() => deviceSessions({ [option]: given }), TypeError, `deviceSessions.${option} has to be`))

  it('are required, and end with the connection, by default', () => {
    const { config } = setUp()
    assert.deepEqual([config.getRequired?.(), config.signOutOnDisconnect], [true, true])
    const other = setUp({}, { required: false, signOutOnDisconnect: false }).config
    assert.deepEqual([other.getRequired?.(), other.signOutOnDisconnect], [false, false])
  })

  for (const { name, outcome, at } of vectors.filter((vector) => !OF_SERVERS.includes(vector.outcome)))
    it(`have the outcome of a server for ${name}: ${outcome} [S-16] [U-109] [X-23]`, async () => {
      const { config, time } = setUp()
      time.now = Date.parse(at)
      const session = sessionOf(name)
      const { chainId, accountAddress } = session.data
      assert.equal(await codeOf(config.addSession(session)), outcome === 'SignedIn' ? 'none' : outcome)
      const found = await config.getSessions(chainId, accountAddress)
      assert.deepEqual(found, outcome === 'SignedIn' ? [session] : [])
    })

  it('are rejected if the text contradicts the fields [S-16]', async () => {
    const { config, count } = setUp()
    const session = await signedBy(config)
    const other = { ...session, data: { ...session.data, nonce: '0'.repeat(32) } }
    assert.equal(await codeOf(config.addSession(other)), 'Text')
    assert.equal(await codeOf(config.addSession({ ...session, data: { ...session.data, version: '2' } })), 'Text')
    assert.equal(await count(), 0)
  })

  describe('for a contract account', () => {
    const setUpContract = (): ReturnType<typeof setUp> => {
      const page = setUp()
      page.nodeAnswers(async () => '0x01')
      return page
    }
    const contract = async ({ config }: Pick<ReturnType<typeof setUp>, 'config'>) => ({
      ...(await signedBy(config)),
      signature: '0xc0de',
    })

    it('are verified by a node of its chain, and stored if the contract accepts [U-109]', async () => {
      const page = setUpContract()
      await page.config.addSession(await contract(page))
      assert.deepEqual(page.asked, [['eip155:1', 'eth_call']])
      assert.equal(await page.count(), 1)
    })

    it('are refused if the contract rejects, and not stored if it is undecided [U-109]', async () => {
      const page = setUpContract()
      const session = await contract(page)
      const answers: readonly (readonly [() => Promise<unknown>, string])[] = [
        [async () => '0x00', 'Signature'],
        [() => Promise.reject(Object.assign(new Error('execution reverted'), { code: 3 })), 'Signature'],
        [() => Promise.reject(new DOMException('Unreachable', 'NetworkError')), 'NoAnswer'],
        [async () => undefined, 'NoAnswer'],
      ]
      for (const [answer, code] of answers) {
        page.nodeAnswers(answer)
        assert.equal(await codeOf(page.config.addSession(session)), code)
        assert.isEmpty(page.store.kept)
      }
    })

    it('ask a node once per page, and again if it gave no answer', async () => {
      const page = setUpContract()
      await page.config.addSession(await contract(page))
      await page.count()
      assert.lengthOf(page.asked, 1)
      const reloaded = page.reload()
      reloaded.nodeAnswers(() => Promise.reject(new Error('away')))
      assert.equal(await reloaded.count(), 0)
      reloaded.nodeAnswers(async () => '0x01')
      assert.deepEqual(await Promise.all([reloaded.count(), reloaded.count()]), [1, 1])
      assert.equal(await reloaded.count(), 1)
      assert.lengthOf(reloaded.asked, 2)
    })

    it('end in a page whose node rejects, without another request', async () => {
      const page = setUpContract()
      await page.config.addSession(await contract(page))
      const reloaded = page.reload()
      reloaded.nodeAnswers(async () => '0x00')
      assert.deepEqual([await reloaded.count(), await reloaded.count()], [0, 0])
      assert.lengthOf(reloaded.asked, 1)
    })
  })

  it('are restored after a reload, and expire', async () => {
    const page = setUp()
    await page.config.addSession(await signedBy(page.config))
    const reloaded = page.reload()
    assert.equal(await reloaded.count(), 1)
    reloaded.time.now = START + DAY_MS
    assert.equal(await reloaded.count(), 0)
  })

  it('expire by the site’s current lifetime', async () => {
    const page = setUp()
    await page.config.addSession(await signedBy(page.config))
    assert.lengthOf(
      await deviceSessions({ lifetimeMs: 60_000 })(page.tools).getSessions('eip155:1', ACCOUNT.address),
      0,
    )
  })

  it('are ignored with a signature by another signer, or written by another page [S-16]', async () => {
    const page = setUp()
    const session = await signedBy(page.config)
    const stranger = privateKeyToAccount(generatePrivateKey())
    const put = (sessions: readonly unknown[]): void =>
      page.store.write(DEVICE_KEY, JSON.stringify({ version: 1, sessions }))
    const signature = await stranger.signMessage({ message: session.message })
    page.nodeAnswers(async () => '0x00')
    put([{ ...session, signature }])
    assert.equal(await page.reload().count(), 0)
    const other = setUp({ origin: 'https://other.example', store: page.store })
    put([await signedBy(other.config)])
    assert.equal(await page.reload().count(), 0)
    assert.equal(await other.count(), 1)
  })

  it('are ignored if corrupt or of another version; valid ones beside them are kept', async () => {
    const page = setUp()
    const session = await signedBy(page.config)
    for (const text of ['', '{', 'null', '[]', '{"version":1}', JSON.stringify({ version: 2, sessions: [session] })]) {
      page.store.write(DEVICE_KEY, text)
      assert.equal(await page.reload().count(), 0, text)
    }
    const bad = { ...session, signature: 7 }
    page.store.write(DEVICE_KEY, JSON.stringify({ version: 1, sessions: [bad, session] }))
    assert.equal(await page.reload().count(), 1)
    page.store.write(DEVICE_KEY, '{')
    await page.config.addSession(session)
    assert.equal(await page.count(), 1)
  })

  it('are revoked by account and chain, and no others, in any spelling of the address', async () => {
    const page = setUp()
    const other = privateKeyToAccount(generatePrivateKey())
    await page.config.addSession(await signedBy(page.config))
    await page.config.addSession(await signedBy(page.config, { fields: { chainId: 'eip155:137' } }))
    await page.config.addSession(await signedBy(page.config, { account: other }))
    const all = async () => [
      await page.count(),
      await page.count(undefined, 'eip155:137'),
      await page.count(other.address),
    ]
    assert.deepEqual(await all(), [1, 1, 1])
    await page.config.revokeSession('eip155:137', other.address)
    assert.deepEqual(await all(), [1, 1, 1])
    await page.config.revokeSession('eip155:1', ACCOUNT.address.toLowerCase())
    assert.deepEqual(await all(), [0, 1, 1])
  })

  it('are one per account and chain, the newest fifty', async () => {
    const page = setUp()
    await page.config.addSession(await signedBy(page.config))
    const again = await signedBy(page.config)
    await page.config.addSession(again)
    assert.deepEqual(await page.config.getSessions('eip155:1', ACCOUNT.address), [again])
    for (let chain = 2; chain <= 51; chain += 1)
      await page.config.addSession(await signedBy(page.config, { fields: { chainId: `eip155:${chain}` } }))
    assert.equal(await page.count(), 0)
    assert.lengthOf(await page.config.getSessions('eip155:2', ACCOUNT.address), 1)
    assert.lengthOf(await page.config.getSessions('eip155:51', ACCOUNT.address), 1)
  })

  it('replace all others once each is verified; an empty list signs out everything', async () => {
    const page = setUp()
    const session = await signedBy(page.config)
    const next = await signedBy(page.config, { fields: { chainId: 'eip155:137' } })
    await page.config.addSession(session)
    page.nodeAnswers(async () => '0x00')
    assert.equal(await codeOf(page.config.setSessions([next, { ...next, signature: session.signature }])), 'Signature')
    assert.deepEqual([await page.count(), await page.count(undefined, 'eip155:137')], [1, 0])
    await page.config.setSessions([next])
    assert.deepEqual([await page.count(), await page.count(undefined, 'eip155:137')], [0, 1])
    await page.config.setSessions([])
    assert.equal(await page.count(undefined, 'eip155:137'), 0)
  })

  it('report writes of another tab until unsubscribed', () => {
    const page = setUp()
    let heard = 0
    const stop = page.config.onChange?.(() => (heard += 1))
    page.store.changeFromAnotherTab(DEVICE_KEY, null)
    page.store.changeFromAnotherTab('another', null)
    assert.equal(heard, 1)
    stop?.()
    page.store.changeFromAnotherTab(DEVICE_KEY, null)
    assert.equal(heard, 1)
  })

  it('have texts for this origin including its port only', async () => {
    const page = setUp({ origin: 'http://localhost:5173' })
    const session = await signedBy(page.config)
    assert.include(textOf(session.data), 'localhost:5173 wants you')
    await page.config.addSession(session)
    assert.equal(await codeOf(setUp({ origin: ORIGIN }).config.addSession(session)), 'Domain')
  })
})
