import '../support/dom.js'
import { cleanup, render, screen } from '@testing-library/react'
import { assert } from 'chai'
import { QrCode } from '../../../ui-react/pairing/QrCode.js'

describe('a QR code', () => {
  it('of 300 bytes is one path besides its three finders, drawn on no canvas [P-07]', () => {
    cleanup()
    const text = `wc:${'0123456789abcdef'.repeat(19)}`.slice(0, 300)
    render(<QrCode text={text} name="Code" />)
    const code = screen.getByRole('img', { name: 'Code' })
    assert.equal(code.tagName, 'svg')
    assert.lengthOf(code.querySelectorAll('path'), 1)
    assert.isAbove(code.querySelector('path')?.getAttribute('d')?.length ?? 0, 5_000)
    assert.lengthOf([...code.querySelectorAll('rect')], 6)
    assert.isNull(document.querySelector('canvas'))
    assert.notInclude(document.body.innerHTML, text)
  })
})
