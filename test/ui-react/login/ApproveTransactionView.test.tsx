import '../support/dom.js'
import { fireEvent, screen } from '@testing-library/react'
import { assert } from 'chai'
import { makeBackgroundInert } from '../../../ui-react/primitives/inertBackground.js'
import { change, drawView, settle } from '../support/draw.js'

const drawApproval = async () => {
  const fake = await drawView({ name: 'ApproveTransaction' }, ({ stores }) =>
    stores.approval.set({ method: 'personal_sign' }),
  )
  await settle()
  return fake
}
const placed = (told: readonly string[]): readonly string[] => told.filter((order) => order.startsWith('placeFrame'))
const moveTo = (top: number): void => {
  screen.getByRole('group', { name: 'The request, in a secure page of its own' }).getBoundingClientRect = () =>
    DOMRect.fromRect({ x: 15, y: top, width: 360, height: 480 })
}

describe('the view to approve a request', () => {
  it('has a named place for the frame, and reports its position [S2-16] [V-35]', async () => {
    const { told } = await drawApproval()
    screen.getByRole('group', { name: 'The request, in a secure page of its own' })
    assert.match(placed(told).at(-1) ?? '', /"left":.*"top":.*"width":.*"height":/)
  })

  it('follows its position, and does not move the frame or the focus unnecessarily', async () => {
    const { told } = await drawApproval()
    moveTo(90)
    fireEvent.scroll(window)
    await settle()
    const moved = placed(told)
    assert.equal(moved.at(-1), 'placeFrame {"left":15,"top":90,"width":360,"height":480}')
    fireEvent(window, new Event('resize'))
    await settle()
    assert.deepEqual(placed(told), moved)
  })

  it('leaves the frame in place during dialog animations, and moves it afterwards', async () => {
    const { told } = await drawApproval()
    let rest: () => void = () => undefined
    const finished = new Promise<void>((resolve) => (rest = resolve))
    const move = { playState: 'running', effect: { getComputedTiming: () => ({ endTime: 220 }) }, finished }
    const moves = [move]
    Object.assign(screen.getByRole('dialog'), { getAnimations: () => moves })
    const before = placed(told)
    moveTo(90)
    fireEvent.scroll(window)
    await settle()
    assert.deepEqual(placed(told), before)
    moves.pop()
    rest()
    await settle()
    assert.equal(placed(told).at(-1), 'placeFrame {"left":15,"top":90,"width":360,"height":480}')
  })

  it('moves the focus into the frame, which is elsewhere in the document', async () => {
    const { told } = await drawApproval()
    const before = placed(told).length
    fireEvent.click(screen.getByRole('button', { name: 'Go to the request' }))
    assert.lengthOf(placed(told), before + 1)
  })

  it('hides the frame when the view closes, or nothing is pending', async () => {
    const { told, stores } = await drawApproval()
    await change(() => stores.modal.set({ _tag: 'Open', history: [{ name: 'Networks' }], shaking: false }))
    assert.equal(placed(told).at(-1), 'placeFrame undefined')
    const again = await drawApproval()
    await change(() => again.stores.approval.set(undefined))
    assert.equal(placed(again.told).at(-1), 'placeFrame undefined')
    screen.getByText('No request waits for you.')
  })

  it('closes by the header, and has no second row of buttons', async () => {
    const { told } = await drawApproval()
    const names = screen.getAllByRole('button').map((button) => button.getAttribute('aria-label') ?? button.textContent)
    assert.deepEqual(names, ['Close', 'Go to the request'])
    fireEvent.click(screen.getByRole('button', { name: 'Close' }))
    assert.include(told, 'close')
  })

  it('keeps elements above the dialog usable, as the frame is [W-61]', () => {
    const [kept, frame, page] = ['dialog', 'frame', 'page'].map((id) =>
      Object.assign(document.createElement('div'), { id }),
    )
    if (kept === undefined || frame === undefined || page === undefined) throw new TypeError('nothing to hide')
    frame.style.display = 'none'
    document.body.append(kept, frame, page)
    const show = makeBackgroundInert(kept)
    assert.deepEqual([kept.inert, frame.inert, page.inert], [false, false, true])
    show()
    assert.isFalse(page.inert)
    for (const each of [kept, frame, page]) each.remove()
  })
})
