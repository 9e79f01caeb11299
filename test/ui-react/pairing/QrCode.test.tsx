import '../support/dom.js'
import { cleanup, render, screen } from '@testing-library/react'
import { assert } from 'chai'
import type { ReactNode } from 'react'
import { areRead, PAIRING_LINKS } from '../../support/qrDecoders.js'
import { QrCode } from '../../../ui-react/pairing/QrCode.js'
import { photographOf } from '../support/photographOf.js'

const drawCode = (text: string, picture?: ReactNode): HTMLElement => {
  cleanup()
  render(
    <QrCode text={text} name="Code">
      {picture}
    </QrCode>,
  )
  return screen.getByRole('img', { name: 'Code' })
}

describe('a QR code', () => {
  it('with 300 bytes is one path besides its three finders, without a canvas [P-07]', () => {
    const text = `wc:${'0123456789abcdef'.repeat(19)}`.slice(0, 300)
    const code = drawCode(text)
    assert.equal(code.tagName, 'svg')
    assert.lengthOf(code.querySelectorAll('path'), 1)
    assert.isAbove(code.querySelector('path')?.getAttribute('d')?.length ?? 0, 5_000)
    assert.lengthOf([...code.querySelectorAll('rect')], 6)
    assert.isNull(document.querySelector('canvas'))
    assert.notInclude(document.body.innerHTML, text)
  })

  // Inside its border of one pixel.
  for (const [sizePx, blurPx] of [
    [198, 0],
    [198, 1],
    [294, 1.5],
  ] as const)
    it(`is read by two decoders at ${sizePx} px with a blur of ${blurPx} px [U-47]`, () =>
      areRead(PAIRING_LINKS, (link) => photographOf(drawCode(link), sizePx, blurPx)))

  it('with a dark wallet picture in its middle, slightly out of focus, is read by both [U-47]', () =>
    areRead(PAIRING_LINKS, (link) => photographOf(drawCode(link, <b />), 294, 1)))
})
