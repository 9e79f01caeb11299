import '../support/dom.js'
import { fireEvent, screen } from '@testing-library/react'
import { assert } from 'chai'
import type { EmailUpdateState } from '../../../domain/login/emailLogin.js'
import type { LoggedIn } from '../../../domain/account/embeddedUser.js'
import { change, drawView } from '../support/draw.js'
import { inView } from '../support/inView.js'
import { wordsOf } from '../support/wordsOf.js'

const ADA: LoggedIn = {
  email: 'ada@example.com',
  address: '0x1',
  accounts: [],
  caipNetworkId: 'eip155:1',
  preferredAccountType: 'eoa',
  smartAccountDeployed: false,
}
const NEW = 'grace@example.com'

const drawn = (state: EmailUpdateState = { _tag: 'Idle' }, user: LoggedIn = ADA) =>
  drawView({ name: 'UpdateEmailWallet' }, ({ stores }) => {
    stores.loggedIn.set(user)
    stores.emailUpdate.set(state)
  })
const field = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'New e-mail address' })
const code = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Six-digit code' })
const type = (into: Element, value: string) => change(() => void fireEvent.change(into, { target: { value } }))
const press = (name: string) => change(() => void fireEvent.click(screen.getByRole('button', { name })))
const status = (): string => wordsOf(inView().getByRole('status'))

describe('the view that changes the e-mail address', () => {
  it('starts with the current address, and saves only another one [S2-10] [V-16]', async () => {
    const { told } = await drawn()
    screen.getByRole('dialog', { name: 'Change your e-mail' })
    assert.equal(field().value, 'ada@example.com')
    await press('Save')
    assert.isFalse(told.some((order) => order.startsWith('updateEmail')))
    await type(field(), NEW)
    await press('Save')
    assert.include(told, `updateEmail "${NEW}"`)
  })

  it('shows that there is no login, and links to it [S8-15]', async () => {
    const { told, stores } = await drawn()
    await change(() => stores.loggedIn.set(undefined))
    assert.include(status(), 'Not connected to email or social')
    assert.isNull(screen.queryByRole('textbox'))
    await press('Log in')
    assert.include(told, 'go {"name":"Connect"}')
  })

  it('asks for the code of the old mailbox, then for that of the new one [S4-12] [V-17] [V-18]', async () => {
    const { told, stores } = await drawn({ _tag: 'VerifyOtp', email: NEW, step: 'VerifyPrimaryOtp', refused: false })
    assert.equal(status(), 'Enter the code from the mail to ada@example.com, your address until now.')
    await type(code(), '111111')
    await change(() => stores.emailUpdate.set({ _tag: 'CheckingCode', email: NEW, step: 'VerifyPrimaryOtp' }))
    assert.equal(status(), 'Checking the code…')
    await change(() =>
      stores.emailUpdate.set({ _tag: 'VerifyOtp', email: NEW, step: 'VerifySecondaryOtp', refused: false }),
    )
    assert.equal(status(), `Now enter the code from the mail to ${NEW}, your new address.`)
    assert.deepEqual([code().value, document.activeElement], ['', code()])
    await type(code(), '222222')
    assert.includeMembers(told, ['enterUpdateCode "111111"', 'enterUpdateCode "222222"'])
  })

  it('shows that a code was wrong, and returns to the address', async () => {
    await drawn({ _tag: 'VerifyOtp', email: NEW, step: 'VerifySecondaryOtp', refused: true })
    screen.getByText('That code is not right. Enter the one from the newest mail.')
    await press('Use another address')
    assert.equal(document.activeElement, field())
  })

  it('shows which mailbox has a new code, or why none was sent [S4-12]', async () => {
    const asked = { _tag: 'VerifyOtp', email: NEW, step: 'VerifyPrimaryOtp', refused: false } as const
    const { stores } = await drawn({ ...asked, resend: { _tag: 'Sent' } })
    assert.equal(status(), 'A new code is on its way to ada@example.com. Only the new one works.')
    await change(() =>
      stores.emailUpdate.set({ ...asked, resend: { _tag: 'Failed', error: { _tag: 'EmailRateLimited', seconds: 9 } } }),
    )
    assert.include(wordsOf(inView().getByRole('alert')), 'Please try again after 9 seconds')
    assert.isNotNull(code())
  })

  it('shows that the address was changed, and ends', async () => {
    const { told, stores } = await drawn({ _tag: 'CheckingCode', email: NEW, step: 'VerifySecondaryOtp' })
    await change(() => stores.emailUpdate.set({ _tag: 'Updated', email: NEW }))
    assert.include(status(), `From now on you log in with ${NEW}.`)
    await press('Done')
    assert.include(told, 'back')
  })

  it('starts again after an earlier change', async () => {
    await drawn({ _tag: 'Updated', email: NEW }, { ...ADA, email: NEW })
    assert.equal(field().value, NEW)
  })

  it('shows why it failed, and offers a retry', async () => {
    const { told } = await drawn({ _tag: 'Failed', email: NEW, error: { _tag: 'FrameTimedOut', afterMs: 120_000 } })
    assert.include(status(), 'The login service did not answer in time.')
    await press('Save')
    assert.include(told, `updateEmail "${NEW}"`)
  })

  it('offers to reload the change, or the page, if its code failed to load, as Connect does [S8-14]', async () => {
    const { told } = await drawn({
      _tag: 'Failed',
      email: NEW,
      error: { _tag: 'ChunkNotLoaded', cause: new TypeError('offline') },
    })
    assert.equal(inView().getByRole('alert').querySelectorAll('button').length, 2)
    screen.getByRole('button', { name: 'Reload the page' })
    screen.getByRole('button', { name: 'Load again' }).click()
    assert.include(told, 'updateEmail "grace@example.com"')
  })

  it('shows at the field that an address is invalid [W-15]', async () => {
    await drawn({ _tag: 'Failed', email: 'grace', error: { _tag: 'EmailInvalid' } })
    assert.equal(inView().getByRole('alert').textContent, 'Enter a full e-mail address, such as name@example.com.')
  })
})
