import '../support/dom.js'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { assert } from 'chai'
import { CodeField, toLatinDigits } from '../../../ui-react/primitives/CodeField.js'

const setUp = () => {
  cleanup()
  const sent: string[] = []
  const field = (busy: boolean, error?: string) => (
    <CodeField label="Code" busy={busy} error={error} onCode={(code) => sent.push(code)} />
  )
  const { rerender, container } = render(field(false))
  const input = screen.getByRole<HTMLInputElement>('textbox', { name: 'Code' })
  return {
    sent,
    input,
    type: (value: string) => void fireEvent.change(input, { target: { value } }),
    become: (busy: boolean, error?: string) => rerender(field(busy, error)),
    boxes: () => [...container.querySelectorAll('[aria-hidden="true"] > span')].map(({ textContent }) => textContent),
  }
}

describe('a field for a one-time code', () => {
  it('is one field with browser autofill and a numeric keyboard, shown as six boxes [W-29]', () => {
    const { input, boxes, type } = setUp()
    assert.deepEqual([input.autocomplete, input.inputMode, input.type], ['one-time-code', 'numeric', 'text'])
    type('01')
    assert.deepEqual(boxes(), ['0', '1', '', '', '', ''])
  })

  it('submits at the sixth digit, once, and keeps a leading zero', () => {
    const { type, sent } = setUp()
    type('01234')
    assert.isEmpty(sent)
    type('012345')
    type('0123456')
    assert.deepEqual(sent, ['012345'])
  })

  it('accepts a pasted code with surrounding text, and digits of other scripts', () => {
    const { type, sent, input } = setUp()
    type('Code: 123-456')
    assert.deepEqual([sent, input.value], [['123456'], '123456'])
    assert.equal(toLatinDigits('٠١۲３x4'), '01234')
  })

  it('accepts nothing while the code is checked, and is empty with a message after a refusal [W-29]', () => {
    const { type, sent, input, become, boxes } = setUp()
    input.focus()
    type('123456')
    become(true)
    assert.deepEqual([input.readOnly, input.getAttribute('aria-disabled')], [true, 'true'])
    if (input.form !== null) fireEvent.submit(input.form)
    become(false, 'Not right.')
    assert.deepEqual([sent, input.value, boxes().join('')], [['123456'], '', ''])
    assert.deepEqual(
      [screen.getByRole('alert').textContent, screen.getByRole('alert').id],
      ['Not right.', input.getAttribute('aria-describedby')],
    )
    assert.equal(document.activeElement, input)
    type('1')
    assert.isNull(screen.queryByRole('alert'))
  })
})
