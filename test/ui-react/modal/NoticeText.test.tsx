import '../support/dom.js'
import { act, screen } from '@testing-library/react'
import { assert } from 'chai'
import { drawView } from '../support/draw.js'

const LINK = `wc:${'7f'.repeat(32)}@2?relay-protocol=irn&symKey=${'ab'.repeat(32)}`

describe('a text that the browser would not copy', () => {
  it('is shown whole in a field, selected, to be copied manually', async () => {
    const { stores } = await drawView({ name: 'Account' })
    act(() => stores.snackbar.set({ _tag: 'Shown', id: 1, notice: { _tag: 'CopyFailed', text: LINK } }))
    const field = screen.getByRole<HTMLTextAreaElement>('textbox', { name: /did not allow copying/ })
    assert.include(screen.getByRole('alert').textContent, 'The browser did not allow copying. Here it is:')
    assert.equal(field.value, LINK)
    assert.isTrue(field.readOnly)
    assert.equal(document.activeElement, field)
    assert.deepEqual([field.selectionStart, field.selectionEnd], [0, LINK.length])
    assert.isAtLeast(field.rows * 28, LINK.length)
  })

  it('is selected again if another text replaces it', async () => {
    const { stores } = await drawView({ name: 'Account' })
    for (const [id, text] of ['0xab', '0xabcdef'].entries())
      act(() => stores.snackbar.set({ _tag: 'Shown', id, notice: { _tag: 'CopyFailed', text } }))
    const field = screen.getByRole<HTMLTextAreaElement>('textbox')
    assert.deepEqual([field.value, field.selectionStart, field.selectionEnd], ['0xabcdef', 0, 8])
  })

  it('has no field with any other message', async () => {
    const { stores } = await drawView({ name: 'Account' })
    act(() => stores.snackbar.set({ _tag: 'Shown', id: 1, notice: { _tag: 'DisconnectFailed' } }))
    assert.isNull(screen.queryByRole('textbox'))
  })
})
