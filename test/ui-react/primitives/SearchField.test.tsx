import '../support/dom.js'
import { fireEvent, screen } from '@testing-library/react'
import { assert } from 'chai'
import { useRef, useState } from 'react'
import { SearchField } from '../../../ui-react/primitives/SearchField.js'
import { useEscapeKey } from '../../../ui-react/primitives/Dialog.js'
import { change, draw } from '../support/draw.js'

const told: string[] = []

const Page = () => {
  const [text, setText] = useState('')
  const dialog = useRef<HTMLDivElement>(null)
  useEscapeKey(dialog, () => told.push('closed'))
  return (
    <div ref={dialog} role="dialog" aria-label="Networks">
      <button type="button">Elsewhere</button>
      <SearchField name="Search networks" clear="Clear" text={text} onText={setText} onDown={() => told.push('down')} />
    </div>
  )
}

const drawField = async () => {
  told.length = 0
  await draw(<Page />)
  const field = screen.getByRole('searchbox', { name: 'Search networks' })
  if (!(field instanceof HTMLInputElement)) throw new TypeError('not an input')
  return field
}
const press = (on: Element, key: string) => change(() => void fireEvent.keyDown(on, { key }))
const type = (field: Element, value: string) => change(() => void fireEvent.change(field, { target: { value } }))

describe('a search field', () => {
  it('has the direction of the page while empty, and then of its text [W-07]', async () => {
    const field = await drawField()
    assert.isFalse(field.hasAttribute('dir'))
    await type(field, 'محفظة')
    assert.equal(field.getAttribute('dir'), 'auto')
  })

  it('is focused by "/", which is an ordinary letter inside it', async () => {
    const field = await drawField()
    const elsewhere = screen.getByRole('button', { name: 'Elsewhere' })
    elsewhere.focus()
    await press(elsewhere, '/')
    assert.equal(document.activeElement, field)
    assert.isTrue(fireEvent.keyDown(field, { key: '/' }), 'the letter is not swallowed')
  })

  it('is emptied by the first Escape; the next one belongs to its surroundings', async () => {
    const field = await drawField()
    await type(field, 'base')
    await press(field, 'Escape')
    assert.equal(field.value, '')
    assert.deepEqual(told, [])
    await press(field, 'Escape')
    assert.deepEqual(told, ['closed'])
  })

  it('has a button that empties it and keeps the focus', async () => {
    const field = await drawField()
    assert.isNull(screen.queryByRole('button', { name: 'Clear' }))
    await type(field, 'base')
    await change(() => void fireEvent.click(screen.getByRole('button', { name: 'Clear' })))
    assert.equal(field.value, '')
    assert.equal(document.activeElement, field)
  })

  it('moves to the list by ArrowDown', async () => {
    const field = await drawField()
    await press(field, 'ArrowDown')
    assert.deepEqual(told, ['down'])
  })

  it('leaves keys to an IME composition', async () => {
    const field = await drawField()
    await type(field, 'ば')
    await change(() => void fireEvent.keyDown(field, { key: 'Escape', isComposing: true }))
    assert.equal(field.value, 'ば')
    assert.deepEqual(told, [])
  })
})
