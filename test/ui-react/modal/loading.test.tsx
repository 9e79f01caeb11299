import '../support/dom.js'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { assert } from 'chai'
import { lazyComponent, LoadBoundary, Loaded } from '../../../ui-react/modal/lazyComponent.js'
import { FramePlaceholder, PorticoModal } from '../../../ui-react/modal/PorticoModal.js'
import { PorticoProvider } from '../../../ui-react/shared/PorticoProvider.js'
import { change, draw, settle } from '../support/draw.js'
import { fakePortico } from '../support/fakePortico.js'

/** A chunk that a test delivers or withholds, and a frame to render it in. */
const setUpChunk = (answers: readonly (() => Promise<() => string>)[]) => {
  cleanup()
  let asked = 0
  let waited = 0
  const chunk = lazyComponent(async () => {
    const answer = answers[asked]
    asked += 1
    if (answer === undefined) throw new Error('asked too often')
    return answer()
  })
  const { portico, told } = fakePortico()
  const Frame = () => {
    waited += 1
    return <FramePlaceholder titleId="title" />
  }
  const drawChunk = () =>
    render(
      <PorticoProvider portico={portico}>
        <div role="dialog" aria-labelledby="title">
          <LoadBoundary
            onRetry={chunk.retry}
            fallback={(retry) => <FramePlaceholder titleId="title" onRetry={retry} />}
          >
            <Loaded chunk={chunk} waiting={<Frame />}>
              {(Part) => <Part />}
            </Loaded>
          </LoadBoundary>
        </div>
      </PorticoProvider>,
      // React reports errors caught by a boundary, which these tests cause.
      { onCaughtError: () => undefined },
    )
  return { chunk, drawChunk, told, asked: () => asked, waited: () => waited }
}

const lost = async (): Promise<never> => {
  throw new Error('the chunk is gone')
}
const never = (): Promise<never> => new Promise(() => undefined)
const arrived = async () => () => 'the view'

describe('a lazy part of the modal', () => {
  it('shows a named dialog with a close button while it loads', async () => {
    const { told, drawChunk } = setUpChunk([never])
    drawChunk()
    await settle()
    screen.getByRole('dialog', { name: 'Loading…' })
    fireEvent.click(screen.getByRole('button', { name: 'Close' }))
    assert.deepEqual(told, ['close'])
  })

  it('shows that it failed to load, and loads again on demand', async () => {
    const { asked, drawChunk } = setUpChunk([lost, arrived])
    drawChunk()
    await settle()
    assert.include(screen.getByRole('alert').textContent, 'could not be loaded')
    assert.equal(asked(), 1, 'asked by itself')
    screen.getByRole('button', { name: 'Reload the page' })
    fireEvent.click(screen.getByRole('button', { name: 'Load again' }))
    await settle()
    screen.getByText('the view')
  })
  it('renders at once, without a loading frame, if loaded before', async () => {
    const { chunk, drawChunk, waited } = setUpChunk([arrived])
    chunk.preload()
    await settle()
    drawChunk()
    screen.getByText('the view')
    assert.equal(waited(), 0)
  })

  it('loads again when rendered after a failed preload', async () => {
    const { chunk, drawChunk, asked } = setUpChunk([lost, arrived])
    chunk.preload()
    await settle()
    drawChunk()
    await settle()
    screen.getByText('the view')
    assert.equal(asked(), 2)
  })

  it('reopens as requested if the core failed to load and can be requested again', async () => {
    const { told, stores } = await draw(<PorticoModal />, (fake) =>
      fake.stores.modal.set({ _tag: 'NotLoaded', retryable: true, wanted: { view: 'Networks' } }),
    )
    fireEvent.click(screen.getByRole('button', { name: 'Load again' }))
    assert.include(told, 'open {"view":"Networks"}')
    await change(() => stores.modal.set({ _tag: 'NotLoaded', retryable: false, wanted: {} }))
    assert.isNull(screen.queryByRole('button', { name: 'Load again' }))
    screen.getByRole('button', { name: 'Reload the page' })
  })
})
