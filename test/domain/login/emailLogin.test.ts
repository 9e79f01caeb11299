import { assert } from 'chai'
import {
  isEmail,
  isOneTimeCode,
  isResending,
  mailUntil,
  secondsUntilResend,
  truncateEmail,
} from '../../../domain/login/emailLogin.js'
import { readLoginError } from '../../../domain/login/loginError.js'
import { describeError } from '../../../domain/errors/domainError.js'

describe('an e-mail address', () => {
  for (const text of ['ana@example.org', 'a@b.c', 'ana+shop@mail.example.org', 'ána@exämple.org']) {
    it(`may be "${text}" [S5-14]`, () => assert.isTrue(isEmail(text)))
  }
  for (const text of [
    '',
    'ana',
    'ana@',
    '@example.org',
    'ana@example',
    'ana@@example.org',
    'ana @example.org',
    'ana@example.org\n',
    ' ana@example.org',
    'a@b.c,d@e.f',
  ]) {
    it(`is not ${JSON.stringify(text)} [S5-14]`, () => assert.isFalse(isEmail(text)))
  }
})

describe('a one-time code', () => {
  it('is text of six digits, possibly with a leading zero [S5-15]', () => {
    for (const text of ['123456', '000000']) assert.isTrue(isOneTimeCode(text))
  })
  it('is refused if shorter, longer or other [S5-15]', () => {
    for (const text of [
      '',
      '12345',
      '1234567',
      '12345a',
      '12 456',
      '123456\n',
      '١٢٣٤٥٦',
      123456,
      ['123456'],
      undefined,
    ])
      assert.isFalse(isOneTimeCode(text))
  })
})

describe('the cooldown of another e-mail', () => {
  it('is 30 s after the last one, in whole seconds, rounded up [S9-08] [S8-33]', () => {
    assert.deepEqual(
      [0, 1, 999, 1_000, 29_999, 30_000, 90_000].map((passed) => secondsUntilResend(5_000, 5_000 + passed)),
      [30, 30, 30, 29, 1, 0, 0],
    )
  })
  it('is zero if no e-mail was sent, or the clock was set back', () => {
    assert.equal(secondsUntilResend(undefined, 0), 0)
    assert.equal(secondsUntilResend(90_000, 5_000), 0)
  })
})

describe('another e-mail', () => {
  it('is pending while it waits for its time or is being sent: no code is accepted until then', () => {
    for (const _tag of ['Waiting', 'Sending'] as const) assert.isTrue(isResending({ resend: { _tag } }), _tag)
  })
  it('is not pending once sent, failed, or never requested', () => {
    assert.isFalse(isResending({ resend: { _tag: 'Sent' } }))
    assert.isFalse(isResending({ resend: { _tag: 'Failed', error: { _tag: 'FrameNotLoaded' } } }))
    for (const none of [{}, { resend: undefined }]) assert.isFalse(isResending(none))
  })
  it('has a link and a code that are valid for twenty minutes', () => assert.equal(mailUntil(5), 1_200_005))
})

describe('a displayed e-mail address [S5-19]', () => {
  const at = (domainLetters: number): string => `@${'d'.repeat(domainLetters - 1)}`

  it('is shortened to 30 characters, with its whole domain if a letter of its name fits before that', () => {
    assert.equal(truncateEmail(`ana${at(27)}`), `ana${at(27)}`)
    assert.equal(truncateEmail(`anna${at(27)}`), `an…${at(27)}`)
    assert.equal(truncateEmail(`anna${at(28)}`), `a…${at(28)}`)
  })
  it('is cut at its end if the domain leaves no space', () => {
    for (const letters of [29, 30, 64]) assert.equal(truncateEmail(`anna${at(letters)}`), `anna${at(25)}…`)
  })
  it('is cut at its end if it is a name without a domain', () =>
    assert.equal(truncateEmail('Maximilian Alexander von Ahornfeld'), 'Maximilian Alexander von Ahor…'))
})

describe('a refusal of the secure site', () => {
  it('is EmailRateLimited, with the given seconds [S8-33]', () => {
    assert.deepEqual(readLoginError('Please try again after 17 seconds', 'Other'), {
      _tag: 'EmailRateLimited',
      seconds: 17,
    })
    assert.deepEqual(readLoginError('Error: Please try again after 1 second.', 'Code'), {
      _tag: 'EmailRateLimited',
      seconds: 1,
    })
  })
  it('is EmailInvalid if its text is about an invalid e-mail', () =>
    assert.deepEqual(readLoginError('Invalid email', 'Other'), { _tag: 'EmailInvalid' }))
  it('is UnverifiedDomain, by text or by reason [S8-39]', () => {
    for (const text of ['Unverified Domain', 'unverified_domain'])
      assert.deepEqual(readLoginError(text, 'Other'), { _tag: 'UnverifiedDomain' })
  })
  it('is FrameRequestAborted by its text [S8-50]', () =>
    assert.deepEqual(readLoginError('Request was aborted', 'Other'), { _tag: 'FrameRequestAborted' }))
  it('is CodeRefused, with any text, if a code was checked', () => {
    for (const text of ['', 'Invalid OTP', 'nope'])
      assert.deepEqual(readLoginError(text, 'Code'), { _tag: 'CodeRefused' })
  })
  it('otherwise keeps its text, without e-mail addresses [S-26]', () => {
    const error = readLoginError('No user <ana@example.org> has 210000 wei', 'Other')
    assert.equal(describeError(error).message, 'No user <…@…> has 210000 wei')
  })
  it('truncates its text to 500 characters', () => {
    assert.deepEqual(readLoginError('x'.repeat(10_000), 'Other'), { _tag: 'FrameFailed', message: 'x'.repeat(500) })
  })
})
