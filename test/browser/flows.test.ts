import { assert } from 'chai'
import { flowsInDocument } from '../support/flowsInDocument.js'
import { FLOWS, stepsOf } from './support/flows.js'

/** All flows take as long as five visits, and the first one builds the demo with source maps. */
const LONGEST_MS = 180_000

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
        const listed = documented.find((flow) => flow.title === title)?.files ?? []
        const called = stepsOf(await measure())
        assert.deepEqual(
          {
            calledButNotListed: called.filter((file) => !listed.includes(file)),
            listedButNotCalled: listed.filter((file) => !called.includes(file)),
          },
          { calledButNotListed: [], listedButNotCalled: [] },
        )
      })
      .timeout(LONGEST_MS)
})
