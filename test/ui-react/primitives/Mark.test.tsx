import '../support/dom.js'
import { act, render } from '@testing-library/react'
import { assert } from 'chai'
import { lazyComponent } from '../../../ui-react/modal/lazyComponent.js'
import { Mark } from '../../../ui-react/primitives/Mark.js'

const Drawing = ({ id }: { readonly id: string }) => <svg data-id={id} />

/** What is drawn before and after the code of the marks has come, or has not. */
const drawMark = async (load: () => Promise<typeof Drawing>): Promise<readonly [string, string]> => {
  const { container } = render(<Mark marks={lazyComponent(load)} id="one" name="Zephyr" />)
  const before = container.innerHTML
  await act(async () => undefined)
  return [before, container.innerHTML]
}

describe('a mark', () => {
  it('is the first letter of the name until its drawing has come', async () => {
    const [before, after] = await drawMark(async () => Drawing)
    assert.include(before, 'data-letter="Z"')
    assert.equal(after, '<svg data-id="one"></svg>')
  })

  it('stays that letter where its drawing does not come', async () => {
    const [, after] = await drawMark(() => Promise.reject(new Error('no chunk')))
    assert.include(after, 'data-letter="Z"')
  })
})
