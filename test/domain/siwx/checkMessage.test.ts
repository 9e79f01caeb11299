import { assert } from 'chai'
import { mismatchOf, refusalOf, untimelinessOf } from '../../../domain/siwx/checkMessage.js'
import { isCurrent, isSessionOf } from '../../../domain/siwx/session.js'
import { aMessage } from './someMessages.js'

const DAY_MS = 86_400_000
const ISSUED = Date.parse('2026-01-01T10:00:00.000Z')
const at = (ms: number): string => new Date(ISSUED + ms).toISOString()

describe('the required content of a sign-in [S-16, S-17]', () => {
  const expected = {
    origin: 'https://dapp.example',
    accountAddress: '0x5aaeb6053f3e94c9b9a09f33669435e7ef1beaed',
    chainId: 'eip155:1',
    nonce: '0123456789abcdef01234567',
  }

  it('is the requesting page, the account in any case, its chain and the nonce', () => {
    assert.isUndefined(mismatchOf(aMessage(), expected))
    assert.isUndefined(mismatchOf(aMessage({ uri: 'https://dapp.example' }), { origin: 'https://dapp.example' }))
    assert.isUndefined(
      mismatchOf(aMessage({ domain: 'localhost:4173', uri: 'http://localhost:4173?a#b' }), {
        origin: 'http://localhost:4173',
      }),
    )
  })

  it('is refused otherwise', () => {
    assert.strictEqual(mismatchOf(aMessage({ domain: 'evil.example' }), expected), 'Domain')
    assert.strictEqual(mismatchOf(aMessage({ domain: 'dapp.example:8080' }), expected), 'Domain')
    assert.strictEqual(mismatchOf(aMessage({ uri: 'https://dapp.example.evil.example/' }), expected), 'Uri')
    assert.strictEqual(mismatchOf(aMessage({ uri: 'http://dapp.example/' }), expected), 'Uri')
    assert.strictEqual(
      mismatchOf(aMessage({ accountAddress: '0x0000000000000000000000000000000000000001' }), expected),
      'Account',
    )
    assert.strictEqual(mismatchOf(aMessage({ chainId: 'eip155:10' }), expected), 'Chain')
    assert.strictEqual(mismatchOf(aMessage({ nonce: '0123456789abcdef01234568' }), expected), 'Nonce')
  })

  it('compares addresses of other chains exactly', () => {
    const solana = {
      chainId: 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp',
      accountAddress: 'GwAF45zjfyGzUbd3i3hXxzGeuchzEZXwpRYHZM5912F1',
    } as const
    const { accountAddress } = solana
    const { origin } = expected
    assert.isUndefined(mismatchOf(aMessage(solana), { origin, accountAddress }))
    assert.strictEqual(
      mismatchOf(aMessage(solana), { origin, accountAddress: accountAddress.toLowerCase() }),
      'Account',
    )
  })
})

describe('the validity period of a sign-in [S-16, S-17]', () => {
  const rules = { now: ISSUED, lifetimeMs: DAY_MS, skewMs: 60_000 }
  const message = aMessage({ expirationTime: at(DAY_MS) })

  it('is from its start to its expiry', () => {
    assert.isUndefined(untimelinessOf(message, rules))
    assert.isUndefined(untimelinessOf(message, { ...rules, now: ISSUED + DAY_MS - 1 }))
    assert.strictEqual(untimelinessOf(message, { ...rules, now: ISSUED + DAY_MS }), 'Expired')
    assert.strictEqual(untimelinessOf(aMessage({ notBefore: at(60_001) }), rules), 'NotYet')
    assert.isUndefined(untimelinessOf(aMessage({ notBefore: at(60_000) }), rules))
  })

  it('tolerates a clock that is slightly ahead', () => {
    assert.isUndefined(untimelinessOf(message, { ...rules, now: ISSUED - 60_000 }))
    assert.strictEqual(untimelinessOf(message, { ...rules, now: ISSUED - 60_001 }), 'NotYet')
  })

  it('is a day after issuing without an expiry, and never longer', () => {
    assert.isUndefined(untimelinessOf(aMessage(), { ...rules, now: ISSUED + DAY_MS - 1 }))
    assert.strictEqual(untimelinessOf(aMessage(), { ...rules, now: ISSUED + DAY_MS }), 'Expired')
    assert.strictEqual(untimelinessOf(aMessage({ expirationTime: at(DAY_MS + 1) }), rules), 'LivesTooLong')
  })

  it('is empty if its age is unknown', () => {
    assert.strictEqual(untimelinessOf(aMessage({ issuedAt: undefined }), rules), 'LivesTooLong')
    const [issuedAt, expirationTime] = [undefined, at(DAY_MS)]
    assert.isUndefined(untimelinessOf(aMessage({ issuedAt, expirationTime }), rules))
    assert.isUndefined(untimelinessOf(aMessage({ issuedAt, notBefore: at(0) }), rules))
  })
})

describe('a message that a site made [S-16]', () => {
  const expected = { origin: 'https://dapp.example' }
  const refusal = (fields: Parameters<typeof aMessage>[0], now = ISSUED) => refusalOf(aMessage(fields), expected, now)

  it("is shown to a wallet whatever the browser's clock says, if it has its issue time", () => {
    for (const now of [0, ISSUED - 9 * DAY_MS, ISSUED + 9 * DAY_MS]) {
      assert.isUndefined(refusal({}, now))
      assert.isUndefined(refusal({ issuedAt: undefined, notBefore: at(0), expirationTime: at(DAY_MS) }, now))
    }
  })

  it("is checked against the browser's clock if it has no start", () => {
    const timeless = { issuedAt: undefined, expirationTime: at(DAY_MS) }
    assert.isUndefined(refusal(timeless))
    assert.strictEqual(refusal(timeless, ISSUED + DAY_MS), 'Expired')
    assert.strictEqual(refusal(timeless, ISSUED - 1), 'LivesTooLong')
  })

  it('is refused for another page, a start after its issue time, or a lifetime over a day', () => {
    assert.strictEqual(refusal({ domain: 'evil.example' }), 'Domain')
    assert.strictEqual(refusal({ notBefore: at(1) }), 'NotYet')
    assert.isUndefined(refusal({ expirationTime: at(DAY_MS) }))
    assert.strictEqual(refusal({ expirationTime: at(DAY_MS + 1) }), 'LivesTooLong')
  })
})

describe('a sign-in session', () => {
  const session = { data: aMessage(), message: '', signature: '' }

  it('belongs to its account on its chain, and no other', () => {
    assert.isTrue(isSessionOf(session, 'eip155:1', session.data.accountAddress.toLowerCase()))
    assert.isFalse(isSessionOf(session, 'eip155:10', session.data.accountAddress))
    assert.isFalse(isSessionOf(session, 'eip155:1', '0x0000000000000000000000000000000000000001'))
  })

  it('is valid between its times, if it has any', () => {
    const data = aMessage({ notBefore: at(0), expirationTime: at(10) })
    assert.deepEqual(
      [-1, 0, 9, 10].map((ms) => isCurrent({ ...session, data }, ISSUED + ms)),
      [false, true, true, false],
    )
    assert.isTrue(isCurrent(session, ISSUED - DAY_MS))
    for (const unreadable of [{ notBefore: 'soon' }, { expirationTime: '' }, { expirationTime: '1767261600' }])
      assert.isFalse(isCurrent({ ...session, data: aMessage(unreadable) }, ISSUED))
  })
})
