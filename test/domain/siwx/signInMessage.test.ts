import { assert } from 'chai'
import { type MessageField, toTime, wrongFieldOf } from '../../../domain/siwx/signInMessage.js'
import { aMessage } from './someMessages.js'

const ADDRESS = aMessage().accountAddress

/** The invalid field for such a value, which an untyped site may pass. */
const wrongWith = (field: string, value: unknown): MessageField | undefined =>
  wrongFieldOf({ ...aMessage(), [field]: value })

describe('a field of a sign-in [S3-12, U-100]', () => {
  it('has a chain of a known namespace', () => {
    for (const chainId of ['eip155:0', 'eip155:10', 'bip122:000000000019d6689c085ae165831e93'] as const)
      assert.isUndefined(wrongFieldOf(aMessage({ chainId })), chainId)
    for (const chainId of ['near:1', 'eip155x:1', 'eip155:x', 'eip155', '', 1, undefined])
      assert.strictEqual(wrongWith('chainId', chainId), 'chainId')
  })

  it('has an EVM address with checksum, or in lower case', () => {
    for (const accountAddress of [ADDRESS, ADDRESS.toLowerCase()])
      assert.isUndefined(wrongFieldOf(aMessage({ accountAddress })), accountAddress)
    for (const accountAddress of [ADDRESS.toUpperCase(), `0x${ADDRESS.slice(2).toUpperCase()}`, ADDRESS.slice(2)])
      assert.strictEqual(wrongWith('accountAddress', accountAddress), 'accountAddress')
  })

  it('accepts any plausible address on a chain without a known format', () => {
    const chainId = 'cosmos:cosmoshub-4'
    for (const accountAddress of ['cosmos1hsk6jryyqjfhp5dhc55tc9jtckygx0eph6dd02', 'COSMOS1HSK6', ADDRESS])
      assert.isUndefined(wrongFieldOf(aMessage({ chainId, accountAddress })), accountAddress)
    for (const accountAddress of ['', 'a b', 'a\nb', 'a'.repeat(129)])
      assert.strictEqual(wrongFieldOf(aMessage({ chainId, accountAddress })), 'accountAddress')
  })

  it('is text, and no value that only converts to text', () => {
    const { issuedAt, nonce } = aMessage()
    for (const field of ['issuedAt', 'notBefore', 'expirationTime'])
      for (const value of [[issuedAt], 1_767_261_600_000, new Date(0), null])
        assert.strictEqual(wrongWith(field, value), field)
    assert.strictEqual(wrongWith('nonce', [nonce]), 'nonce')
    assert.strictEqual(wrongWith('resources', 'https://a.example'), 'resources')
  })

  it('is a list of 64 resources at most', () => {
    const resources = Array.from({ length: 64 }, () => 'https://a.example')
    for (const some of [[], resources]) assert.isUndefined(wrongFieldOf(aMessage({ resources: some })))
    assert.strictEqual(wrongFieldOf(aMessage({ resources: [...resources, 'https://a.example'] })), 'resources')
  })
})

describe('a time of a sign-in', () => {
  it('is in RFC 3339, in any time zone', () => {
    assert.strictEqual(toTime('1970-01-01T00:00:01Z'), 1_000)
    assert.strictEqual(toTime('1970-01-01T02:00:00.5+02:00'), 500)
    assert.strictEqual(toTime('2024-02-29T00:00:00Z'), Date.UTC(2024, 1, 29))
  })

  it('is refused for an invalid date, or in any other format', () => {
    for (const text of ['2026-02-29T00:00:00Z', '2026-13-01T00:00:00Z', '2026-01-01', '2026-01-01T00:00:00', '', '0'])
      assert.isUndefined(toTime(text), text)
  })
})
