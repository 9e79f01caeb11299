import '../support/dom.js'
import { fireEvent, screen } from '@testing-library/react'
import { assert } from 'chai'
import type { EmailLoginState } from '../../../domain/login/emailLogin.js'
import type { LoginError } from '../../../domain/login/loginError.js'
import { change, drawView } from '../support/draw.js'
import { inView } from '../support/inView.js'
import { onStoppedClock } from '../support/onStoppedClock.js'
import { wordsOf } from '../support/wordsOf.js'

const EMAIL = 'ada@example.com'
const soon = (): number => Date.now() + 24_500
const drawn = (state: EmailLoginState) => drawView({ name: 'EmailLogin' }, ({ stores }) => stores.emailLogin.set(state))
const field = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'E-mail address' })
const code = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Six-digit code' })
const type = (into: Element, value: string) => change(() => void fireEvent.change(into, { target: { value } }))
const press = (name: string) => change(() => void fireEvent.click(screen.getByRole('button', { name })))
const status = (): string => wordsOf(inView().getByRole('status'))

describe('the e-mail login view', () => {
  it('asks for the address, has the focus there, and shows that a mail is being sent [S2-09]', async () => {
    const { told, stores } = await drawn({ _tag: 'Idle' })
    assert.equal(document.activeElement, field())
    await type(field(), EMAIL)
    await press('Continue')
    assert.include(told, `loginByEmail "${EMAIL}"`)
    await change(() => stores.emailLogin.set({ _tag: 'Sending', email: EMAIL }))
    assert.equal(status(), `Sending a mail to ${EMAIL}…`)
    assert.equal(screen.getByRole('button', { name: 'Continue' }).getAttribute('aria-busy'), 'true')
  })

  it('shows at the field that an address is invalid [W-15] [S5-14]', async () => {
    await drawn({ _tag: 'Failed', email: 'ada', error: { _tag: 'EmailInvalid' } })
    assert.equal(field().value, 'ada')
    assert.equal(inView().getByRole('alert').textContent, 'Enter a full e-mail address, such as name@example.com.')
  })

  it('on a new device points to the link in the mail, with the address shortened over 30 characters [S5-19] [V-14]', async () => {
    const { stores } = await drawn({
      _tag: 'VerifyDevice',
      email: 'a.very.long.name.of.somebody@example.com',
      resendAt: soon(),
    })
    screen.getByText('Open the link in the mail')
    assert.include(status(), '…@example.com')
    assert.notInclude(document.body.textContent, 'somebody@')
    await change(() => stores.emailLogin.set({ _tag: 'VerifyOtp', email: EMAIL, resendAt: soon(), refused: false }))
    assert.equal(document.activeElement, code(), 'the focus goes on with the visitor')
  })

  it('shows that the link timed out, and waits again on one press while it is valid [S9-10]', async () => {
    const unopened = (linkUntil: number): EmailLoginState => ({
      _tag: 'DeviceUnconfirmed',
      email: EMAIL,
      resendAt: 0,
      linkUntil,
      error: { _tag: 'FrameTimedOut', afterMs: 120_000 },
    })
    const { told, stores } = await drawn({ _tag: 'VerifyDevice', email: EMAIL, resendAt: 0 })
    await change(() => stores.emailLogin.set(unopened(Date.now() + 60_000)))
    assert.equal(status(), `The link mailed to ${EMAIL} was not opened within two minutes. It works for twenty.`)
    await press('Wait again')
    assert.include(told, 'awaitDevice')
    await change(() => stores.emailLogin.set(unopened(Date.now())))
    assert.isNull(screen.queryByRole('button', { name: 'Wait again' }))
    await press('Send another mail')
    assert.include(told, 'resendCode')
  })

  it('takes the code, checks it, and empties the field with a message after a refusal [S4-11] [W-29]', async () => {
    const { told, stores } = await drawn({ _tag: 'VerifyOtp', email: EMAIL, resendAt: soon(), refused: false })
    assert.equal(status(), `Enter the code from the mail to ${EMAIL}.`)
    assert.equal(document.activeElement, code())
    await type(code(), '012345')
    assert.include(told, 'enterCode "012345"')
    await change(() => stores.emailLogin.set({ _tag: 'CheckingCode', email: EMAIL, resendAt: soon() }))
    assert.equal(status(), 'Checking the code…')
    await change(() => stores.emailLogin.set({ _tag: 'VerifyOtp', email: EMAIL, resendAt: soon(), refused: true }))
    assert.deepEqual(
      [code().value, inView().getByRole('alert').textContent],
      ['', 'That code is not right. Enter the one from the newest mail.'],
    )
    assert.equal(document.activeElement, code())
  })

  it(
    'sends another mail only after the cooldown, with a countdown [S9-08] [U-95]',
    onStoppedClock(async (pass) => {
      const { told, stores } = await drawn({ _tag: 'VerifyOtp', email: EMAIL, resendAt: soon(), refused: false })
      const waits = screen.getByRole('button', { name: 'Another mail in 25 s' })
      assert.equal(waits.getAttribute('aria-disabled'), 'true')
      await change(() =>
        stores.emailLogin.set({ _tag: 'VerifyOtp', email: EMAIL, resendAt: Date.now() + 1_200, refused: false }),
      )
      screen.getByRole('button', { name: 'Another mail in 2 s' })
      await pass(1_200)
      await press('Send another mail')
      assert.include(told, 'resendCode')
    }),
  )

  it('shows that a new code was sent, with an empty field, or why none was [S9-08] [U-15]', async () => {
    const asked = { _tag: 'VerifyOtp', email: EMAIL, resendAt: 0, refused: false } as const
    const { told, stores } = await drawn(asked)
    await type(code(), '0123')
    await change(() => stores.emailLogin.set({ ...asked, resend: { _tag: 'Sending' } }))
    assert.equal(status(), `Sending a mail to ${EMAIL}…`)
    assert.equal(screen.getByRole('button', { name: 'Send another mail' }).getAttribute('aria-disabled'), 'true')
    await change(() => stores.emailLogin.set({ ...asked, resend: { _tag: 'Sent' } }))
    assert.equal(status(), `A new code is on its way to ${EMAIL}. Only the new one works.`)
    assert.equal(code().value, '')
    await change(() =>
      stores.emailLogin.set({ ...asked, resend: { _tag: 'Failed', error: { _tag: 'FrameNotLoaded' } } }),
    )
    assert.equal(status(), `Enter the code from the mail to ${EMAIL}.`)
    const alert = wordsOf(inView().getByRole('alert'))
    assert.match(alert, /^Another mail could not be sent.*could not be loaded.*PTC-LOGIN-NOT-LOADED$/)
    await type(code(), '012345')
    await press('Send another mail')
    assert.includeMembers(told, ['enterCode "012345"', 'resendCode'])
  })

  it('accepts no code after another address was tried, and shows that a mail follows [S9-08]', async () => {
    const asked = { _tag: 'VerifyOtp', email: EMAIL, resendAt: soon(), refused: false } as const
    const { told } = await drawn({ ...asked, resend: { _tag: 'Waiting' } })
    assert.include(status(), `A new one goes to ${EMAIL} by itself.`)
    screen.getByRole('button', { name: 'Another mail in 25 s' })
    await type(code(), '012345')
    assert.isFalse(told.some((order) => order.startsWith('enterCode')))
  })

  it('shows the same for the link of a new device [S9-08] [V-14]', async () => {
    const asked = { _tag: 'VerifyDevice', email: EMAIL, resendAt: 0 } as const
    const { stores } = await drawn({ ...asked, resend: { _tag: 'Sent' } })
    assert.equal(status(), `A new link is on its way to ${EMAIL}. Once it is open, this page goes on.`)
    await change(() =>
      stores.emailLogin.set({ ...asked, resend: { _tag: 'Failed', error: { _tag: 'EmailRateLimited', seconds: 7 } } }),
    )
    assert.include(wordsOf(inView().getByRole('alert')), 'Please try again after 7 seconds')
    assert.include(status(), `It went to ${EMAIL}`)
  })

  it('returns to another address while a mail is awaited', async () => {
    const { told } = await drawn({ _tag: 'VerifyOtp', email: EMAIL, resendAt: soon(), refused: false })
    await press('Use another address')
    assert.deepEqual([field().value, document.activeElement], [EMAIL, field()])
    await type(field(), 'grace@example.com')
    await press('Continue')
    assert.include(told, 'loginByEmail "grace@example.com"')
  })

  it('offers to reload the login, or the page, if its code failed to load, as Connect does [S8-14]', async () => {
    const { told } = await drawn({
      _tag: 'Failed',
      email: EMAIL,
      error: { _tag: 'ChunkNotLoaded', cause: new TypeError('offline') },
    })
    assert.equal(inView().getByRole('alert').querySelectorAll('button').length, 2)
    screen.getByRole('button', { name: 'Reload the page' })
    screen.getByRole('button', { name: 'Load again' }).click()
    assert.include(told, 'loginByEmail "ada@example.com"')
  })

  it('waits for the account', async () => {
    await drawn({ _tag: 'Connecting', email: EMAIL })
    assert.include(status(), 'Logging in')
  })

  for (const [error, words, errorCode] of [
    [
      { _tag: 'FrameNotLoaded' },
      'The login service could not be loaded: offline, or blocked in this browser. Wallets work.',
      'PTC-LOGIN-NOT-LOADED',
    ],
    [{ _tag: 'FrameTimedOut', afterMs: 120_000 }, 'The login service did not answer in time.', 'PTC-LOGIN-TIMEOUT'],
    [
      { _tag: 'UnverifiedDomain' },
      'Logging in this way is not set up on this site. A wallet works.',
      'PTC-LOGIN-DOMAIN',
    ],
    [{ _tag: 'FrameFailed', message: 'internal: quota of plan' }, 'Logging in did not work.', 'PTC-LOGIN-FAILED'],
    [{ _tag: 'RpcNotAllowed', method: 'eth_sign' }, 'Action not allowed', 'PTC-LOGIN-RPC'],
    [
      { _tag: 'LoginChainNotSupported', id: 'bip122:0' },
      'Logging in does not work on this network. Choose another one.',
      'PTC-LOGIN-CHAIN',
    ],
  ] as const satisfies readonly (readonly [LoginError, string, string])[]) {
    it(`shows its own text and ${errorCode} on failure, and retries with the same address [U-15] [U-92]`, async () => {
      const { told } = await drawn({ _tag: 'Failed', email: EMAIL, error })
      assert.equal(status(), words + errorCode)
      assert.notInclude(document.body.textContent, 'quota')
      await press('Try again')
      assert.include(told, `loginByEmail "${EMAIL}"`)
    })
  }

  it(
    "counts down the server's seconds, and announces only the initial number [U-95]",
    onStoppedClock(async (pass) => {
      await drawn({ _tag: 'Failed', email: EMAIL, error: { _tag: 'EmailRateLimited', seconds: 2 } })
      screen.getAllByText('Please try again after 2 seconds')
      assert.equal(status(), 'Please try again after 2 seconds')
      assert.equal(screen.getByRole('button', { name: 'Try again' }).getAttribute('aria-disabled'), 'true')
      await pass(1_000)
      screen.getByText('Please try again after 1 seconds')
      assert.equal(status(), 'Please try again after 2 seconds')
      await pass(1_000)
      assert.isNotEmpty(screen.getAllByText('You can try again now.'))
      assert.equal(screen.getByRole('button', { name: 'Try again' }).getAttribute('aria-disabled'), 'false')
    }),
  )
})
