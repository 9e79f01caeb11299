import { assert } from 'chai'
import * as E from 'fp-ts/Either'
import { formatMessage, parseMessage } from '../../../domain/siwx/messageText.js'
import type { SignInMessage } from '../../../domain/siwx/signInMessage.js'
import { aMessage } from './someMessages.js'

const textOf = (message: SignInMessage): string => E.getOrElse(() => 'none')(formatMessage(message))
const fieldOf = (result: E.Either<{ readonly field: string }, unknown>): string | undefined =>
  result._tag === 'Left' ? result.left.field : undefined

const SOLANA: SignInMessage = aMessage({
  accountAddress: 'GwAF45zjfyGzUbd3i3hXxzGeuchzEZXwpRYHZM5912F1',
  chainId: 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp',
})

const BITCOIN: SignInMessage = aMessage({
  accountAddress: 'bc1q9vza2e8x573nczrlzms0wvx3gsqjx7vavgkx0l',
  chainId: 'bip122:000000000019d6689c085ae165831e93',
})

describe('the text of a sign-in', () => {
  it('follows EIP-4361 on EVM, with every field on its line [S3-12, U-100]', () => {
    const message = aMessage({
      statement: 'I accept the Terms of Service: https://service.example/tos',
      expirationTime: '2026-01-02T10:00:00Z',
      notBefore: '2026-01-01T10:00:00+02:00',
      requestId: 'some-id',
      resources: ['ipfs://bafybeiemxf5abjwjbikoz4mc3a3dla6ual3jsgpdr4cjr3oz3evfyavhwq/', 'https://example.com/claim'],
    })
    assert.strictEqual(
      textOf(message),
      `dapp.example wants you to sign in with your Ethereum account:
0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed

I accept the Terms of Service: https://service.example/tos

URI: https://dapp.example/login
Version: 1
Chain ID: 1
Nonce: 0123456789abcdef01234567
Issued At: 2026-01-01T10:00:00.000Z
Expiration Time: 2026-01-02T10:00:00Z
Not Before: 2026-01-01T10:00:00+02:00
Request ID: some-id
Resources:
- ipfs://bafybeiemxf5abjwjbikoz4mc3a3dla6ual3jsgpdr4cjr3oz3evfyavhwq/
- https://example.com/claim`,
    )
    assert.deepEqual(parseMessage(textOf(message)), E.right(message))
  })

  it('has two empty lines without a statement on EVM, and one on Solana, whose clusters have names [U-100]', () => {
    assert.include(textOf(aMessage()), 'BeAed\n\n\nURI: https')
    assert.include(textOf(SOLANA), 'your Solana account:\nGwAF45zjfyGzUbd3i3hXxzGeuchzEZXwpRYHZM5912F1\n\nURI: https')
    assert.include(textOf(SOLANA), '\nChain ID: solana:mainnet\n')
    assert.deepEqual(parseMessage(textOf(SOLANA)), E.right(SOLANA))
  })

  it('uses CAIP-2 ids for other chains [U-100]', () => {
    assert.include(textOf(BITCOIN), 'your Bitcoin account:\nbc1q')
    assert.include(textOf(BITCOIN), '\nChain ID: bip122:000000000019d6689c085ae165831e93\n')
  })

  it('is refused for fields outside their grammar, naming the first one', () => {
    const wrong: readonly (readonly [Partial<SignInMessage>, string])[] = [
      [{ chainId: 'eip155:01' }, 'chainId'],
      [{ chainId: 'near:1' as 'eip155:1' }, 'chainId'],
      [{ chainId: 'solana:x\nEvil: 1' }, 'chainId'],
      [{ accountAddress: '0x5aaeb6053F3E94C9b9A09f33669435E7Ef1BeAed' }, 'accountAddress'],
      [{ accountAddress: '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAe' }, 'accountAddress'],
      [{ ...SOLANA, accountAddress: 'GwAF45zjfyGzUbd3i3hXxzGeuchzEZXwpRYHZM59' }, 'accountAddress'],
      [{ ...BITCOIN, accountAddress: BITCOIN.accountAddress.toUpperCase() }, 'accountAddress'],
      [{ domain: 'user@dapp.example' }, 'domain'],
      [{ domain: 'dapp.example/path' }, 'domain'],
      [{ domain: '' }, 'domain'],
      [{ uri: 'no scheme' }, 'uri'],
      [{ uri: 'https://dapp.example/a b' }, 'uri'],
      [{ version: '2' }, 'version'],
      [{ nonce: '1234567' }, 'nonce'],
      [{ nonce: 'with-a-dash' }, 'nonce'],
      [{ issuedAt: undefined }, 'issuedAt'],
      [{ issuedAt: 'yesterday' }, 'issuedAt'],
      [{ issuedAt: '2026-02-30T00:00:00Z' }, 'issuedAt'],
      [{ expirationTime: '2026-01-01T24:00:00Z' }, 'expirationTime'],
      [{ notBefore: '2026-01-01 10:00:00Z' }, 'notBefore'],
      [{ requestId: 'a b' }, 'requestId'],
      [{ statement: '' }, 'statement'],
      [{ statement: 'two\nlines' }, 'statement'],
      [{ statement: 'ünicode' }, 'statement'],
      [{ resources: ['https://a.example', 'no uri'] }, 'resources'],
      [{ resources: Array.from({ length: 65 }, () => 'https://a.example') }, 'resources'],
    ]
    wrong.forEach(([fields, field]) =>
      assert.strictEqual(fieldOf(formatMessage(aMessage(fields))), field, JSON.stringify(fields)),
    )
    assert.strictEqual(fieldOf(formatMessage({} as SignInMessage)), 'chainId')
  })

  it('names a missing field when parsed', () => {
    const text = textOf(aMessage())
    const without = (line: RegExp): string | undefined => fieldOf(parseMessage(text.replace(line, '')))
    assert.strictEqual(fieldOf(parseMessage('Hello')), 'domain')
    assert.strictEqual(without(/^.*\n/), 'domain')
    assert.strictEqual(without(/URI: .*\n/), 'uri')
    assert.strictEqual(without(/Version: .*\n/), 'version')
    assert.strictEqual(without(/Chain ID: .*\n/), 'chainId')
    assert.strictEqual(without(/Nonce: .*\n/), 'nonce')
    assert.strictEqual(without(/\nIssued At: .*/), 'issuedAt')
    assert.strictEqual(fieldOf(parseMessage(text.replace('\n\n', '\n\n\n'))), 'statement')
    assert.strictEqual(fieldOf(parseMessage(`${text}\nFor free: yes`)), 'resources')
    assert.strictEqual(fieldOf(parseMessage(`${text}\n`)), 'resources')
  })

  it('is parsed in linear time, and refused above 64 KiB', () => {
    const heading = 'dapp.example wants you to sign in with your Ethereum account:\n'
    for (const worst of ['\n', ' wants you to sign in with your', 'a.', 'URI: ', 'https:'])
      assert.strictEqual(parseMessage(heading + worst.repeat(1_048_576 / worst.length))._tag, 'Left')
    assert.strictEqual(parseMessage(`${heading}${'0x'.repeat(32_000)}`)._tag, 'Left')
  })

  it('is parsed up to 64 KiB, which resources may reach', () => {
    const resources = Array.from({ length: 8 }, () => `https:${'x'.repeat(8_000)}`)
    const room = 65_536 - textOf(aMessage({ resources: [...resources, 'https:x'] })).length
    const longest = aMessage({ resources: [...resources, `https:x${'x'.repeat(room)}`] })
    assert.lengthOf(textOf(longest), 65_536)
    assert.deepEqual(parseMessage(textOf(longest)), E.right(longest))
    assert.strictEqual(fieldOf(parseMessage(`${textOf(longest)}x`)), 'domain')
  })
})
