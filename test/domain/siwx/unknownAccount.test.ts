import { assert } from 'chai'
import fc from 'fast-check'
import * as E from 'fp-ts/Either'
import { formatMessage } from '../../../domain/siwx/messageText.js'
import { sessionBySigner, textForUnknown, UNKNOWN_ACCOUNT } from '../../../domain/siwx/unknownAccount.js'
import { aMessage, anyMessage } from './someMessages.js'

const EXPECTED = { origin: 'https://dapp.example', chainId: 'eip155:1' } as const
const NOW = Date.parse('2026-01-01T10:00:00.000Z')
const ADDRESS = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed'
const forUnknown = (fields: Parameters<typeof aMessage>[0] = {}) =>
  aMessage({ accountAddress: UNKNOWN_ACCOUNT, ...fields })

describe('a message for a still unknown account [S-16]', () => {
  const account = { address: ADDRESS, chainId: 'eip155:1' } as const

  it('becomes the text of the account inserted later, whatever else it contains', () => {
    fc.assert(
      fc.property(anyMessage, (any) => {
        fc.pre(any.chainId.startsWith('eip155:'))
        const origin = `https://${any.domain}`
        const issuedAt = '2026-01-01T10:00:00.000Z'
        const message = { ...any, uri: origin, issuedAt, expirationTime: undefined, notBefore: undefined }
        const text = textForUnknown(
          { ...message, accountAddress: UNKNOWN_ACCOUNT },
          { origin, chainId: message.chainId },
          NOW,
        )
        if (E.isLeft(text)) return assert.fail(JSON.stringify(text.left))
        assert.lengthOf(text.right.split(UNKNOWN_ACCOUNT), 2)
        assert.deepEqual(E.right(text.right.replace(UNKNOWN_ACCOUNT, message.accountAddress)), formatMessage(message))
      }),
    )
  })

  it('keeps a placeholder-like address in its statement', () => {
    const statement = `0x${'0'.repeat(40)}`
    const text = textForUnknown(forUnknown({ statement }), EXPECTED, NOW)
    assert.include(E.isRight(text) ? text.right : '', `account:\n${UNKNOWN_ACCOUNT}\n\n${statement}\n`)
  })

  it('is not shown for signing if it is for another page, account, chain or time, or malformed', () => {
    const wrong = [
      [{ domain: 'evil.example' }, 'Domain'],
      [{ uri: 'https://evil.example/' }, 'Uri'],
      [{ accountAddress: ADDRESS }, 'Account'],
      [{ chainId: 'eip155:10' }, 'Chain'],
      [{ expirationTime: '2026-01-02T10:00:00.001Z' }, 'LivesTooLong'],
    ] as const
    for (const [fields, reason] of wrong)
      assert.deepEqual(
        textForUnknown(forUnknown(fields), EXPECTED, NOW),
        E.left({ _tag: 'SignInRefused', reason } as const),
      )
    assert.deepEqual(
      textForUnknown(forUnknown({ nonce: 'short' }), EXPECTED, NOW),
      E.left({ _tag: 'SignInMessageInvalid', field: 'nonce' } as const),
    )
  })

  it("becomes a session of the signer's own address, in checksum case", () => {
    const message = forUnknown()
    const data = aMessage()
    const text = E.getOrElse(() => '')(formatMessage(data))
    const signed = { message: text, signature: '0x51' }
    assert.deepEqual(sessionBySigner(message, account, signed), { data, ...signed })
    assert.deepEqual(sessionBySigner(message, { ...account, address: ADDRESS.toLowerCase() }, signed), {
      data,
      ...signed,
    })
  })

  it('makes no session if address, text or chain differ', () => {
    const text = E.getOrElse(() => '')(formatMessage(aMessage()))
    const other = `0x${'b2'.repeat(20)}`
    for (const [signer, message] of [
      [account, text.replace(ADDRESS, other)],
      [account, text.replace(ADDRESS, ADDRESS.toLowerCase())],
      [account, text.replace(ADDRESS, UNKNOWN_ACCOUNT)],
      [account, `${text}\nResources:\n- urn:recap:e30`],
      [account, ''],
      [{ ...account, address: other }, text],
      [{ ...account, address: 'nobody' }, text],
      [{ ...account, chainId: 'eip155:10' as const }, text],
    ] as const)
      assert.isUndefined(sessionBySigner(forUnknown(), signer, { message, signature: '0x51' }), message)
  })
})
