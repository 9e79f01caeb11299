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
import { describeError } from '../../../domain/errors/describeError.js'

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
  it('is text of six digits, a leading zero among them [S5-15]', () => {
    for (const text of ['123456', '000000']) assert.isTrue(isOneTimeCode(text))
  })
  it('is nothing shorter, longer or else [S5-15]', () => {
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

describe('the wait for another e-mail', () => {
  it('is 30 s after the last one, in whole seconds, rounded up [S9-08] [S8-33]', () => {
    assert.deepEqual(
      [0, 1, 999, 1_000, 29_999, 30_000, 90_000].map((passed) => secondsUntilResend(5_000, 5_000 + passed)),
      [30, 30, 30, 29, 1, 0, 0],
    )
  })
  it('is none where no e-mail was sent, or the clock was put back', () => {
    assert.equal(secondsUntilResend(undefined, 0), 0)
    assert.equal(secondsUntilResend(90_000, 5_000), 0)
  })
})

describe('another e-mail', () => {
  it('has yet to be sent while it waits for its time or is on its way: no code is taken until then', () => {
    for (const _tag of ['Waiting', 'Sending'] as const) assert.isTrue(isResending({ resend: { _tag } }), _tag)
  })
  it('is awaited no more once it was sent, has failed, or was never asked for', () => {
    assert.isFalse(isResending({ resend: { _tag: 'Sent' } }))
    assert.isFalse(isResending({ resend: { _tag: 'Failed', error: { _tag: 'FrameNotLoaded' } } }))
    for (const none of [{}, { resend: undefined }]) assert.isFalse(isResending(none))
  })
  it('has a link and a code that work for twenty minutes', () => assert.equal(mailUntil(5), 1_200_005))
})

describe('an e-mail address on the screen [S5-19]', () => {
  const at = (domainLetters: number): string => `@${'d'.repeat(domainLetters - 1)}`

  it('is cut to 30 characters, with its whole domain where a letter of its name fits before that', () => {
    assert.equal(truncateEmail(`ana${at(27)}`), `ana${at(27)}`)
    assert.equal(truncateEmail(`anna${at(27)}`), `an…${at(27)}`)
    assert.equal(truncateEmail(`anna${at(28)}`), `a…${at(28)}`)
  })
  it('is its beginning alone where the domain leaves no room', () => {
    for (const letters of [29, 30, 64]) assert.equal(truncateEmail(`anna${at(letters)}`), `anna${at(25)}…`)
  })
  it('is cut at its end where it is a name, which has no domain', () =>
    assert.equal(truncateEmail('Maximilian Alexander von Ahornfeld'), 'Maximilian Alexander von Ahor…'))
})

describe('a refusal of the secure site', () => {
  it('is EmailRateLimited, with the seconds it names [S8-33]', () => {
    assert.deepEqual(readLoginError('Please try again after 17 seconds', 'Other'), {
      _tag: 'EmailRateLimited',
      seconds: 17,
    })
    assert.deepEqual(readLoginError('Error: Please try again after 1 second.', 'Code'), {
      _tag: 'EmailRateLimited',
      seconds: 1,
    })
  })
  it('is EmailInvalid when it speaks of an invalid e-mail', () =>
    assert.deepEqual(readLoginError('Invalid email', 'Other'), { _tag: 'EmailInvalid' }))
  it('is UnverifiedDomain, as words or as a reason [S8-39]', () => {
    for (const text of ['Unverified Domain', 'unverified_domain'])
      assert.deepEqual(readLoginError(text, 'Other'), { _tag: 'UnverifiedDomain' })
  })
  it('is FrameRequestAborted when it says so [S8-50]', () =>
    assert.deepEqual(readLoginError('Request was aborted', 'Other'), { _tag: 'FrameRequestAborted' }))
  it('is CodeRefused, in whatever words, where a code was asked about', () => {
    for (const text of ['', 'Invalid OTP', 'nope'])
      assert.deepEqual(readLoginError(text, 'Code'), { _tag: 'CodeRefused' })
  })
  it('keeps its words otherwise, and tells them without e-mail addresses [S-26]', () => {
    const error = readLoginError('No user <ana@example.org> has 210000 wei', 'Other')
    assert.equal(describeError(error).message, 'No user <…@…> has 210000 wei')
  })
  it('keeps no more than 500 characters of them', () => {
    assert.deepEqual(readLoginError('x'.repeat(10_000), 'Other'), { _tag: 'FrameFailed', message: 'x'.repeat(500) })
  })
})
