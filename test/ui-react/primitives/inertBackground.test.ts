import '../support/dom.js'
import { assert } from 'chai'
import { makeBackgroundInert } from '../../../ui-react/primitives/inertBackground.js'
import { until } from '../../support/until.js'

const add = (role?: string): HTMLElement => {
  const element = document.body.appendChild(document.createElement('div'))
  if (role !== undefined) element.setAttribute('role', role)
  return element
}

describe('the page behind a dialog', () => {
  afterEach(() => document.body.replaceChildren())

  it('is inert while it is open, and stays inert if it was before', () => {
    const [main, other, kept] = [add(), add(), add('dialog')]
    other.inert = true
    const show = makeBackgroundInert(kept)
    assert.deepEqual([main.inert, other.inert, kept.inert], [true, true, false])
    show()
    assert.deepEqual([main.inert, other.inert], [false, true])
  })

  it('stays inert while another dialog of ours is open, in any order of closing', () => {
    const [main, lower] = [add(), add('dialog')]
    const showLower = makeBackgroundInert(lower)
    const upper = add('dialog')
    const showUpper = makeBackgroundInert(upper)
    assert.deepEqual([main.inert, lower.inert, upper.inert], [true, true, false])
    showLower()
    assert.isTrue(main.inert)
    showUpper()
    assert.deepEqual([main.inert, lower.inert], [false, false])
  })

  it('is restored, even if a host dialog recorded it as inert and writes that back [U-71]', async () => {
    const [main, kept] = [add(), add('dialog')]
    const show = makeBackgroundInert(kept)
    const later = add('dialog')
    show()
    main.inert = true
    later.remove()
    await until(() => !main.inert)
    // From then on it belongs to the host.
    main.inert = true
    add().remove()
    await new Promise<void>((resolve) => void setImmediate(resolve))
    assert.isTrue(main.inert)
  })
})
