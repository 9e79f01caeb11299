import '../support/dom.js'
import { fireEvent, screen } from '@testing-library/react'
import { assert } from 'chai'
import { EmailField, type EmailFieldProps } from '../../../ui-react/primitives/EmailField.js'
import { change, draw } from '../support/draw.js'

const drawField = async (more: Partial<EmailFieldProps> = {}) => {
  const sent: string[] = []
  await draw(<EmailField label="Address" action="Go" onSubmit={(email) => sent.push(email)} {...more} />)
  const field = screen.getByRole<HTMLInputElement>('textbox', { name: 'Address' })
  return { sent, field, button: screen.getByRole('button', { name: 'Go' }) }
}
const type = (field: Element, value: string) => change(() => void fireEvent.change(field, { target: { value } }))

describe('a field for an e-mail address', () => {
  it('is an e-mail field for browsers and keyboards, and submits trimmed, by button and by Enter', async () => {
    const { field, button, sent } = await drawField()
    assert.deepEqual([field.type, field.autocomplete], ['email', 'email'])
    await type(field, ' ada@example.com ')
    fireEvent.click(button)
    if (field.form !== null) fireEvent.submit(field.form)
    assert.deepEqual(sent, ['ada@example.com', 'ada@example.com'])
  })

  it('submits nothing while it is empty, disabled, busy, or has the rejected address', async () => {
    for (const more of [
      {},
      { initial: 'ada@example.com', disabled: true },
      { initial: 'ada@example.com', busy: true },
      { initial: 'ada@example.com', except: 'ada@example.com' },
    ]) {
      const { field, button, sent } = await drawField(more)
      assert.equal(button.getAttribute('aria-disabled'), 'true')
      fireEvent.click(button)
      if (field.form !== null) fireEvent.submit(field.form)
      assert.isEmpty(sent)
    }
  })

  it('shows and announces an error beside it, until another address is typed [W-15]', async () => {
    const { field } = await drawField({ initial: 'ada', error: 'No address.' })
    const error = screen.getByRole('alert')
    assert.deepEqual(
      [error.textContent, field.getAttribute('aria-invalid'), field.getAttribute('aria-describedby')],
      ['No address.', 'true', error.id],
    )
    await type(field, 'ada@')
    assert.isNull(screen.queryByRole('alert'))
    assert.isFalse(field.hasAttribute('aria-invalid') || field.hasAttribute('aria-describedby'))
  })

  it('keeps the focus and is read-only while the address is being sent', async () => {
    const { field, button } = await drawField({ initial: 'ada@example.com', busy: true })
    assert.deepEqual([field.readOnly, field.disabled, button.getAttribute('aria-busy')], [true, false, 'true'])
  })
})
