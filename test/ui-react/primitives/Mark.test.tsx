import '../support/dom.js'
import { act, render } from '@testing-library/react'
import { assert } from 'chai'
import { lazyComponent } from '../../../ui-react/modal/lazyComponent.js'
import { Mark } from '../../../ui-react/primitives/Mark.js'

const Drawing = ({ id }: { readonly id: string }) => <svg data-id={id} />

/** The rendering before and after the code of the icons has loaded or failed. */
const drawMark = async (load: () => Promise<typeof Drawing>): Promise<readonly [string, string]> => {
  const { container } = render(<Mark marks={lazyComponent(load)} id="one" name="Zephyr" />)
  const before = container.innerHTML
  await act(async () => undefined)
  return [before, container.innerHTML]
}

describe('an icon', () => {
  it('is the first letter of the name until its picture has loaded', async () => {
    const [before, after] = await drawMark(async () => Drawing)
    assert.include(before, 'data-letter="Z"')
    assert.equal(after, '<svg data-id="one"></svg>')
  })

  it('keeps that letter if its picture fails to load', async () => {
    const [, after] = await drawMark(() => Promise.reject(new Error('no chunk')))
    assert.include(after, 'data-letter="Z"')
  })
})
