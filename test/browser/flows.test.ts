import { assert } from 'chai'
import { flowsInDocument } from '../support/flowsInDocument.js'
import { FLOWS, stepsOf } from './support/flows.js'

/** A flow takes as long as three visits, and the first one builds the demo with source maps. */
const LONGEST_MS = 180_000

/** Files: what is shown while something loads is called on slow machines only. */
const CLOSE = 3

describe('the flows in docs/architecture.md', () => {
  const documented = flowsInDocument()

  globalThis.it('are the ones that are measured here', () => {
    assert.deepEqual(
      documented.map(({ title }) => title),
      Object.keys(FLOWS),
    )
  })

  for (const [title, measure] of Object.entries(FLOWS))
    globalThis
      .it(`list each file that hands on or decides, and no other: ${title}`, async () => {
        const flow = documented.find((each) => each.title === title)
        const listed = flow?.files ?? []
        const calls = await measure()
        const called = stepsOf(calls)
        assert.deepEqual(
          {
            calledButNotListed: called.filter((file) => !listed.includes(file)),
            listedButNotCalled: listed.filter((file) => !called.includes(file)),
          },
          { calledButNotListed: [], listedButNotCalled: [] },
        )
        assert.closeTo(calls.size, Number(flow?.called), CLOSE, 'the files called at all')
      })
      .timeout(LONGEST_MS)
})
